import { isAmong } from "./typed-records.ts";

/** What a template leaves open, filled in for the request that it is used for. There are no others. */
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
/** What is known of them; what is not stays open. */
export type PlaceholderValues = Partial<Record<Placeholder, string>>;

const MARK = /\{([^{}\n]{0,40})\}/g;

const isPlaceholder = (name: string): name is Placeholder => isAmong(PLACEHOLDERS, name);

const namesIn = (text: string) => [...text.matchAll(MARK)].map(([, name = ""]) => name.trim());

/** Whether a text leaves something open that nobody can fill in. */
export function hasUnknownPlaceholder(text: string): boolean {
  return namesIn(text).some((name) => !isPlaceholder(name));
}

/** Whether something is still open in a text that is about to be sent. */
export function hasOpenPlaceholder(text: string): boolean {
  return namesIn(text).some(isPlaceholder);
}

/** A text with everything filled in that is known. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(MARK, (mark, name: string) => {
    const known = name.trim();
    return (isPlaceholder(known) && values[known]) || mark;
  });
}
