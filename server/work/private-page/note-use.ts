import { eq } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";

/** Counts a customer's deed as use of the request: its retention period, and that of its link, begin anew. */
export async function noteUse(
  { clock }: Pick<Deps, "clock">,
  tx: Database,
  { id }: Pick<typeof requests.$inferSelect, "id">,
): Promise<void> {
  await tx.update(requests).set({ lastUsedAt: clock() }).where(eq(requests.id, id));
}
