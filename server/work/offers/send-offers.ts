import { inArray, type SQL } from "drizzle-orm";
import type { OffersChanged } from "../../../domain/api/work/offers.ts";
import type { User } from "../../../domain/people/users.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { isEnd } from "../../../domain/work/desk/stages.ts";
import type { InsuranceType } from "../../../domain/work/lead-options.ts";
import { standingOffers } from "../../../domain/work/offer-records.ts";
import { isExact, isOpenOn, type Offer, type OfferSending } from "../../../domain/work/offers.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { premiums } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { assertMayDo, lockWork, ownerChangeFor, type LockedWork } from "../desk/find-work.ts";
import { valuesBefore } from "../desk/plan-work.ts";
import { lineOf } from "../desk/premiums.ts";
import { storeWork } from "../desk/store-work.ts";
import { assertNotSuspect } from "../history/assert-not-suspect.ts";
import { fullNameOf, writeDeskEvent } from "../history/desk-events.ts";
import { recomputeState } from "../history/request-state.ts";
import { presentWork } from "../leads/present-work.ts";
import { todayAt } from "../tasks/read-tasks.ts";
import { deskOffers } from "./present-for-desk.ts";
import { addRecord, readRecords } from "./records.ts";
import { tellOfOffers } from "./tell-of-offers.ts";

/**
 * Shows two to four premiums to the customer side by side, as they are now: a sealed record keeps what was shown. The
 * customer gets a mail or a text with the link to their page, which counts as an answer; the request is "quoted" from then on.
 */
export function sendOffers(deps: Deps, which: SQL, input: OfferSending, caller: Caller): Promise<OffersChanged> {
  const { actor } = caller;
  return makeChange<OffersChanged>(deps, caller, async (tx) => {
    const row = await lockForOffers(tx, which, input.version, actor);
    assertNotSuspect(row);
    const line = await lineOf(tx, row.id);
    const offers = await chosenOffers(deps, tx, { row, line, ids: input.premiumIds });
    const at = deps.clock();
    const { recommendedId, why } = input;
    const content = { line, offers, recommendedId, why: recommendedId === null ? "" : why, by: nameOf(actor) };
    const hash = await addRecord(deps.keys, tx, row, { kind: "offered", content, at });
    const stored = await moveToQuoted(deps, tx, row, actor);
    const carriers = offers.map(({ carrier }) => carrier);
    await note(tx, { row, actor, at, data: { offer: "sent", carrier: carriers.join(", ") } });
    const toldBy = await tellOfOffers(deps, tx, { ...row, ...stored }, actor);
    const restated = { ...stored, ...(await recomputeState(tx, row.id, at)) };
    return {
      result: { offers: await deskOffers(deps, tx, row), work: presentWork(restated), toldBy },
      event: { action: "offer.send", subject: { type: "quote", id: row.reference }, details: { carriers, hash } },
    };
  });
}

/** Takes the offers back: the customer no longer sees them, and the record says when and by whom. */
export function withdrawOffers(
  deps: Deps,
  which: SQL,
  { version }: { version: number },
  caller: Caller,
): Promise<OffersChanged> {
  const { actor } = caller;
  return makeChange<OffersChanged>(deps, caller, async (tx) => {
    const row = await lockForOffers(tx, which, version, actor);
    if (!standingOffers((await readRecords(deps.keys, tx, row)).records)) throw new AppError("notFound");
    const at = deps.clock();
    const hash = await addRecord(deps.keys, tx, row, { kind: "withdrawn", content: { by: nameOf(actor) }, at });
    const stored = await storeWork(deps, tx, row, ownerChangeFor(actor, row, "offer"));
    await note(tx, { row, actor, at, data: { offer: "withdrawn" } });
    return {
      result: { offers: await deskOffers(deps, tx, row), work: presentWork(stored), toldBy: null },
      event: { action: "offer.withdraw", subject: { type: "quote", id: row.reference }, details: { hash } },
    };
  });
}

const nameOf = (user: User) => ({ id: user.id, name: fullNameOf(user) });

async function lockForOffers(tx: Database, which: SQL, version: number, actor: User): Promise<LockedWork> {
  const row = await lockWork(tx, which);
  assertMayDo(actor, row, "offer");
  if (row.version !== version || isEnd(row.stage)) throw new AppError("conflict");
  return row;
}

type Chosen = { row: LockedWork; line: InsuranceType; ids: number[] };

/** Reads the chosen premiums with their terms. Rejects one whose coverage is not exact, or that no longer holds. */
async function chosenOffers(deps: Deps, tx: Database, { row, line, ids }: Chosen): Promise<Offer[]> {
  const rows = await tx.select().from(premiums).where(inArray(premiums.id, ids));
  const today = todayAt(deps);
  return ids.map((id) => {
    const premium = rows.find((one) => one.id === id && one.requestId === row.id);
    if (!premium) throw new AppError("notFound");
    const { carrier, cents, months, offer } = premium;
    if (!offer || !isExact(line, offer))
      throw new AppError("invalid", { fields: { premiumIds: "validation:offer.terms" } });
    if (!isOpenOn(today, offer)) throw new AppError("invalid", { fields: { premiumIds: "validation:offer.over" } });
    return { ...offer, premiumId: id, carrier, cents, months };
  });
}

/** Moves a request that has no quote yet to "quoted", with an event of its own, by which its history is replayed. */
async function moveToQuoted(deps: Deps, tx: Database, row: LockedWork, actor: User) {
  const isMoved = row.stage === "new" || row.stage === "contacted";
  const set = { ...ownerChangeFor(actor, row, "offer"), ...(isMoved && { stage: "quoted" as const }) };
  const stored = await storeWork(deps, tx, row, set);
  const data = { before: valuesBefore(row, set), after: set, version: stored.version };
  const about = { requestId: row.id, customerId: row.customerId, actor, at: deps.clock() };
  if (isMoved) await writeDeskEvent(tx, { type: "stage", ...about, data });
  return stored;
}

type Noted = { row: LockedWork; actor: User; at: Date; data: Record<string, unknown> };

function note(tx: Database, { row, actor, at, data }: Noted) {
  return writeDeskEvent(tx, { type: "offer", requestId: row.id, customerId: row.customerId, actor, data, at });
}
