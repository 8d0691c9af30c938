import { eq } from "drizzle-orm";
import { SEALED_DETAILS } from "../../../domain/work/request-details.ts";
import type { Database } from "../../platform/db/client.ts";
import { policies, type requests } from "../../platform/db/schema/index.ts";
import type { Keys } from "../../platform/keys.ts";
import { openDetails } from "../leads/sealed-details.ts";

type SecretOwner = Pick<typeof requests.$inferSelect, "reference" | "details" | "customerId">;

/** Minimum letters and digits of a value that is hidden: a shorter one would hide other words. */
const MIN_LENGTH = 4;
const HIDDEN = "•••";

/**
 * Reads what the private page must not show, whoever wrote it into a message: the sealed details of the request, such as
 * birth date and street, and the policy numbers of the customer.
 */
export async function readSecrets(keys: Keys, tx: Database, request: SecretOwner): Promise<string[]> {
  const details = openDetails(keys, request);
  const sealed = SEALED_DETAILS.map((field) => details[field]).filter((value) => typeof value === "string");
  const numbers =
    request.customerId === null
      ? []
      : await tx.select({ number: policies.number }).from(policies).where(eq(policies.customerId, request.customerId));
  return [...sealed.flatMap(spellings), ...numbers.map(({ number }) => number)];
}

/** Returns a value and, of a date, the ways in which people in the USA write it. */
function spellings(value: string): string[] {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  if (!year || !month || !day) return [value];
  const short = `${Number(month)}/${Number(day)}`;
  return [value, `${month}/${day}/${year}`, `${short}/${year}`, `${short}/${year.slice(2)}`];
}

/** Replaces secrets in a text, with or without spaces and dashes between their signs. */
export function hideSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce((shown, secret) => {
    const signs = [...secret].filter((sign) => /[\p{L}\p{N}/]/u.test(sign));
    if (signs.length < MIN_LENGTH) return shown;
    const pattern = signs.map((sign) => (sign === "/" ? String.raw`\/` : sign)).join(String.raw`[\s.,#-]*`);
    return shown.replaceAll(new RegExp(pattern, "giu"), HIDDEN);
  }, text);
}
