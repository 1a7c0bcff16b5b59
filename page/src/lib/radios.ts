/** Radio buttons show what is true: browsers show what was pressed, though it was refused. */
export function check(within: Element | undefined, value: () => string | null): void {
  if (!within?.isConnected) return;
  for (const radio of within.querySelectorAll("input")) radio.checked = radio.value === value();
}
