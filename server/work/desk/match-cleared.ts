import { eq } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";

/** Matches a request to its customer after it is cleared as not spam. A suspected request has no customer. */
export async function matchCleared({ matchLead }: Pick<Deps, "matchLead">, tx: Database, id: number): Promise<void> {
  const [lead] = await tx.select().from(requests).where(eq(requests.id, id));
  if (lead) await matchLead(tx, { ...lead, isSuspect: false });
}
