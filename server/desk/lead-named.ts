import { eq, type SQL } from "drizzle-orm";
import type { LeadTable } from "../leads/kinds.ts";

/** Which lead an address names: by id, or by the reference that people read out to each other. */
export function leadNamed({ id }: { id: number | string }, table: LeadTable): SQL {
  return typeof id === "number" ? eq(table.id, id) : eq(table.reference, id.toUpperCase());
}
