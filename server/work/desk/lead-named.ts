import { eq, type SQL } from "drizzle-orm";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import { requests } from "../../platform/db/schema/index.ts";
import { isNumbered, isOfKind } from "../leads/stored-fields.ts";
import { allOf } from "../../platform/db/all-of.ts";

/** Builds the SQL condition for the request in a URL: by its number, or by the reference that people read out. */
export function leadNamed({ id }: { id: number | string }, kind: LeadKind): SQL {
  if (typeof id === "number") return isNumbered({ kind, id });
  return allOf(isOfKind(kind), eq(requests.reference, id.toUpperCase()));
}
