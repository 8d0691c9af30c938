/** Puts a sentence before a text, as a paragraph of its own. A text that begins with it stays as it is. */
export function withSaidFirst(first: string | null, text: string): string {
  return first === null || text.trimStart().startsWith(first) ? text : `${first}\n\n${text}`;
}
