import { sql, type SQL } from "drizzle-orm";
import { fieldsThat, type AnyUses } from "../../../domain/request-fields.ts";

/** The words by which a request is found: those of its searched fields, and its reference with and without its letter. */
export function requestTerms(uses: AnyUses): SQL {
  const terms = fieldsThat(uses, (use) => use.isSearched).flatMap((field) => {
    const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const { is } = uses[field] ?? {};
    if (is === "phone") return [`phone_terms(${column})`];
    return is === "email" ? [column, `split_part(${column}, '@', 2)`] : [column];
  });
  return sql.raw(`search_terms(${[...terms, "reference", "substr(reference, 3)"].join(", ")})`);
}
