/** A value that came with the program and is nobody's: a number of the fictional range, or a domain for examples. */
export type Placeholder = { section: string; value: string };

/** A number of this country whose exchange is 555, as in films; digits only, as settings store numbers. */
const FICTIONAL_NUMBER = /^\+?1?\d{3}555\d{4}$/;
/** The names that are kept for examples (RFC 2606), as a domain or as a part of an address. */
const EXAMPLE_NAME = /\bexample\b|\.(test|invalid)\b/i;
/** An e-mail address, the address of a page, or a bare domain. Plain sentences are not looked at. */
const ADDRESS = /^\S+@\S+$|^https?:\/\/|^[^\s@]+\.[a-z]{2,}$|<\S+@\S+>$/i;

export function isPlaceholder(value: string): boolean {
  return FICTIONAL_NUMBER.test(value) || (ADDRESS.test(value) && EXAMPLE_NAME.test(value));
}

/** Finds the placeholders in values by section, in their order, each once per section. */
export function placeholdersIn(sections: Record<string, unknown>): Placeholder[] {
  return Object.entries(sections).flatMap(([section, content]) => {
    const found = new Set(textsIn(content).filter(isPlaceholder));
    return [...found].map((value) => ({ section, value }));
  });
}

/** Lists the texts in a value of any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
