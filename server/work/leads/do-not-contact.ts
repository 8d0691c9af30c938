import { eq, sql, type SQL } from "drizzle-orm";
import type { PhoneChannel } from "../../../domain/work/do-not-contact.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { phoneDigits } from "../../../domain/platform/phone.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { doNotCalls, requests, smsOptOuts } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { internationalNumber } from "../sms/queue-sms.ts";

const LISTS = { text: smsOptOuts, call: doNotCalls };

type Wish = { channel: PhoneChannel; isForbidden: boolean };

/** Records that the number of a lead is not to be texted or called, or lifts that. It counts for the number, at once. */
export async function setDoNotContact(
  deps: Deps,
  which: SQL,
  { channel, isForbidden }: Wish,
  caller: Caller,
): Promise<void> {
  const { id, kind, reference, phone, customerId } = requests;
  await makeChange(deps, caller, async (tx) => {
    const [lead] = await tx.select({ id, kind, reference, phone, customerId }).from(requests).where(which);
    if (!lead?.phone) throw new AppError("notFound");
    const now = deps.clock();
    const isChanged = isForbidden
      ? await forbidNumber(tx, channel, lead.phone, now)
      : await allowNumber(tx, channel, lead.phone);
    const about = { requestId: lead.id, customerId: lead.customerId };
    const data = { channel, isForbidden };
    if (isChanged) {
      await writeDeskEvent(tx, { type: "do-not-contact", ...about, actor: caller.actor, data, at: now });
    }
    const action = isForbidden ? "do-not-contact.set" : "do-not-contact.lift";
    return { event: { action, subject: { type: lead.kind, id: lead.reference }, details: { channel } } };
  });
}

const listed = (phone: string) => phoneDigits(internationalNumber(phone));

/** Lists a number among those not to be texted or called; tells whether it was not among them. */
export async function forbidNumber(tx: Database, channel: PhoneChannel, phone: string, at: Date): Promise<boolean> {
  const row = { phone: listed(phone), createdAt: at };
  return (await tx.insert(LISTS[channel]).values(row).onConflictDoNothing().returning()).length > 0;
}

/** Takes a number off that list; tells whether it was there. */
export async function allowNumber(tx: Database, channel: PhoneChannel, phone: string): Promise<boolean> {
  const list = LISTS[channel];
  return (
    (
      await tx
        .delete(list)
        .where(eq(list.phone, listed(phone)))
        .returning()
    ).length > 0
  );
}

/** Whether a number is not to be called. */
export async function isNotToBeCalled(tx: Database, phone: string): Promise<boolean> {
  const isListed = eq(doNotCalls.phone, listed(phone));
  return (await tx.select().from(doNotCalls).where(isListed)).length > 0;
}

/** For a query of leads: whether the number is not to be texted or called. */
export function doNotColumns() {
  const digits = sql`regexp_replace(${requests.phone}, '\\D', '', 'g')`;
  const number = sql`case when length(${digits}) = 10 then '1' || ${digits} else ${digits} end`;
  // The inner names are spelled out: a query of one table leaves its name away from the outer column.
  const isIn = (list: "sms_opt_outs" | "do_not_calls") =>
    sql<boolean>`coalesce(${number} in (select listed.phone from ${sql.raw(list)} listed), false)`;
  return { doNotText: isIn("sms_opt_outs"), doNotCall: isIn("do_not_calls") };
}
