/** The value of one field of a request: a text, or the chosen ones of several. */
export type DetailValue = string | string[];
/** The values of a request by field; a field without a value is null, empty or missing. */
export type DetailValues = Readonly<Record<string, DetailValue | null | undefined>>;

/** Converts a stored value to the value of a field; anything that is no value becomes an empty text. */
export function detailValue(stored: unknown): DetailValue {
  if (Array.isArray(stored)) return stored.map(String);
  return typeof stored === "string" ? stored : "";
}

/** Returns true for a field without a value. */
export function isEmptyValue(value: DetailValue | null | undefined): boolean {
  return value === null || value === undefined || value.length === 0;
}

/** Returns true when two values are equal. The order of several choices makes no difference. */
export function isSameValue(one: DetailValue | null | undefined, other: DetailValue | null | undefined): boolean {
  const [a, b] = [comparable(one), comparable(other)];
  return a.length === b.length && a.every((part, at) => part === b[at]);
}

function comparable(value: DetailValue | null | undefined): string[] {
  if (isEmptyValue(value)) return [];
  return [value ?? ""].flat().toSorted();
}

/**
 * The fields that always have a value, even where none is stored: a request without an office belongs to the main one.
 * Changing them is never the completion of an empty field.
 */
const NEVER_EMPTY: readonly string[] = ["language", "location"];

/** Returns true when a change of the field adds a missing value instead of replacing one. */
export function isCompletion(field: string, stored: DetailValue | null | undefined): boolean {
  return !NEVER_EMPTY.includes(field) && isEmptyValue(stored);
}

/** The merge of one person's changes with what others have saved meanwhile (three-way merge). */
type DetailMerge = {
  /** Fields that only others changed: their values are taken over. */
  taken: string[];
  /** Fields that both changed to the same value. */
  agreed: string[];
  /** Fields that both changed, to different values: the person has to choose. */
  clashing: string[];
};

/**
 * Compares the values that a person began with (`base`), has now (`mine`) and the stored ones (`theirs`), field by
 * field.
 */
export function mergeDetails(base: DetailValues, mine: DetailValues, theirs: DetailValues): DetailMerge {
  const changed = Object.keys(theirs).filter((field) => !isSameValue(theirs[field], base[field]));
  const isMine = (field: string) => !isSameValue(mine[field], base[field]);
  const isAgreed = (field: string) => isSameValue(mine[field], theirs[field]);
  return {
    taken: changed.filter((field) => !isMine(field)),
    agreed: changed.filter((field) => isMine(field) && isAgreed(field)),
    clashing: changed.filter((field) => isMine(field) && !isAgreed(field)),
  };
}
