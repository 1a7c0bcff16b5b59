// A picture in 256 colours: the colours are halved along their widest axis until there are enough.
async (base64) => {
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);

  const found = new Map();
  for (let k = 0; k < data.length; k += 4) {
    const key = (data[k] << 16) | (data[k + 1] << 8) | data[k + 2];
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  const colours = [...found].map(([key, n]) => ({
    key,
    n,
    rgb: [key >> 16, (key >> 8) & 255, key & 255],
  }));

  const spread = (box) => {
    const ranges = [0, 1, 2].map((c) => {
      let least = 255;
      let most = 0;
      for (const { rgb } of box) {
        least = Math.min(least, rgb[c]);
        most = Math.max(most, rgb[c]);
      }
      return most - least;
    });
    const axis = ranges.indexOf(Math.max(...ranges));
    const weight = box.reduce((sum, { n }) => sum + n, 0);
    return { box, axis, worth: ranges[axis] * Math.sqrt(weight) };
  };
  const boxes = [spread(colours)];
  while (boxes.length < 256) {
    boxes.sort((a, b) => a.worth - b.worth);
    const { box, axis, worth } = boxes.pop();
    if (worth === 0) {
      boxes.push(spread(box));
      break;
    }
    box.sort((a, b) => a.rgb[axis] - b.rgb[axis]);
    const half = box.reduce((sum, { n }) => sum + n, 0) / 2;
    let cut = 0;
    for (let sum = 0; cut < box.length - 1 && sum < half; cut++)
      sum += box[cut].n;
    cut = Math.max(1, cut);
    boxes.push(spread(box.slice(0, cut)), spread(box.slice(cut)));
  }

  const index = new Map();
  const palette = boxes.map(({ box }, n) => {
    let most = box[0];
    for (const colour of box) {
      index.set(colour.key, n);
      if (colour.n > most.n) most = colour;
    }
    return most.rgb;
  });
  const pixels = new Uint8Array(width * height);
  for (let k = 0; k < pixels.length; k++) {
    const at = 4 * k;
    pixels[k] = index.get(
      (data[at] << 16) | (data[at + 1] << 8) | data[at + 2],
    );
  }
  let text = "";
  for (let k = 0; k < pixels.length; k += 8192) {
    text += String.fromCharCode(...pixels.subarray(k, k + 8192));
  }
  return { width, height, palette, pixels: btoa(text) };
};
