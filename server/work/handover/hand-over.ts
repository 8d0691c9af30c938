import { and, desc, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import type { PresentedHandover } from "../../../domain/api/work/handover.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { rowId } from "../../../domain/platform/fields.ts";
import { HANDED_GROUPS, type HandedCounts, type HandedGroup, type Takers } from "../../../domain/work/handover.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { handovers, users } from "../../platform/db/schema/index.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { PATIENT } from "../../platform/jobs/pace.ts";
import { deactivateIn, reactivateIn } from "../../people/users/change-account.ts";
import { findColleague } from "../desk/colleagues.ts";
import { fullNameOf } from "../history/desk-events.ts";
import { giveSomeBack } from "./give-back.ts";
import { bookingsLeft } from "./move-bookings.ts";
import { moveSome } from "./move-work.ts";
import type { Run } from "./run.ts";
import { countHanded, countWork } from "./owned-work.ts";

type Handover = typeof handovers.$inferSelect;
type Result = { isDone: boolean };

/**
 * Closes an account and hands its open work over, each group to one colleague or to nobody. One transaction; of a very
 * large handover it does the first batches, and a job the rest.
 */
export function handOver(deps: Deps, id: number, takers: Takers, caller: Caller): Promise<Result> {
  return makeChange<Result>(deps, caller, async (tx) => {
    const counts = await countWork(tx, id, deps.clock());
    const { event } = await deactivateIn(deps, tx, id, caller);
    for (const group of HANDED_GROUPS) {
      const taker = takers[group];
      if (taker !== null) await findColleague(tx, taker, group);
    }
    const [stored] = await tx
      .insert(handovers)
      .values({ userId: id, actorId: caller.actor.id, takers, createdAt: deps.clock() })
      .returning();
    if (!stored) throw new Error("a handover was not stored");
    const result = await goOn(deps, tx, stored);
    const details = { ...event.details, ...flatCounts(counts), ...flatTakers(takers) };
    return { result, event: { ...event, details } };
  });
}

/** Undoes the handover of a closed account: reactivates it, and gives back what nobody has touched since. */
export function undoHandover(deps: Deps, userId: number, caller: Caller): Promise<Result> {
  return makeChange<Result>(deps, caller, async (tx) => {
    const last = await findUndoable(tx, userId);
    if (!last) throw new AppError("notFound");
    const [undone] = await tx
      .update(handovers)
      .set({ undoneAt: deps.clock(), doneAt: null, actorId: caller.actor.id })
      .where(and(eq(handovers.id, last.id), isNull(handovers.undoneAt)))
      .returning();
    if (!undone) throw new AppError("conflict");
    const { event } = await reactivateIn(tx, userId);
    const handed = await countHanded(tx, last.id);
    const result = await goOn(deps, tx, undone);
    return { result, event: { ...event, details: { ...event.details, ...flatCounts(handed) } } };
  });
}

/** The details of the audit trail are flat: numbers, and the ids of those who took something. */
const flatCounts = ({ requests, tasks, rules, customers, bookings }: HandedCounts) => ({
  handedRequests: requests,
  handedTasks: tasks,
  handedRules: rules,
  handedCustomers: customers,
  handedBookings: bookings,
});
const flatTakers = ({ requests, tasks, rules, customers, bookings }: Takers) => ({
  requestsTakerId: requests,
  tasksTakerId: tasks,
  rulesTakerId: rules,
  customersTakerId: customers,
  bookingsTakerId: bookings,
});

/** Returns the numbers of what a user has, the booked times that stay, and whether a handover can be undone. */
export async function readHandover(deps: Deps, userId: number, taker?: number): Promise<PresentedHandover> {
  const { db, clock } = deps;
  const [user] = await db.select({ isActive: users.isActive }).from(users).where(eq(users.id, userId));
  if (!user) throw new AppError("notFound");
  const last = user.isActive ? undefined : await findUndoable(db, userId);
  return {
    counts: await countWork(db, userId, clock()),
    left: await bookingsLeft(deps, userId, user.isActive ? (taker ?? null) : userId),
    undo: last ? { counts: await countHanded(db, last.id), isDone: last.doneAt !== null } : null,
  };
}

async function findUndoable(tx: Database, userId: number): Promise<Handover | undefined> {
  const ofUser = eq(handovers.userId, userId);
  const [last] = await tx.select().from(handovers).where(ofUser).orderBy(desc(handovers.id)).limit(1);
  return last?.undoneAt === null ? last : undefined;
}

/** Does the next batches of a handover or of its undo, and queues the job when something is left. */
async function goOn(deps: Deps, tx: Database, handover: Handover): Promise<Result> {
  const run = await runOf(deps, tx, handover);
  const isDone = handover.undoneAt ? await giveSomeBack(run) : await moveSome(run);
  if (isDone) await tx.update(handovers).set({ doneAt: deps.clock() }).where(eq(handovers.id, handover.id));
  else await deps.jobs.send(tx, handOverJob, { handoverId: handover.id });
  return { isDone };
}

async function runOf(deps: Deps, tx: Database, { id, actorId, userId, takers }: Handover): Promise<Run> {
  const rows = await tx.select().from(users);
  const person = (who: number | null) => {
    const row = rows.find((one) => one.id === who);
    return row ? { id: row.id, name: fullNameOf(row) } : null;
  };
  const from = person(userId);
  if (!from) throw new Error("the account of a handover is gone");
  const named = HANDED_GROUPS.map((group) => [group, person(takers[group])]);
  return {
    deps,
    tx,
    handoverId: id,
    actorId,
    from,
    takers: Object.fromEntries(named) as Record<HandedGroup, Run["from"] | null>,
  };
}

const data = z.object({ handoverId: rowId() });

/** Goes on with a large handover, or with its undo, one batch per transaction. It may be killed at any point. */
export async function continueHandover(deps: Deps, { handoverId }: z.infer<typeof data>): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [handover] = await tx.select().from(handovers).where(eq(handovers.id, handoverId)).for("update");
    if (handover && !handover.doneAt) await goOn(deps, tx, handover);
  });
}

export const handOverJob: Job<"hand-over", z.infer<typeof data>> = {
  name: "hand-over",
  data,
  pace: PATIENT,
  work: continueHandover,
};
