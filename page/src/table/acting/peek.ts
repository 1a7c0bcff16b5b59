/** Show a thing large while the pointer or the focus rests on it; a long press opens it. */
import type { Attachment } from "svelte/attachments";
import type { Session } from "../../lib/session.svelte";
import { keyOf, type Thing } from "../../lib/things";

const REST = 300;
const PRESS = 500;
/** A finger that moves farther than this drags; it does not press. */
const STILL = 10;

export function peek(session: Session, thing: Thing): Attachment<HTMLElement> {
  const key = keyOf(thing);
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let from = { x: 0, y: 0 };

    const show = (): void => {
      session.peeked = { thing, anchor: node.getBoundingClientRect() };
    };
    const isShown = (): boolean => session.peeked !== null && keyOf(session.peeked.thing) === key;
    const hide = (): void => {
      clearTimeout(timer);
      session.leave(thing);
    };
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      handler: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ): (() => void) => {
      node.addEventListener(name, handler as EventListener, capture);
      return () => node.removeEventListener(name, handler as EventListener, capture);
    };

    const off = [
      on("pointerenter", () => {
        session.hovered = key;
      }),
      on("pointerleave", hide),
      on("focus", () => {
        session.hovered = key;
        clearTimeout(timer);
        if (node.matches(":focus-visible")) timer = setTimeout(show, REST);
      }),
      on("blur", hide),
      on("pointerdown", (event) => {
        clearTimeout(timer);
        session.peeked = null;
        pressed = false;
        from = { x: event.clientX, y: event.clientY };
        if (event.pointerType !== "mouse") {
          timer = setTimeout(() => {
            pressed = true;
            session.inspect(thing);
          }, PRESS);
        }
      }),
      on("pointermove", (event) => {
        if (event.pointerType === "mouse") {
          // Only who moved here wants to see it: what appears under a pointer at rest stays quiet.
          if (event.buttons || isShown()) return;
          clearTimeout(timer);
          timer = setTimeout(show, REST);
          return;
        }
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) clearTimeout(timer);
      }),
      on("pointerup", () => clearTimeout(timer)),
      on("pointercancel", hide),
      on("contextmenu", (event) => {
        if (pressed) event.preventDefault();
      }),
      on(
        "click",
        (event) => {
          if (pressed) {
            pressed = false;
            event.preventDefault();
            event.stopImmediatePropagation();
          }
        },
        true,
      ),
    ];
    return () => {
      hide();
      for (const stop of off) stop();
    };
  };
}
