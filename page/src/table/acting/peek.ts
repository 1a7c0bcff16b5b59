/** Show a thing large while the pointer or the focus rests on it; a long press opens it. */
import type { Attachment } from "svelte/attachments";
import type { Session } from "../../lib/session.svelte";

const REST = 300;
const PRESS = 500;

export function peek(session: Session, target: string): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;

    const show = (): void => {
      session.peeked = { target, anchor: node.getBoundingClientRect() };
    };
    const hide = (): void => {
      clearTimeout(timer);
      session.leave(target);
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
      on("pointerenter", (event) => {
        session.hovered = target;
        if (event.pointerType === "mouse") timer = setTimeout(show, REST);
      }),
      on("pointerleave", hide),
      on("focus", () => {
        session.hovered = target;
        if (node.matches(":focus-visible")) timer = setTimeout(show, REST);
      }),
      on("blur", hide),
      on("pointerdown", (event) => {
        clearTimeout(timer);
        session.peeked = null;
        pressed = false;
        if (event.pointerType !== "mouse") {
          timer = setTimeout(() => {
            pressed = true;
            session.inspect(target);
          }, PRESS);
        }
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
