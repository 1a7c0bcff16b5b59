/** Two fingers make the map larger or smaller; the point between them stays where it is. */

export const LEAST = 700;
export const MOST = 2000;
export const STEP = 1.25;

export const within = (width: number): number => Math.min(MOST, Math.max(LEAST, width));

interface Finger {
  clientX: number;
  clientY: number;
}

const apart = (a: Finger, b: Finger): number =>
  Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/** Where a scroll position must go so that a point of the window keeps its place on the map. */
export function anchored(scroll: number, point: number, factor: number): number {
  return (scroll + point) * factor - point;
}

/** Follow pinches on a scrolling element; `read` and `write` hold the width of what it scrolls. */
export function pinch(read: () => number, write: (width: number) => Promise<void>) {
  return (node: HTMLElement): (() => void) => {
    let start: { distance: number; width: number } | null = null;

    async function resize(to: number, x: number, y: number): Promise<void> {
      const before = read();
      const after = within(to);
      const { left, top } = node.getBoundingClientRect();
      const { scrollLeft, scrollTop } = node;
      await write(after);
      node.scrollLeft = anchored(scrollLeft, x - left, after / before);
      node.scrollTop = anchored(scrollTop, y - top, after / before);
    }
    function begin(event: TouchEvent): void {
      const [a, b] = event.touches;
      start = a && b ? { distance: apart(a, b), width: read() } : null;
    }
    function move(event: TouchEvent): void {
      const [a, b] = event.touches;
      if (!start || !a || !b) return;
      event.preventDefault();
      void resize(
        (start.width * apart(a, b)) / start.distance,
        (a.clientX + b.clientX) / 2,
        (a.clientY + b.clientY) / 2,
      );
    }
    function wheel(event: WheelEvent): void {
      if (!event.ctrlKey) return;
      event.preventDefault();
      void resize(read() * Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
    }

    node.addEventListener("touchstart", begin, { passive: true });
    node.addEventListener("touchmove", move, { passive: false });
    node.addEventListener("touchend", begin, { passive: true });
    node.addEventListener("wheel", wheel, { passive: false });
    return () => {
      node.removeEventListener("touchstart", begin);
      node.removeEventListener("touchmove", move);
      node.removeEventListener("touchend", begin);
      node.removeEventListener("wheel", wheel);
    };
  };
}
