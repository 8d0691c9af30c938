import { sql, type SQL } from "drizzle-orm";
import { filterFields, type AnyUses } from "../../../../domain/work/request-fields.ts";

/**
 * Builds the SQL for the search terms of a request: those of the searched fields of every kind, and its reference with
 * and without its letter. A field that a kind does not have is empty there.
 */
export function requestTerms(kinds: AnyUses[]): SQL {
  const terms = kinds.flatMap((uses) =>
    filterFields(uses, (use) => use.isSearched).flatMap((field) => {
      const { is, storedAs } = uses[field] ?? {};
      const value = storedAs === "detail" ? `details->>'${field}'` : String(storedAs);
      if (is === "phone") return [`phone_terms(${value})`];
      return is === "email" ? [value, `split_part(${value}, '@', 2)`] : [value];
    }),
  );
  return sql.raw(`search_terms(${[...new Set(terms), "reference", "substr(reference, 3)"].join(", ")})`);
}
