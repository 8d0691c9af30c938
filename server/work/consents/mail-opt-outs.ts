import { and, eq, inArray } from "drizzle-orm";
import type { Language } from "../../../domain/platform/language.ts";
import { pathIn } from "../../../domain/platform/paths.ts";
import { emailKey } from "../../../domain/work/customer-keys.ts";
import type { Database } from "../../platform/db/client.ts";
import { customerKeys, requests, sequenceOptOuts } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Keys } from "../../platform/keys.ts";
import { translator } from "../../platform/texts.ts";

const PURPOSE = "mail opt-out";

/** The recipient of a mail that offers an opt-out: the person of a request, or a customer. */
export type OptOutSubject = { requestId: number } | { customerId: number };

/** Creates the signed token of an opt-out link, which never expires. It names no address: links end up in logs. */
export function optOutToken(keys: Keys, subject: OptOutSubject): string {
  const name = "requestId" in subject ? `r${subject.requestId}` : `c${subject.customerId}`;
  return `${name}.${keys.sign(PURPOSE, name)}`;
}

/** Verifies an opt-out token and returns whom it is for; undefined when it is not one of ours. */
export function readOptOutToken(keys: Keys, token: string): OptOutSubject | undefined {
  const [name = "", signature = ""] = token.split(".");
  if (!/^[rc]\d{1,9}$/.test(name) || !keys.verify(PURPOSE, name, signature)) return undefined;
  const id = Number(name.slice(1));
  return name.startsWith("r") ? { requestId: id } : { customerId: id };
}

/** Returns the email address of a request, normalized; none when it has none. */
export async function addressesOfRequest(tx: Database, requestId: number): Promise<string[]> {
  const [row] = await tx.select({ email: requests.email }).from(requests).where(eq(requests.id, requestId));
  const address = emailKey(row?.email ?? null);
  return address ? [address] : [];
}

/** Returns all email addresses of customers, normalized. Merged customers keep their own: name the whole family. */
export async function addressesOfCustomers(tx: Database, customerIds: number[]): Promise<string[]> {
  const { customerId, type, value } = customerKeys;
  const rows = await tx
    .selectDistinct({ value })
    .from(customerKeys)
    .where(and(inArray(customerId, customerIds), eq(type, "email")));
  return rows.map((row) => row.value);
}

/** Adds addresses to the opt-outs from automatic and marketing mail, for good. Returns true when one was not there. */
export async function optOut(tx: Database, addresses: string[], createdAt: Date): Promise<boolean> {
  if (addresses.length === 0) return false;
  const rows = addresses.map((address) => ({ address, createdAt }));
  return (await tx.insert(sequenceOptOuts).values(rows).onConflictDoNothing().returning()).length > 0;
}

/** Removes addresses from the opt-outs, when their owner asks for such mail again. Returns true when one was there. */
export async function optInAgain(tx: Database, addresses: string[]): Promise<boolean> {
  if (addresses.length === 0) return false;
  return (await tx.delete(sequenceOptOuts).where(inArray(sequenceOptOuts.address, addresses)).returning()).length > 0;
}

/** Checks whether an address has opted out of automatic and marketing mail. */
export async function hasOptedOut(tx: Database, email: string | null): Promise<boolean> {
  const address = emailKey(email);
  return address !== null && (await tx.$count(sequenceOptOuts, eq(sequenceOptOuts.address, address))) > 0;
}

/**
 * Builds the opt-out of a mail: the footnote with a link, and the headers for one click in mail programs (RFC 8058). They
 * name no address to write to, since nobody would read such a mail in time.
 * The postal address stands in the signature that ends every mail.
 */
export function optOutParts({ keys, env }: Pick<Deps, "keys" | "env">, subject: OptOutSubject, language: Language) {
  const token = optOutToken(keys, subject);
  const url = env.publicUrl + pathIn(language, `/newsletter/stop?token=${token}`);
  return {
    footnotes: [translator(language)("mail:optOut", { url })],
    headers: {
      "List-Unsubscribe": `<${env.publicUrl}/api/sequences/unsubscribe?token=${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
