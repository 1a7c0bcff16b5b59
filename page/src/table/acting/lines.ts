/** As many signs and lines of a small card as it has room for, each of them whole. */
import type { Attachment } from "svelte/attachments";

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
    for (const signs of body.querySelectorAll<HTMLElement>(".fx"))
      signs.style.visibility = signs.getBoundingClientRect().bottom > bottom + 1 ? "hidden" : "";
  };
  const look = new ResizeObserver(measure);
  look.observe(body);
  return () => look.disconnect();
};
