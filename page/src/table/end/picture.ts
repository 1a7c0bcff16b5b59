/** A drawing of the page as a picture of its own: colours and fonts are written into it. */

const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
] as const;

/** The drawing with everything written into it that the style sheets say. */
export function standalone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const originals = [drawing, ...drawing.querySelectorAll("*")];
  const copies = [copy, ...copy.querySelectorAll("*")];
  originals.forEach((original, k) => {
    const style = getComputedStyle(original);
    const one = copies[k];
    for (const name of STYLES) one?.setAttribute(name, style.getPropertyValue(name));
    one?.removeAttribute("class");
  });
  return copy;
}

/** The drawing as a PNG of so many pixels. */
export async function png(drawing: SVGSVGElement, width: number, height: number): Promise<Blob> {
  const copy = standalone(drawing);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const text = new XMLSerializer().serializeToString(copy);
  const url = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    if (!blob) throw new Error("the picture cannot be drawn");
    return blob;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** What a symbol of the page's sprites is made of, once it is there. */
export async function inside(id: string): Promise<string> {
  for (let frame = 0; frame < 300; frame++) {
    const symbol = document.getElementById(id);
    if (symbol) return symbol.innerHTML;
    await new Promise(requestAnimationFrame);
  }
  return "";
}
