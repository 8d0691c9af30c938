import { eq, sql, type SQL } from "drizzle-orm";
import type { Forbiddable, PhoneChannel } from "../../../domain/work/do-not-contact.ts";
import { emailKey } from "../../../domain/work/customer-keys.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { phoneDigits } from "../../../domain/platform/phone.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { doNotCalls, requests, smsOptOuts } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { optInAgain, optOut } from "../consents/mail-opt-outs.ts";
import { withdrawMarketing } from "../consents/marketing-consent.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { listedNumber } from "../history/listed-number.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { internationalNumber } from "../sms/queue-sms.ts";

const LISTS = { text: smsOptOuts, call: doNotCalls };

type DoNotContactChange = { channel: Forbiddable; isForbidden: boolean };

/**
 * Sets or lifts the do-not-text or do-not-call flag for the phone number of a lead, or the opt-out of its email address
 * from automatic mail. They belong to the number or address, not to the lead, and take effect at once.
 */
export async function setDoNotContact(
  deps: Deps,
  which: SQL,
  { channel, isForbidden }: DoNotContactChange,
  caller: Caller,
): Promise<void> {
  const { id, kind, reference, phone, email, customerId } = requests;
  await makeChange(deps, caller, async (tx) => {
    const [lead] = await tx.select({ id, kind, reference, phone, email, customerId }).from(requests).where(which);
    const address = channel === "mail" ? emailKey(lead?.email ?? null) : lead?.phone;
    if (!lead || !address) throw new AppError("notFound");
    const now = deps.clock();
    const isChanged = isForbidden ? await forbid(tx, channel, address, now) : await allow(tx, channel, address);
    const about = { requestId: lead.id, customerId: lead.customerId };
    const data = { channel, isForbidden };
    if (isChanged) {
      await writeDeskEvent(tx, { type: "do-not-contact", ...about, actor: caller.actor, data, at: now });
    }
    const action = isForbidden ? "do-not-contact.set" : "do-not-contact.lift";
    return { event: { action, subject: { type: lead.kind, id: lead.reference }, details: { channel } } };
  });
}

function forbid(tx: Database, channel: Forbiddable, address: string, at: Date): Promise<boolean> {
  return channel === "mail" ? optOut(tx, [address], at) : forbidNumber(tx, channel, address, at);
}

function allow(tx: Database, channel: Forbiddable, address: string): Promise<boolean> {
  return channel === "mail" ? optInAgain(tx, [address]) : allowNumber(tx, channel, address);
}

const normalizedNumber = (phone: string) => phoneDigits(internationalNumber(phone));

/**
 * Adds a number to the do-not-text or do-not-call list, and withdraws its consent to marketing. Returns true when it was
 * not on the list before.
 */
export async function forbidNumber(tx: Database, channel: PhoneChannel, phone: string, at: Date): Promise<boolean> {
  const row = { phone: normalizedNumber(phone), createdAt: at };
  await withdrawMarketing(tx, row.phone, "desk", at);
  return (await tx.insert(LISTS[channel]).values(row).onConflictDoNothing().returning()).length > 0;
}

/** Removes a number from the do-not-text or do-not-call list. Returns true when it was on the list. */
export async function allowNumber(tx: Database, channel: PhoneChannel, phone: string): Promise<boolean> {
  const list = LISTS[channel];
  return (
    (
      await tx
        .delete(list)
        .where(eq(list.phone, normalizedNumber(phone)))
        .returning()
    ).length > 0
  );
}

/** Returns true when a number is on the do-not-call list. */
export const isNotToBeCalled = (tx: Database, phone: string) => isForbidden(tx, "call", phone);

/** Returns true when a number is on the do-not-text or do-not-call list. */
export async function isForbidden(tx: Database, channel: PhoneChannel, phone: string): Promise<boolean> {
  const list = LISTS[channel];
  return (await tx.$count(list, eq(list.phone, normalizedNumber(phone)))) > 0;
}

/** Builds the columns `doNotText`, `doNotCall` and `doNotMail` for a query of requests. */
export function doNotColumns() {
  const number = listedNumber(requests.phone);
  // The columns of the subquery are qualified by an alias: in a query of one table, Drizzle leaves the table name off
  // the outer column.
  const isIn = (list: "sms_opt_outs" | "do_not_calls") =>
    sql<boolean>`coalesce(${number} in (select listed.phone from ${sql.raw(list)} listed), false)`;
  const doNotMail = sql<boolean>`coalesce(
    lower(trim(${requests.email})) in (select listed.address from ${sql.raw("sequence_opt_outs")} listed), false)`;
  return { doNotText: isIn("sms_opt_outs"), doNotCall: isIn("do_not_calls"), doNotMail };
}
