/** As many signs and lines of a small card as it has room for, each of them whole. */
import type { Attachment } from "svelte/attachments";

/** Signs that would be cut by the lower edge of their box are left out. */
function hideCut(box: HTMLElement): void {
  const { bottom } = box.getBoundingClientRect();
  for (const signs of box.querySelectorAll<HTMLElement>(".fx"))
    signs.style.visibility = signs.getBoundingClientRect().bottom > bottom + 1 ? "hidden" : "";
}

/** Where there are no sentences to shorten. */
export const wholeSigns: Attachment<HTMLElement> = (box) => {
  const look = new ResizeObserver(() => hideCut(box));
  look.observe(box);
  return () => look.disconnect();
};

export const wholeLines: Attachment<HTMLElement> = (body) => {
  const measure = (): void => {
    const most = Number(getComputedStyle(body).getPropertyValue("--say")) || Infinity;
    const { bottom } = body.getBoundingClientRect();
    for (const sentence of body.querySelectorAll<HTMLElement>(".say")) {
      sentence.style.display = "";
      const { top } = sentence.getBoundingClientRect();
      const lines = Math.floor((bottom - top) / parseFloat(getComputedStyle(sentence).lineHeight));
      sentence.style.setProperty("--say", String(Math.min(most, lines)));
      if (lines < 1 && !body.closest(".full")) sentence.style.display = "none";
    }
    hideCut(body);
  };
  const look = new ResizeObserver(measure);
  look.observe(body);
  return () => look.disconnect();
};
