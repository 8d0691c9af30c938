const MAX_LETTERS = 2;

/**
 * Returns the initials of a name, at most two: the first letters of its first and last word. Words that begin with no
 * letter, such as “(Bob)” or a dash, do not count.
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const shown = words.length > MAX_LETTERS ? [words[0] ?? "", words.at(-1) ?? ""] : words;
  return shown.map((word) => [...word][0]?.toLocaleUpperCase() ?? "").join("");
}
