import { and, eq, ne } from "drizzle-orm";
import { z } from "zod";
import type { SetUp } from "../../../domain/api/operations/go-live.ts";
import {
  SET_UP_STEPS,
  STEP_STATES,
  TEST_OF_STEP,
  type SetUpStep,
  type StepState,
} from "../../../domain/operations/go-live/step-names.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { PROTECTED_ADMIN_ID } from "../../../domain/platform/limits.ts";
import type { User } from "../../../domain/people/users.ts";
import { makeChange, type ChangeNeeds } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { goLiveEntries, users } from "../../platform/db/schema/index.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { addEntry, newestEntries } from "./entries.ts";
import { presentTest, readTest } from "./test-message.ts";

const storedStep = z.object({ state: z.enum(STEP_STATES) });

/** Reads the steps of the set-up with their states, who set them and when, and the last test messages. */
export async function readSetUp(db: Database): Promise<SetUp> {
  const steps = await readSteps(db);
  return { steps, tests: { mail: await presentTest(db, "mail"), text: await presentTest(db, "text") } };
}

export async function readSteps(db: Database): Promise<SetUp["steps"]> {
  const entries = await newestEntries(db, "step");
  return SET_UP_STEPS.map((step) => {
    const entry = entries.get(step);
    if (!entry) return { step, state: "open" as const, by: null, at: null };
    return { step, state: storedStep.parse(entry.value).state, by: entry.by, at: entry.at.toISOString() };
  });
}

/** Sets the state of a step. One with a test message is done only when that message has arrived. */
export async function changeStep(deps: ChangeNeeds, step: SetUpStep, state: StepState, caller: Caller): Promise<void> {
  const test = TEST_OF_STEP[step];
  if (state === "done" && test && !(await readTest(deps.db, test))?.arrivedAt) {
    throw new AppError("conflict", { message: "errors:testNotArrived" });
  }
  await makeChange(deps, caller, async (tx) => {
    await addEntry(tx, { kind: "step", name: step, value: { state }, at: deps.clock(), byId: caller.actor.id });
    return { event: { action: "set-up.step", subject: { type: "set-up-step", id: step }, details: { state } } };
  });
}

/** The name of the entry that the first start makes, and of the one that ends leading the first admin to the set-up. */
const BEGIN = "begin";
const LEAVE = "leave";

/** Records that this installation begins here, so that its first admin is led to the set-up. */
export async function beginSetUp(db: Database, now: Date): Promise<void> {
  await addEntry(db, { kind: "set-up", name: BEGIN, value: {}, at: now, byId: null });
}

/** Leaves the set-up for later. */
export async function leaveSetUp(deps: ChangeNeeds, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    await addEntry(tx, { kind: "set-up", name: LEAVE, value: {}, at: deps.clock(), byId: caller.actor.id });
    return { event: { action: "set-up.leave" } };
  });
}

/**
 * Tells whether a user is led to the set-up: the first admin, alone in an installation that began with this version or
 * a later one, who has neither answered a step nor left the set-up.
 */
export async function awaitsSetUp(db: Database, { id }: Pick<User, "id">): Promise<boolean> {
  if (id !== PROTECTED_ADMIN_ID) return false;
  const of = (name: string) => and(eq(goLiveEntries.kind, "set-up"), eq(goLiveEntries.name, name));
  if ((await db.$count(goLiveEntries, of(BEGIN))) === 0) return false;
  const acted = await db.$count(goLiveEntries, and(ne(goLiveEntries.kind, "set-up"), eq(goLiveEntries.byId, id)));
  const left = await db.$count(goLiveEntries, of(LEAVE));
  const others = await db.$count(users, ne(users.id, id));
  return acted + left + others === 0;
}
