/** What browsers have and jsdom lacks: here nothing ever changes its size, and no wish is known. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
globalThis.matchMedia ??= (media) => {
  const query = { media, matches: false, onchange: null };
  return Object.assign(new EventTarget(), query) as unknown as MediaQueryList;
};
