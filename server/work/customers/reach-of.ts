import { sql } from "drizzle-orm";
import type { Reach } from "../../../domain/api/work/customers.ts";
import type { Database } from "../../platform/db/client.ts";
import { familyOf } from "./family.ts";

type Row = { keptId: number; type: "email" | "phone"; value: string; doNotCall: boolean; doNotText: boolean };

const LISTS = { email: "emails", phone: "phones" } as const;

/** Loads the email addresses and phone numbers of customers, with their do-not-call and do-not-text flags. */
export async function reachOf(tx: Database, ids: readonly number[]): Promise<Map<number, Reach>> {
  const found = await tx.execute<Row>(sql`
    with recursive ${familyOf(ids)}
    select distinct family.kept_id as "keptId", k.type, k.value,
      exists (select from do_not_calls d where d.phone = substr(k.value, 2)) as "doNotCall",
      exists (select from sms_opt_outs o where o.phone = substr(k.value, 2)) as "doNotText"
    from family, lateral (select type, value from customer_keys where customer_id = family.id offset 0) k
    order by 1, 2, 3`);
  const reaches = new Map<number, Reach>(
    ids.map((id) => [id, { emails: [], phones: [], doNotCall: false, doNotText: false }]),
  );
  for (const row of found.rows) {
    const reach = reaches.get(row.keptId);
    if (!reach) continue;
    reach[LISTS[row.type]].push(row.value);
    if (row.type === "phone") {
      reach.doNotCall ||= row.doNotCall;
      reach.doNotText ||= row.doNotText;
    }
  }
  return reaches;
}
