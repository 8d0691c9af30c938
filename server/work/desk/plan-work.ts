import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { earliest, stageOfAnswered } from "../../../domain/work/desk/replay.ts";
import { isEnd, type CallOutcome } from "../../../domain/work/desk/stages.ts";
import type { WorkChange } from "../../../domain/work/desk/work.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import type { WorkRow } from "../leads/present-work.ts";
import type { LockedWork } from "./find-work.ts";
import { respondBy } from "../leads/respond-by.ts";
import { keysOf } from "../../../domain/platform/typed-records.ts";

/** The columns that a user's change to a request can set. The rest of `Work` is set by the program only. */
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
> &
  Pick<LockedWork, "policyOutcome" | "policyNote">;

type PlannedRow = WorkState &
  Pick<WorkRow, "location"> & { kind: LeadKind; email: string | null; phone: string | null };
type ChangeAuthor = { id: number; mayApprove: boolean; now: Date };

/** Plans a change to a request: returns the columns whose values become different. */
export function planWork(agency: Agency, row: PlannedRow, change: WorkChange, by: ChangeAuthor): Partial<WorkState> {
  return differing(row, plannedBy(agency, row, change, by));
}

function differing(row: WorkState, planned: Partial<WorkState>): Partial<WorkState> {
  return Object.fromEntries(
    keysOf(planned)
      .filter((name) => valueOf(planned[name]) !== valueOf(row[name]))
      .map((name) => [name, planned[name]]),
  );
}

/** Makes values comparable: two `Date` objects of the same moment are equal. */
const valueOf = (value: unknown) => (value instanceof Date ? value.getTime() : value);

/** Plans the effect of a message to the customer: first response and stage. It counts from when the message leaves. */
export function planAnswer(row: WorkState & { kind: LeadKind }, at: Date): Partial<WorkState> {
  return differing(row, { ...answeredAt(row, at), stage: stageOfAnswered(row.kind, row.stage) });
}

/** Returns the earlier response time: a message written before this one may leave after it. */
const answeredAt = (row: WorkState, at: Date) => ({ firstResponseAt: earliest(row.firstResponseAt, at) });

/** Returns true when a call with this outcome reached the customer. */
export const isReachedBy = ({ outcomes }: Agency, outcome: CallOutcome) =>
  outcomes.callOutcomes.some(({ id, isReached }) => id === outcome && isReached);

function plannedBy(agency: Agency, row: PlannedRow, change: WorkChange, by: ChangeAuthor): Partial<WorkState> {
  switch (change.do) {
    case "take":
      return givenTo(row, by.id);
    case "assign":
      return givenTo(row, change.ownerId);
    case "stage":
      // Same stage: `confirmedAt` and `endedAt` are not reset.
      if (change.stage === row.stage) return { lostReason: change.reason ?? null };
      return {
        stage: change.stage,
        lostReason: change.reason ?? null,
        confirmedAt: change.stage === "won" && by.mayApprove ? by.now : null,
        endedAt: isEnd(change.stage) ? by.now : null,
        // Nobody follows up what has ended.
        ...(isEnd(change.stage) && { followUpAt: null }),
        // Why there was no policy was said of an earlier win; a recorded one stays.
        ...(change.stage === "won" && row.policyOutcome !== "recorded" && { policyOutcome: null, policyNote: null }),
      };
    case "confirm":
      return { confirmedAt: row.confirmedAt ?? by.now };
    case "priority":
      return { priority: change.priority };
    case "follow-up":
      return { followUpAt: change.at === null ? null : new Date(change.at) };
    case "note":
    case "settle":
    case "tags":
      return {};
    case "call":
      return isReachedBy(agency, change.outcome) ? answeredAt(row, by.now) : {};
    case "not-spam":
      if (!row.isSuspect) return {};
      // The response deadline counts from now, if there is an email or phone to answer to.
      return {
        isSuspect: false,
        respondBy: row.email || row.phone ? respondBy(agency, row.kind, by.now, row.location) : null,
      };
  }
}

/** Plans a new owner. A person assigns it, so no routing rule applies any more. No change for the same owner. */
function givenTo(row: WorkState, ownerId: number | null): Partial<WorkState> {
  return ownerId === row.ownerId ? {} : { ownerId, routedBy: null };
}

/** Returns the values before a change, of the columns that the change sets. */
export function valuesBefore(row: WorkState, set: Partial<WorkState>): Partial<WorkState> {
  return Object.fromEntries(keysOf(set).map((name) => [name, row[name]]));
}

const MOMENTS = ["followUpAt", "firstResponseAt", "confirmedAt", "endedAt", "respondBy"] as const;

/** Parses the values before a change out of an event, where dates are stored as ISO strings. */
export function parseValuesBefore(before: Record<string, unknown>): Partial<WorkState> {
  const moments = MOMENTS.filter((name) => typeof before[name] === "string").map((name) => [
    name,
    new Date(String(before[name])),
  ]);
  return { ...(before as Partial<WorkState>), ...Object.fromEntries(moments) };
}
