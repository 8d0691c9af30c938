const COMBINING_MARKS = /\p{M}/gu;
const CURLY_APOSTROPHES = /[\u2018\u2019]/g;

/** Normalizes a text for comparison: no case, no accents, and the plain apostrophe that a keyboard types. */
export function foldText(text: string): string {
  return text.normalize("NFD").replace(COMBINING_MARKS, "").replace(CURLY_APOSTROPHES, "'").toLowerCase();
}
