// Before the first paint: the mood and the size the player chose, or the system's.  A file of its own, as
// the page may hold no script in itself; not a module, as those wait until the page is there.
{
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("kanly-settings")) ?? {};
    chosen.theme ??= localStorage.getItem("kanly-theme");
  } catch {
    // Nothing was chosen, or nothing may be stored.
  }
  const dark = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const { theme, text } = chosen;
  document.documentElement.dataset.theme = ["light", "dark"].includes(theme) ? theme : dark;
  document.documentElement.dataset.text = text ?? "normal";
}
