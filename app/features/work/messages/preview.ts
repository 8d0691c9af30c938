/** Maximum length of a text message's preview in the list (A §2). */
const PREVIEW_LENGTH = 60;

/**
 * Truncates a text to 60 characters plus an ellipsis. Splits by grapheme, so a character of several code units stays
 * whole.
 */
export function previewOf(text: string): string {
  const characters = [...new Intl.Segmenter().segment(text)];
  if (characters.length <= PREVIEW_LENGTH) return text;
  return `${characters
    .slice(0, PREVIEW_LENGTH)
    .map(({ segment }) => segment)
    .join("")}…`;
}
