/** Links to send somebody.  What is secret follows the #, which no server is told. */

/** Lets somebody into a room, or to one of its seats. */
export function invitationLink(room: string, invitation: string): string {
  return `${location.origin}/join/${room}#${encodeURIComponent(invitation)}`;
}

/** Fills in the code on another device. */
export function deviceLink(code: string): string {
  return `${location.origin}/device#${encodeURIComponent(code)}`;
}

/** The secret of the present address, which is taken out of it; the browser keeps it for a reload. */
export function takeSecret(): string {
  const kept: unknown = history.state;
  const secret = location.hash.slice(1);
  if (!secret) return typeof kept === "string" ? kept : "";
  const read = decoded(secret);
  history.replaceState(read, "", location.pathname);
  return read;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
