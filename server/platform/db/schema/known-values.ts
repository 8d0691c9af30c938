import { sql, type SQL } from "drizzle-orm";

const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(", ");

/** Builds a check constraint: the column holds one of the values that the program knows, or null. */
export const isOneOf = (column: string, values: readonly string[]): SQL => sql.raw(`${column} in (${quoted(values)})`);

/** Builds a check constraint: the column holds a value that the program knows, or one of this pattern, or null. */
export const isOneOfOrLike = (column: string, values: readonly string[], pattern: string): SQL =>
  sql.raw(`${column} in (${quoted(values)}) or ${column} ~ '${pattern}'`);

/** Builds a check constraint: the column holds one of the values that belong to the row's kind. */
export function isOneOfItsKind(kind: string, column: string, byKind: Record<string, readonly string[]>): SQL {
  const parts = Object.entries(byKind).map(
    ([name, values]) => `(${kind} = '${name}' and ${column} in (${quoted(values)}))`,
  );
  return sql.raw(parts.join(" or "));
}
