/** Returns the anchor id of a letter. */
export function letterId(letter: string): string {
  return `letter-${letter.toLowerCase()}`;
}
