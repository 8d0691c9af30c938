import { eq, type SQL } from "drizzle-orm";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import { requests } from "../../platform/db/schema/index.ts";
import { hasKindAndNumber, isOfKind } from "../leads/stored-fields.ts";
import { allOf } from "../../platform/db/all-of.ts";

/** Builds the SQL condition for the request in a URL: by its number, or by the reference that people read out. */
export function leadByUrlId({ id }: { id: number | string }, kind: LeadKind): SQL {
  if (typeof id === "number") return hasKindAndNumber({ kind, id });
  return allOf(isOfKind(kind), eq(requests.reference, id.toUpperCase()));
}
