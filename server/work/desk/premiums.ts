import { and, asc, eq, ne, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Quoted } from "../../../domain/api/work/desk.ts";
import type { Premium } from "../../../domain/api/work/work.ts";
import type { premiumChange, PremiumInput } from "../../../domain/work/desk/premiums.ts";
import { isInsuranceType, type InsuranceType } from "../../../domain/work/lead-options.ts";
import { coveragesOf, termFaults, type offerTermsChange } from "../../../domain/work/offers.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { premiums, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { assertMayDo, lockWork, ownerChangeFor } from "./find-work.ts";
import { valuesBefore } from "./plan-work.ts";
import { presentWork } from "../leads/present-work.ts";
import { storeWork } from "./store-work.ts";

type PremiumRow = typeof premiums.$inferSelect;
/** A premium as stored in an event. The request id is left out, because the event has it. */
type EventPremium = Omit<PremiumRow, "requestId">;
type PremiumAct = "add" | "change" | "remove" | "choose" | "terms";
/** The event data of a premium change, enough to undo it. */
export type PremiumEventData = {
  act: PremiumAct;
  carrier: string;
  premium: { before: EventPremium | null; after: EventPremium | null };
  /** The premium that was chosen before. */
  chosenId?: number | null;
};

/** Lists the carriers' premiums for a quote request, in the order of entry. */
export async function listPremiums(tx: Database, requestId: number): Promise<Premium[]> {
  const rows = await tx.select().from(premiums).where(eq(premiums.requestId, requestId)).orderBy(asc(premiums.id));
  return rows.map(({ id, carrier, cents, months, note, isChosen, offer, createdAt }) => ({
    id,
    carrier,
    cents,
    months,
    note,
    isChosen,
    offer,
    createdAt: createdAt.toISOString(),
  }));
}

/** Adds the premium of a carrier. */
export function addPremium(deps: Deps, which: SQL, input: PremiumInput, caller: Caller): Promise<Quoted> {
  return changePremiums(deps, which, caller, async (tx, requestId) => {
    const row = { ...input, requestId, createdById: caller.actor.id, createdAt: deps.clock() };
    const [added] = await tx.insert(premiums).values(row).returning();
    return premiumChangeData("add", null, added);
  });
}

/** Changes a premium, with optimistic locking: rejects it with a conflict when `version` is out of date. */
export function changePremium(
  deps: Deps,
  id: number,
  { version, ...input }: z.infer<typeof premiumChange>,
  caller: Caller,
): Promise<Quoted> {
  return changePremiums(deps, requestOf(deps, id), caller, async (tx, _requestId, isAt) => {
    if (isAt !== version) throw new AppError("conflict");
    const before = await findPremium(tx, id);
    const [after] = await tx.update(premiums).set(input).where(eq(premiums.id, id)).returning();
    const isSame = (["carrier", "cents", "months", "note"] as const).every((name) => before[name] === after?.[name]);
    return isSame ? null : premiumChangeData("change", before, after);
  });
}

/** Removes a premium. */
export function removePremium(deps: Deps, id: number, caller: Caller): Promise<Quoted> {
  return changePremiums(deps, requestOf(deps, id), caller, async (tx) => {
    const before = await findPremium(tx, id);
    await tx.delete(premiums).where(eq(premiums.id, id));
    return premiumChangeData("remove", before, null);
  });
}

/**
 * States the terms with which a premium can be offered: until when it holds, and every coverage of the request's line.
 * Rejects terms that are not exact, by field.
 */
export function setPremiumTerms(
  deps: Deps,
  id: number,
  { version, ...terms }: z.infer<typeof offerTermsChange>,
  caller: Caller,
): Promise<Quoted> {
  return changePremiums(deps, requestOf(deps, id), caller, async (tx, requestId, isAt) => {
    if (isAt !== version) throw new AppError("conflict");
    const line = await lineOf(tx, requestId);
    const fields = termFaults(line, terms);
    if (Object.keys(fields).length > 0) throw new AppError("invalid", { fields });
    const before = await findPremium(tx, id);
    const offer = { ...terms, coverages: coveragesOf(line, terms) };
    const [after] = await tx.update(premiums).set({ offer }).where(eq(premiums.id, id)).returning();
    return premiumChangeData("terms", before, after);
  });
}

