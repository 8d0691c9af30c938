import { eq, sql } from "drizzle-orm";
import type { LeadKind } from "../../domain/lead-options.ts";
import type { Database } from "../db/client.ts";
import { contactRequests, quoteRequests } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { LEADS } from "../leads/kinds.ts";

const NAME = {
  quote: sql<string | null>`${quoteRequests.name}`,
  contact: sql<string | null>`${contactRequests.firstName} || ' ' || ${contactRequests.lastName}`,
};

/** Gives a request that is no longer suspected its customer, which a suspected one never has. */
export async function matchCleared(
  { matchLead }: Pick<Deps, "matchLead">,
  tx: Database,
  kind: LeadKind,
  id: number,
): Promise<void> {
  const { table } = LEADS[kind];
  const { email, phone, language, requestDate, customerId } = table;
  const [lead] = await tx
    .select({ name: NAME[kind], email, phone, language, requestDate, customerId })
    .from(table)
    .where(eq(table.id, id));
  if (lead) await matchLead(tx, { ...lead, kind, id, isSuspect: false });
}
