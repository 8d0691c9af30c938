import { desc, eq, notInArray, sql } from "drizzle-orm";
import { ENDS } from "../../domain/desk/stages.ts";
import { LEAD_KINDS, type LeadKind } from "../../domain/lead-options.ts";
import type { Database } from "../db/client.ts";
import { LEADS } from "../leads/kinds.ts";

type Found = { kind: LeadKind; id: number; reference: string };

/** The request of somebody that a mail is most likely about: the latest that is still worked, else the latest of all. */
export async function latestRequestOf(db: Database, customerId: number): Promise<Found | undefined> {
  const found = [];
  for (const kind of LEAD_KINDS) {
    const { table } = LEADS[kind];
    const isOpen = sql<boolean>`${notInArray(table.stage, [...ENDS])}`;
    const [row] = await db
      .select({ id: table.id, reference: table.reference, isOpen, at: table.requestDate })
      .from(table)
      .where(eq(table.customerId, customerId))
      .orderBy(desc(isOpen), desc(table.requestDate))
      .limit(1);
    if (row) found.push({ kind, ...row });
  }
  const [best] = found.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen) || b.at.getTime() - a.at.getTime());
  return best && { kind: best.kind, id: best.id, reference: best.reference };
}