/** Finds the line of insurance that a quote request asks for. */
export async function lineOf(tx: Database, requestId: number): Promise<InsuranceType> {
  const [row] = await tx.select({ type: requests.type }).from(requests).where(eq(requests.id, requestId));
  if (!isInsuranceType(row?.type)) throw new AppError("notFound");
  return row.type;
}

/** Marks one premium of a request as chosen, and clears the mark of the others. */
export function choosePremium(deps: Deps, id: number, caller: Caller): Promise<Quoted> {
  return changePremiums(deps, requestOf(deps, id), caller, async (tx) => {
    const before = await findPremium(tx, id);
    if (before.isChosen) return null;
    const others = and(eq(premiums.requestId, before.requestId), ne(premiums.id, id));
    const [chosen] = await tx
      .select({ id: premiums.id })
      .from(premiums)
      .where(and(others, eq(premiums.isChosen, true)));
    await chooseOnly(tx, before.requestId, id);
    return { ...premiumChangeData("choose", before, { ...before, isChosen: true }), chosenId: chosen?.id ?? null };
  });
}

/** Undoes a premium change. */
export async function undoPremium(tx: Database, requestId: number, eventData: PremiumEventData): Promise<void> {
  const { before, after } = eventData.premium;
  if (eventData.act === "choose") return chooseOnly(tx, requestId, eventData.chosenId ?? null);
  if (eventData.act === "add" && after) await tx.delete(premiums).where(eq(premiums.id, after.id));
  if (!before) return;
  const row = { ...before, requestId, createdAt: new Date(before.createdAt) };
  if (eventData.act === "remove") await tx.insert(premiums).values(row);
  else await tx.update(premiums).set(row).where(eq(premiums.id, before.id));
}

async function chooseOnly(tx: Database, requestId: number, id: number | null): Promise<void> {
  const ofRequest = eq(premiums.requestId, requestId);
  await tx.update(premiums).set({ isChosen: false }).where(ofRequest);
  if (id !== null)
    await tx
      .update(premiums)
      .set({ isChosen: true })
      .where(and(ofRequest, eq(premiums.id, id)));
}

function premiumChangeData(
  act: PremiumAct,
  before: PremiumRow | null,
  after: PremiumRow | null | undefined,
): PremiumEventData {
  const premium = { before: before && withoutRequestId(before), after: after ? withoutRequestId(after) : null };
  return { act, carrier: (after ?? before)?.carrier ?? "", premium };
}

const withoutRequestId = ({ requestId: _requestId, ...premium }: PremiumRow): EventPremium => premium;

async function findPremium(tx: Database, id: number): Promise<PremiumRow> {
  const [row] = await tx.select().from(premiums).where(eq(premiums.id, id));
  if (!row) throw new AppError("notFound");
  return row;
}

/** Builds the SQL condition for the request that a premium belongs to. */
function requestOf({ db }: Deps, id: number): SQL {
  return eq(requests.id, db.select({ id: premiums.requestId }).from(premiums).where(eq(premiums.id, id)));
}

/**
 * Changes the premiums of a request under a row lock on the request, and writes an event. Writes none when `change`
 * returns null.
 */
function changePremiums(
  deps: Deps,
  which: SQL,
  caller: Caller,
  change: (tx: Database, requestId: number, version: number) => Promise<PremiumEventData | null>,
): Promise<Quoted> {
  return makeChange<Quoted>(deps, caller, async (tx) => {
    const row = await lockWork(tx, which);
    assertMayDo(caller.actor, row, "premium");
    const changeData = await change(tx, row.id, row.version);
    const now = await listPremiums(tx, row.id);
    if (!changeData) return { result: { premiums: now, work: presentWork(row), event: null }, event: null };
    const set = ownerChangeFor(caller.actor, row, "premium");
    const stored = await storeWork(deps, tx, row, set);
    const event = await writeDeskEvent(tx, {
      type: "premium",
      requestId: row.id,
      customerId: row.customerId,
      actor: caller.actor,
      data: { ...changeData, before: valuesBefore(row, set), after: set, version: stored.version },
      at: deps.clock(),
    });
    const subject = { type: "quote", id: row.reference };
    return {
      result: { premiums: now, work: presentWork(stored), event },
      event: { action: "quote.work", subject, details: { deed: "premium" } },
    };
  });
}
