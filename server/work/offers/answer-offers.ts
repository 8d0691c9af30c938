import type { z } from "zod";
import { AppError } from "../../../domain/platform/errors.ts";
import { COVERAGE_KEYS } from "../../../domain/work/offer-coverages.ts";
import { standingOffers, type AgreedText, type StandingOffers } from "../../../domain/work/offer-records.ts";
import {
  DECLINED_TEXTS,
  ELECTRONIC_TEXT,
  NO_FORM_TEXT,
  OFFER_TEXT_VERSION,
  shownText,
  WISH_TEXT,
} from "../../../domain/work/offer-texts.ts";
import {
  declinedIn,
  isOpenOn,
  type Offer,
  type offerAcknowledgement,
  type offerDecline,
  type offerQuestion,
  type offerWish,
} from "../../../domain/work/offers.ts";
import { SAME_MESSAGE_MS } from "../../../domain/work/page-talk-options.ts";
import { isAmong } from "../../../domain/platform/typed-records.ts";
import type { Database } from "../../platform/db/client.ts";
import type { requests } from "../../platform/db/schema/index.ts";
import type { AuditEvent } from "../../platform/deps/audit.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Sender } from "../leads/sender.ts";
import { todayAt } from "../tasks/read-tasks.ts";
import { canBeMailed } from "./can-be-mailed.ts";
import { addRecord, readRecords, sha256 } from "./records.ts";
import { deliverRecord } from "./deliver-record.ts";
import { noteAnswer } from "./note-answer.ts";

/** An answer that a customer gives on their page: the request, whose row the caller has locked, and the sender. */
export type Answering = { deps: Deps; tx: Database; request: typeof requests.$inferSelect; sender: Sender };
/** An answer together with the offers that it is about. */
type AnsweringTo = Answering & { standing: StandingOffers };

/** Stores a question beside a line of an offer. Like the other answers, it returns the audit event of the change. */
export async function askAboutOffer(
  answering: Answering,
  input: z.infer<typeof offerQuestion>,
): Promise<AuditEvent | null> {
  const to = await findStanding(answering);
  const { carrier } = offerIn(to, input.premiumId);
  const { coverage } = input;
  if (!isAmong(COVERAGE_KEYS, coverage)) throw new AppError("invalid", { fields: { coverage: "validation:choice" } });
  if (isAskedAgain(to, input)) return null;
  const content = { ...input, coverage, by: answeredBy(to) };
  const hash = await addRecord(to.deps.keys, to.tx, to.request, { kind: "asked", content, at: to.deps.clock() });
  return noteAnswer(to, { offer: "asked", carrier, coverage, text: input.text, hash });
}

/** Returns true when the last question, some minutes ago at most, is the same: its answer was lost on the way. */
function isAskedAgain({ deps, standing }: AnsweringTo, input: z.infer<typeof offerQuestion>): boolean {
  const last = standing.asked.at(-1);
  if (!last || deps.clock().getTime() - last.at.getTime() >= SAME_MESSAGE_MS) return false;
  const { premiumId, coverage, text } = last.content;
  return premiumId === input.premiumId && coverage === input.coverage && text === input.text;
}

/** Stores the wish for one of the offers that still hold. A later wish replaces an earlier one. */
export async function wishForOffer(
  answering: Answering,
  { premiumId, read }: z.infer<typeof offerWish>,
): Promise<AuditEvent | null> {
  const to = await findStanding(answering);
  assertRead(to, read);
  const offer = offerIn(to, premiumId);
  if (!isOpenOn(todayAt(to.deps), offer)) throw new AppError("conflict", { message: "errors:offerOver" });
  // Pressed twice, it is one wish.
  if (to.standing.wished?.content.premiumId === premiumId) return null;
  const content = { premiumId, agreed: agreedText(to, WISH_TEXT), by: answeredBy(to) };
  const hash = await addRecord(to.deps.keys, to.tx, to.request, { kind: "wished", content, at: to.deps.clock() });
  return noteAnswer(to, { offer: "wished", carrier: offer.carrier, hash });
}

