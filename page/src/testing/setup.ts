/** What browsers have and jsdom lacks: here nothing ever changes its size. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
