import { createHash } from "node:crypto";
import type { Database } from "../../platform/db/client.ts";
import type { Env } from "../../platform/env.ts";
import { createSharedLimit } from "../../platform/http/shared-limit.ts";
import { mailboxOf } from "../../platform/mail/recipient-limit.ts";
import { later } from "./refusal.ts";

/** Whom a mail is counted for: the network address that it comes from, and the sender of the envelope. */
export type MailOrigin = { address: string; sender: string };

const SECONDS = 3_600;
/** Points are kilobytes, so that every budget is a number that the column of points can hold. */
const POINT_BYTES = 1_000;
const POINTS_OF_MB = 1_000;

const pointsOf = (bytes: number) => Math.max(1, Math.ceil(bytes / POINT_BYTES));
const refusal = () => later("452 Too many bytes for now, come again later");

/**
 * The budgets that a mail is paid from, in the order in which all of them are taken. Reports have no sender: they are
 * counted for their address alone, since one stranger could use up the budget of all of them.
 */
function budgetsOf(db: Database, env: Env, { address, sender }: MailOrigin) {
  const budget = (name: string, megabytes: number, key: string) => ({
    limit: createSharedLimit({ db, env }, name, { points: megabytes * POINTS_OF_MB, seconds: SECONDS }),
    key,
  });
  const senderKey = createHash("sha256").update(mailboxOf(sender)).digest("hex");
  return [
    budget("mail-bytes-address", env.INBOUND_MAIL_ADDRESS_MB, address),
    ...(sender ? [budget("mail-bytes-sender", env.INBOUND_MAIL_SENDER_MB, senderKey)] : []),
    budget("mail-bytes-all", env.INBOUND_MAIL_TOTAL_MB, "all"),
  ];
}

/** Refuses a mail before it is sent where one of its budgets has less left than it says it takes. */
export async function expectBudget(db: Database, env: Env, origin: MailOrigin, bytes: number): Promise<void> {
  for (const { limit, key } of budgetsOf(db, env, origin)) {
    if ((await limit.left(key)) < pointsOf(bytes)) throw refusal();
  }
}

/**
 * Takes the bytes of a mail from its budgets, as part of the transaction that stores it: what is not stored costs
 * nothing, and a refusal gives back what the other budgets gave.
 */
export async function spendBudget(tx: Database, env: Env, origin: MailOrigin, bytes: number): Promise<void> {
  for (const { limit, key } of budgetsOf(tx, env, origin)) {
    if (!(await limit.spend(key, pointsOf(bytes)))) throw refusal();
  }
}
