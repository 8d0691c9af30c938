import type { Database } from "../../platform/db/client.ts";
import type { requests } from "../../platform/db/schema/index.ts";
import { isBounced } from "../outbox/bounced.ts";

type Recipient = Pick<typeof requests.$inferSelect, "email">;

/** Returns true when a record can be delivered by mail: there is an address, and no mail to it came back. */
export async function canBeMailed(tx: Database, { email }: Recipient): Promise<boolean> {
  return email !== null && email !== "" && !(await isBounced(tx, email));
}
