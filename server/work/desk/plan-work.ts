import { earliest, stageOfAnswered } from "../../../domain/work/desk/replay.ts";
import { ANSWERING_OUTCOMES, isEnd } from "../../../domain/work/desk/stages.ts";
import type { WorkChange } from "../../../domain/work/desk/work.ts";
import type { WorkRow } from "../leads/present-work.ts";
import { respondBy } from "../leads/respond-by.ts";
import { keysOf } from "../../../domain/platform/typed-records.ts";

/** What changes of a request can touch; the rest of `Work` is the program's own. */
export type WorkState = Pick<
  WorkRow,
  | "ownerId"
  | "routedBy"
  | "stage"
  | "priority"
  | "followUpAt"
  | "firstResponseAt"
  | "lostReason"
  | "confirmedAt"
  | "endedAt"
  | "respondBy"
  | "customerId"
  | "isSuspect"
>;

type Planned = WorkState & { email: string | null; phone: string | null };
type By = { id: number; mayApprove: boolean; now: Date };

/** What a change makes of a request: those of its columns that become others. */
export function planWork(row: Planned, change: WorkChange, by: By): Partial<WorkState> {
  return differing(row, plannedBy(row, change, by));
}

function differing(row: WorkState, planned: Partial<WorkState>): Partial<WorkState> {
  return Object.fromEntries(
    keysOf(planned)
      .filter((name) => valueOf(planned[name]) !== valueOf(row[name]))
      .map((name) => [name, planned[name]]),
  );
}

/** Two dates of the same moment are the same. */
const valueOf = (value: unknown) => (value instanceof Date ? value.getTime() : value);

/** What a message to the customer makes of a request: from when it goes out, they have heard from us. */
export function planAnswer(row: WorkState, at: Date): Partial<WorkState> {
  return differing(row, { ...answeredAt(row, at), stage: stageOfAnswered(row.stage) });
}

/** A message that was written before may be one that leaves later. */
const answeredAt = (row: WorkState, at: Date) => ({ firstResponseAt: earliest(row.firstResponseAt, at) });

function plannedBy(row: Planned, change: WorkChange, by: By): Partial<WorkState> {
  switch (change.do) {
    case "take":
      return givenTo(row, by.id);
    case "assign":
      return givenTo(row, change.ownerId);
    case "stage":
      // Where it is already, nothing begins anew.
      if (change.stage === row.stage) return { lostReason: change.reason ?? null };
      return {
        stage: change.stage,
        lostReason: change.reason ?? null,
        confirmedAt: change.stage === "won" && by.mayApprove ? by.now : null,
        endedAt: isEnd(change.stage) ? by.now : null,
      };
    case "confirm":
      return { confirmedAt: row.confirmedAt ?? by.now };
    case "priority":
      return { priority: change.priority };
    case "follow-up":
      return { followUpAt: change.at === null ? null : new Date(change.at) };
    case "note":
    case "settle":
      return {};
    case "call":
      return ANSWERING_OUTCOMES.includes(change.outcome) ? answeredAt(row, by.now) : {};
    case "not-spam":
      if (!row.isSuspect) return {};
      // The clock starts now, where there is a way to answer at all.
      return { isSuspect: false, respondBy: row.email || row.phone ? respondBy(by.now) : null };
  }
}

/** By a person, and so by no rule any more; whoever has it already got it as before. */
function givenTo(row: WorkState, ownerId: number | null): Partial<WorkState> {
  return ownerId === row.ownerId ? {} : { ownerId, routedBy: null };
}

/** What was in the columns that a change is about to touch. */
export function touchedBy(row: WorkState, set: Partial<WorkState>): Partial<WorkState> {
  return Object.fromEntries(keysOf(set).map((name) => [name, row[name]]));
}

const MOMENTS = ["followUpAt", "firstResponseAt", "confirmedAt", "endedAt", "respondBy"] as const;

/** The same out of an event, where moments are written out. */
export function restoredFrom(before: Record<string, unknown>): Partial<WorkState> {
  const moments = MOMENTS.filter((name) => typeof before[name] === "string").map((name) => [
    name,
    new Date(String(before[name])),
  ]);
  return { ...(before as Partial<WorkState>), ...Object.fromEntries(moments) };
}
