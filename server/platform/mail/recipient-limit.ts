import { createHash } from "node:crypto";
import type { Database } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { createSharedLimit } from "../http/shared-limit.ts";

/** Rate limit per recipient, for messages that strangers can cause; the number of senders does not matter. */
const HOURLY_LIMIT = { points: 5, seconds: 3600 };

/** Rate limit per recipient of copies, which users address by hand: more than work needs, less than a flood. */
const HOURLY_COPIES = { points: 30, seconds: 3600 };

/**
 * Takes a point of the recipient's hourly rate limit, in the transaction that stores the message; false when it is used
 * up. It counts by recipient and not by who asked, so that many askers cannot get around it.
 */
export async function takeRecipientPoint(
  { env }: Pick<Deps, "env">,
  tx: Database,
  recipient: string,
): Promise<boolean> {
  return (await createSharedLimit({ db: tx, env }, "recipient", HOURLY_LIMIT).take(keyOf(recipient))) === null;
}

/** Takes a point of the hourly rate limit of copies to an address; false when it is used up. */
export async function takeCopyPoint({ env }: Pick<Deps, "env">, tx: Database, recipient: string): Promise<boolean> {
  return (await createSharedLimit({ db: tx, env }, "copy", HOURLY_COPIES).take(keyOf(recipient))) === null;
}

const keyOf = (recipient: string) => createHash("sha256").update(mailboxOf(recipient)).digest("hex");

/** Normalizes an address to its mailbox: ignores case, the part after a plus, and dots, which some providers ignore. */
export function mailboxOf(address: string): string {
  const [local = "", domain = ""] = address.toLowerCase().split("@");
  return `${local.split("+", 1)[0]?.replaceAll(".", "") || local}@${domain}`;
}
