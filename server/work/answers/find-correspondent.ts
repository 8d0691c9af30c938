import { and, eq, gte, inArray } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { REQUEST_CONSENT_DAYS, WROTE_FIRST_DAYS } from "../../../domain/work/purposes.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import type { User } from "../../../domain/people/users.ts";
import { findKept } from "../customers/family.ts";
import { mayAnswer } from "../customers/may-answer.ts";
import { reachOf } from "../customers/reach-of.ts";
import { consentedPhones } from "../customers/consented-phones.ts";
import type { Database } from "../../platform/db/client.ts";
import { isOfChannel } from "../../platform/db/message-rows.ts";
import { messages, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { assertMayDo, findWork, lockWork, type LockedWork } from "../desk/find-work.ts";
import { leadByUrlId } from "../desk/lead-by-url-id.ts";
import { internationalNumber } from "../sms/queue-sms.ts";
import type { Correspondent } from "./placeholder-values.ts";

/** The recipient of an answer: addresses, language, and the request that it is about. */
export type AnswerRecipient = Correspondent & {
  language: Language;
  emails: string[];
  /** Phone numbers with the country code, as used for sending text messages. */
  phones: string[];
  /** The phone numbers that may be texted about a request: by consent, or because they texted first. */
  consented: string[];
  /** The request, with a row lock when the purpose is "write"; null when the message is not about a request. */
  work: LockedWork | null;
};

export type CorrespondentId = { kind: LeadKind | "customer"; id: number | string };

/**
 * Finds the recipient of an answer, and rejects a user who may not write to that customer: agents write to the
 * customers of their own requests. Locks the row of the request for "write", but not for "look".
 */
export async function findCorrespondent(
  { clock }: Pick<Deps, "clock">,
  tx: Database,
  named: CorrespondentId,
  actor: User,
  purpose: "write" | "look",
): Promise<AnswerRecipient> {
  const found =
    named.kind === "customer"
      ? await ofCustomer(tx, Number(named.id), actor, coveredSince(clock()))
      : await ofRequest(tx, { ...named, kind: named.kind }, actor, purpose === "write" ? lockWork : findWork);
  const consented = found.work && isConsentOver(found.work, clock()) ? [] : found.consented;
  return { ...found, consented: [...consented, ...(await textedFirst(tx, found.phones, clock()))] };
}

const DAY_MS = 86_400_000;
/** Returns the time since when a request must have ended for its consent to cover texts; an open one covers them. */
const coveredSince = (now: Date) => new Date(now.getTime() - REQUEST_CONSENT_DAYS * DAY_MS);

/** Returns true when the consent of a request no longer covers texts, because the request ended long ago. */
export const isConsentOver = ({ endedAt }: { endedAt: Date | null }, now: Date) =>
  endedAt !== null && endedAt < coveredSince(now);

/** Returns those of the numbers that texted the office lately: who writes first agrees to an answer the same way. */
export async function textedFirst(tx: Database, phones: string[], now: Date): Promise<string[]> {
  if (phones.length === 0) return [];
  const since = new Date(now.getTime() - WROTE_FIRST_DAYS * DAY_MS);
  const { from, direction, timestamp } = messages;
  const rows = await tx
    .selectDistinct({ from })
    .from(messages)
    .where(and(isOfChannel("sms"), eq(direction, "in"), inArray(from, phones), gte(timestamp, since)));
  return rows.map((row) => row.from);
}

async function ofRequest(
  tx: Database,
  { kind, id }: { kind: LeadKind; id: number | string },
  actor: User,
  take: typeof lockWork,
): Promise<AnswerRecipient> {
  const work = await take(tx, leadByUrlId({ id }, kind));
  assertMayDo(actor, work, "answer");
  const { email, phone, language, consentId } = requests;
  const [row] = await tx.select({ email, phone, language, consentId }).from(requests).where(eq(requests.id, work.id));
  if (!row) throw new AppError("notFound");
  const phones = row.phone ? [internationalNumber(row.phone)] : [];
  return {
    kind,
    id: work.id,
    language: row.language,
    emails: row.email ? [row.email] : [],
    phones,
    consented: row.consentId === null ? [] : phones,
    work,
  };
}

async function ofCustomer(tx: Database, askedId: number, actor: User, since: Date): Promise<AnswerRecipient> {
  const { id, language } = await findKept(tx, askedId);
  if (!(await mayAnswer(tx, id, actor))) throw new AppError("forbidden");
  const reach = (await reachOf(tx, [id])).get(id);
  const consented = (await consentedPhones(tx, [id], since)).get(id) ?? [];
  return { kind: "customer", id, language, emails: [], phones: [], ...reach, consented, work: null };
}
