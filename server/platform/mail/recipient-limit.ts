import { createHash } from "node:crypto";
import type { Database } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { createSharedLimit } from "../http/shared-limit.ts";

/** However many ask for it, nobody gets more of what strangers can cause to be sent. */
const AN_HOUR = { points: 5, seconds: 3600 };

/**
 * Takes one of what an address or number may get in an hour, as part of the transaction that writes it; false when
 * that is used up. Who asked does not matter, so that many askers are no way around it.
 */
export async function mayWriteTo({ env }: Pick<Deps, "env">, tx: Database, recipient: string): Promise<boolean> {
  const limiter = createSharedLimit({ db: tx, env }, "recipient", AN_HOUR);
  const key = createHash("sha256").update(mailboxOf(recipient)).digest("hex");
  return (await limiter.take(key)) === null;
}

/** One mailbox has many addresses: capitals, a part after a plus, and with some also dots make no difference. */
export function mailboxOf(address: string): string {
  const [local = "", domain = ""] = address.toLowerCase().split("@");
  return `${local.split("+", 1)[0]?.replaceAll(".", "") || local}@${domain}`;
}
