/** How much of a text message the list shows (A §2). */
const PREVIEW_LENGTH = 60;

/** The first 60 characters of a text, then an ellipsis where there is more. A character of several code units stays whole. */
export function previewOf(text: string): string {
  const characters = [...new Intl.Segmenter().segment(text)];
  if (characters.length <= PREVIEW_LENGTH) return text;
  return `${characters
    .slice(0, PREVIEW_LENGTH)
    .map(({ segment }) => segment)
    .join("")}…`;
}
