import { eq, sql, type SQL } from "drizzle-orm";
import type { PhoneChannel } from "../../domain/do-not-contact.ts";
import { AppError } from "../../domain/errors.ts";
import type { LeadKind } from "../../domain/lead-options.ts";
import { phoneDigits } from "../../domain/phone.ts";
import { makeChange } from "../audit/make-change.ts";
import type { Database } from "../db/client.ts";
import { doNotCalls, smsOptOuts } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { internationalNumber } from "../sms/queue-sms.ts";
import { LEADS, type LeadTable } from "./kinds.ts";

const LISTS = { text: smsOptOuts, call: doNotCalls };

type Wish = { channel: PhoneChannel; isForbidden: boolean };

/** Records that the number of a lead is not to be texted or called, or lifts that. It counts for the number, at once. */
export async function setDoNotContact(
  deps: Deps,
  kind: LeadKind,
  which: SQL,
  { channel, isForbidden }: Wish,
  caller: Caller,
): Promise<void> {
  const { table } = LEADS[kind];
  const list = LISTS[channel];
  await makeChange(deps, caller, async (tx) => {
    const [lead] = await tx.select({ reference: table.reference, phone: table.phone }).from(table).where(which);
    if (!lead?.phone) throw new AppError("notFound");
    const phone = phoneDigits(internationalNumber(lead.phone));
    if (isForbidden) await tx.insert(list).values({ phone, createdAt: deps.clock() }).onConflictDoNothing();
    else await tx.delete(list).where(eq(list.phone, phone));
    const action = isForbidden ? "do-not-contact.set" : "do-not-contact.lift";
    return { event: { action, subject: { type: kind, id: lead.reference }, details: { channel } } };
  });
}

/** Whether a number is not to be called. */
export async function isNotToBeCalled(tx: Database, phone: string): Promise<boolean> {
  const listed = eq(doNotCalls.phone, phoneDigits(internationalNumber(phone)));
  return (await tx.select().from(doNotCalls).where(listed)).length > 0;
}

/** For a query of leads: whether the number is not to be texted or called. */
export function doNotColumns({ phone }: LeadTable) {
  const digits = sql`regexp_replace(${phone}, '\\D', '', 'g')`;
  const number = sql`case when length(${digits}) = 10 then '1' || ${digits} else ${digits} end`;
  // The inner names are spelled out: a query of one table leaves its name away from the outer column.
  const isIn = (list: "sms_opt_outs" | "do_not_calls") =>
    sql<boolean>`coalesce(${number} in (select listed.phone from ${sql.raw(list)} listed), false)`;
  return { doNotText: isIn("sms_opt_outs"), doNotCall: isIn("do_not_calls") };
}