/** Stores that the customer wants none of the offers, and why. */
export async function declineOffers(
  answering: Answering,
  { read, ...input }: z.infer<typeof offerDecline>,
): Promise<AuditEvent | null> {
  const to = await findStanding(answering);
  assertRead(to, read);
  if (to.standing.declined) return null;
  const content = { ...input, by: answeredBy(to) };
  const hash = await addRecord(to.deps.keys, to.tx, to.request, { kind: "declined", content, at: to.deps.clock() });
  return noteAnswer(to, { offer: "declined", reason: input.reason, text: input.text, hash });
}

/**
 * Stores one record for each coverage that the wished offer leaves out and the customer acknowledges to go without:
 * text, time and delivery. It goes out by mail with the consent to that, or a task tells the office to send it on paper.
 */
export async function acknowledgeDeclined(
  answering: Answering,
  { read, lines, delivery }: z.infer<typeof offerAcknowledgement>,
): Promise<AuditEvent | null> {
  const to = await findStanding(answering);
  const { offered, wished, acknowledged } = to.standing;
  if (wished?.hash !== read) throw new AppError("conflict", { message: "errors:offersGone" });
  if (delivery === "electronic" && !(await canBeMailed(to.tx, to.request))) {
    throw new AppError("invalid", { fields: { delivery: "validation:choice" } });
  }
  const { premiumId } = wished.content;
  const offer = offerIn(to, premiumId);
  const declined = declinedIn(offered.content.line, offer);
  if (!lines.every((line) => declined.includes(line))) {
    throw new AppError("invalid", { fields: { lines: "validation:choice" } });
  }
  const done = new Set(acknowledged.map(({ content }) => content.coverage));
  const { keys, clock } = to.deps;
  const texts = new Map<string, AgreedText>();
  const hashes: string[] = [];
  for (const coverage of new Set(lines.filter((line) => !done.has(line)))) {
    const agreed = agreedText(to, DECLINED_TEXTS[coverage], NO_FORM_TEXT);
    const electronic = delivery === "electronic" ? agreedText(to, ELECTRONIC_TEXT) : null;
    const content = { premiumId, coverage, agreed, delivery, electronic, by: answeredBy(to) };
    hashes.push(await addRecord(keys, to.tx, to.request, { kind: "acknowledged", content, at: clock() }));
    texts.set(coverage, agreed);
  }
  if (hashes.length === 0) return null;
  const { carrier } = offer;
  const event = await noteAnswer(to, { offer: "acknowledged", carrier, lines: [...texts.keys()], hash: hashes.at(-1) });
  // After the answer, which hands on the request of an owner who is away or has left.
  await deliverRecord(to, { delivery, texts: [...texts.values()], carrier, hashes });
  return event;
}

/** Reads the offers of the request. Offers that were taken back meanwhile cannot be answered. */
async function findStanding(answering: Answering): Promise<AnsweringTo> {
  const { deps, tx, request } = answering;
  const standing = standingOffers((await readRecords(deps.keys, tx, request)).records);
  if (!standing) throw new AppError("conflict", { message: "errors:offersGone" });
  return { ...answering, standing };
}

/** Throws a conflict when the offers that stand are not those that the customer has read. */
function assertRead({ standing }: AnsweringTo, read: string): void {
  if (read !== standing.offered.hash) throw new AppError("conflict", { message: "errors:offersGone" });
}

/** Finds one of the standing offers. An offer of another request, or of an earlier round, is none of them. */
function offerIn({ standing }: AnsweringTo, premiumId: number): Offer {
  const offer = standing.offered.content.offers.find((one) => one.premiumId === premiumId);
  if (!offer) throw new AppError("conflict", { message: "errors:offersGone" });
  return offer;
}

const answeredBy = ({ request, sender }: Answering) => ({
  name: request.name ?? "",
  language: sender.language,
  ip: sender.ip,
  userAgent: sender.userAgent.slice(0, 500),
});

/** Builds the text that the customer agreed to, with its version and hash. */
function agreedText({ deps, sender }: Answering, ...parts: (typeof WISH_TEXT)[]): AgreedText {
  const agency = deps.settings.agency().name;
  const text = parts.map((part) => shownText(part[sender.language], agency)).join("\n");
  return { text, version: OFFER_TEXT_VERSION, hash: sha256(text) };
}
