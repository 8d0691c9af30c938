/** Escapes a text for LIKE, so that every character stands for itself. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}
