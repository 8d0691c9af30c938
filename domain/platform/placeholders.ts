import { isAmong } from "./typed-records.ts";

/** The placeholders of a template, which are filled in for the request that it is used for. There are no others. */
export const PLACEHOLDERS = [
  "name",
  "firstName",
  "reference",
  "type",
  "premium",
  "agent",
  "agency",
  "officePhone",
  "officeHours",
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
/** The known values of placeholders; a placeholder without a value stays open. */
export type PlaceholderValues = Partial<Record<Placeholder, string>>;

const MARK = /\{([^{}\n]{0,40})\}/g;

const isPlaceholder = (name: string): name is Placeholder => isAmong(PLACEHOLDERS, name);

const namesIn = (text: string) => [...text.matchAll(MARK)].map(([, name = ""]) => name.trim());

/** Returns true when a text has an unknown placeholder, which nobody can fill in. */
export function hasUnknownPlaceholder(text: string, known: readonly string[] = PLACEHOLDERS): boolean {
  return namesIn(text).some((name) => !known.includes(name));
}

/**
 * Returns the placeholders of a text that cannot be filled in, as they are written: unknown ones, those that are not
 * allowed here, and single or doubled braces.
 */
export function wrongPlaceholders(text: string, allowed: readonly Placeholder[]): string[] {
  const marks = [...text.matchAll(/\{+[^{}\n]{0,40}\}*|\}+/g)].map(([mark]) => mark.trim());
  const isRight = (mark: string) => allowed.some((name) => mark.replaceAll(/\s/g, "") === `{${name}}`);
  return [...new Set(marks.filter((mark) => !isRight(mark)))];
}

/** Returns true when a text has this placeholder. */
export function hasPlaceholder(text: string, name: Placeholder): boolean {
  return namesIn(text).includes(name);
}

/** Returns true when a text that is about to be sent still has an open placeholder. */
export function hasOpenPlaceholder(text: string): boolean {
  return namesIn(text).some(isPlaceholder);
}

/** Fills in the placeholders of a text whose values are known. */
export function fillPlaceholders<Name extends string = Placeholder>(
  text: string,
  values: Readonly<Partial<Record<Name, string>>>,
): string {
  const known = new Map(Object.entries<string | undefined>(values));
  return text.replace(MARK, (mark, name: string) => known.get(name.trim()) || mark);
}

/**
 * Fills in every placeholder of a text that nobody reads before it is sent. One without a value is dropped with the
 * space before it, so that "Hello {firstName}," becomes "Hello,".
 */
export function fillAllPlaceholders(text: string, values: PlaceholderValues): string {
  return fillPlaceholders(text, values).replace(/[ \t]*\{\s*(\w+)\s*\}/g, (mark, name: string) =>
    isPlaceholder(name) ? "" : mark,
  );
}
