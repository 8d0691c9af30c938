import { eq, type SQL } from "drizzle-orm";
import { KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import { filterFields } from "../../../domain/work/request-fields.ts";
import { FIELDS, type FieldsOf } from "../../../domain/work/request-forms.ts";
import { requests } from "../../platform/db/schema/index.ts";
import { SERVER_KINDS } from "./kinds.ts";
import { allOf } from "../../platform/db/all-of.ts";

export type RequestRow = typeof requests.$inferSelect;
type Columns = Pick<RequestRow, "type" | "name" | "sortName" | "email" | "phone" | "details">;

/** Maps the values of a form to the database columns of its kind. */
export function columnsFor(kind: LeadKind, form: object): Columns {
  const uses = FIELDS[kind];
  const values = form as Record<string, unknown>;
  const columns: Record<string, unknown> = { type: null, name: null, email: null, phone: null };
  const details: Record<string, unknown> = {};
  for (const [field, { storedAs }] of Object.entries(uses)) {
    if (storedAs === "detail") details[field] = values[field] ?? null;
    else columns[storedAs] = values[field] ?? null;
  }
  const join = (names: readonly string[]) =>
    names
      .map((field) => values[field])
      .filter((value) => typeof value === "string")
      .join(" ");
  const { name } = KINDS[kind];
  const { sortName } = SERVER_KINDS[kind];
  return { ...columns, name: join(name) || null, sortName: join(sortName), details } as Columns;
}

/** Maps a stored request back to the fields of its form. */
export function fieldsOf<K extends LeadKind>(kind: K, row: Omit<Columns, "sortName">): FieldsOf<K> {
  const uses = FIELDS[kind];
  const filled = Object.entries(uses).map(([field, { storedAs }]) => [
    field,
    (storedAs === "detail" ? row.details[field] : row[storedAs]) ?? null,
  ]);
  return Object.fromEntries(filled) as FieldsOf<K>;
}

/** Returns the type-specific details of a stored request: those that are not fields of every form of its kind. */
export function furtherDetails(kind: LeadKind, { details }: Pick<Columns, "details">): Record<string, unknown> {
  const known = filterFields<string>(FIELDS[kind]);
  return Object.fromEntries(Object.entries(details).filter(([field]) => !known.includes(field)));
}

/** Builds the SQL condition for requests of a kind. */
export const isOfKind = (kind: LeadKind): SQL => eq(requests.kind, kind);

/** Builds the SQL condition for the request with this kind and number, which is its id in the API. */
export function hasKindAndNumber({ kind, id }: { kind: LeadKind; id: number }): SQL {
  return allOf(isOfKind(kind), eq(requests.number, id));
}
