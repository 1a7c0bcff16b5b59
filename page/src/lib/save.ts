/** Have the browser save something as a file. */
export function save(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** The same for data. */
export function saveJson(data: unknown, name: string): void {
  save(new Blob([JSON.stringify(data)], { type: "application/json" }), name);
}
