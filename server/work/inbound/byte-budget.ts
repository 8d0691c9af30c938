import { createHash } from "node:crypto";
import type { Database } from "../../platform/db/client.ts";
import type { Env } from "../../platform/env.ts";
import { createSharedLimit } from "../../platform/http/shared-limit.ts";
import { mailboxOf } from "../../platform/mail/recipient-limit.ts";
import { temporaryRefusal } from "./refusal.ts";

/** The origin that a mail's bytes are counted for: the IP address of the client and the sender of the envelope. */
export type MailOrigin = { address: string; sender: string };

const WINDOW_SECONDS = 3_600;
/** Bytes per rate limit point. A point is a kilobyte, so that every budget fits into the column of points. */
const POINT_BYTES = 1_000;
const POINTS_PER_MB = 1_000;

const pointsOf = (bytes: number) => Math.max(1, Math.ceil(bytes / POINT_BYTES));
const refusal = () => temporaryRefusal("452 Too many bytes for now, come again later");

/**
 * Returns the byte rate limits of a mail, in the order in which all of them are taken. Delivery reports have no sender.
 * They count for their IP address only: with one shared budget a stranger could use up the budget of all reports.
 */
function budgetsOf(db: Database, env: Env, { address, sender }: MailOrigin) {
  const budget = (name: string, megabytes: number, key: string) => ({
    limit: createSharedLimit({ db, env }, name, { points: megabytes * POINTS_PER_MB, seconds: WINDOW_SECONDS }),
    key,
  });
  const senderKey = createHash("sha256").update(mailboxOf(sender)).digest("hex");
  return [
    budget("mail-bytes-address", env.INBOUND_MAIL_ADDRESS_MB, address),
    ...(sender ? [budget("mail-bytes-sender", env.INBOUND_MAIL_SENDER_MB, senderKey)] : []),
    budget("mail-bytes-all", env.INBOUND_MAIL_TOTAL_MB, "all"),
  ];
}

/** Refuses a mail before its data is sent when a byte rate limit has less left than the declared size. */
export async function expectBudget(db: Database, env: Env, origin: MailOrigin, bytes: number): Promise<void> {
  for (const { limit, key } of budgetsOf(db, env, origin)) {
    if ((await limit.left(key)) < pointsOf(bytes)) throw refusal();
  }
}

/**
 * Takes the bytes of a mail from its rate limits, in the transaction that stores the mail. A mail that is not stored
 * costs nothing: the rollback of a refusal also gives back what the other budgets gave.
 */
export async function spendBudget(tx: Database, env: Env, origin: MailOrigin, bytes: number): Promise<void> {
  for (const { limit, key } of budgetsOf(tx, env, origin)) {
    if (!(await limit.spend(key, pointsOf(bytes)))) throw refusal();
  }
}
