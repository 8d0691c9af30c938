import { and, eq, gte, isNotNull, isNull, lt, or, type AnyColumn, type Placeholder, type SQL } from "drizzle-orm";
import { isEnd, type Stage } from "../../../domain/work/desk/stages.ts";
import type { DeskView } from "../../../domain/work/desk/views.ts";
import type { LeadFilter } from "../../../domain/work/lead-filters.ts";
import { MAIN_OFFICE } from "../../../domain/work/office-choice.ts";
import { endOfDay, startOfDay } from "../../platform/db/office-day.ts";
import { requests } from "../../platform/db/schema/index.ts";
import { isByCampaign, isFrom } from "./came-from.ts";
import { hasTags } from "./tag-order.ts";
import { hasNews } from "../history/unread.ts";

/** A filter with the id of its reader, which `mine` and `me` refer to. */
export type ReaderFilter = LeadFilter & { readerId: number };

/**
 * Builds the SQL condition of a filter on the work columns: view, owner, stage, answered and so on. Days are those of
 * the office's time zone.
 */
export function workCondition(filter: ReaderFilter, today: string, timezone: string): SQL | undefined {
  const { owner, readerId, view, stage, language, reason, source, campaign, office } = filter;
  return and(
    view && viewCondition(view, readerId, endOfDay(today, timezone)),
    owner === undefined ? undefined : ofOwner(owner === "me" ? readerId : owner),
    stage && ofStage(stage, filter),
    language && eq(requests.language, language),
    has(requests.consentId, filter.consent),
    has(requests.firstResponseAt, filter.answered),
    has(requests.enteredById, filter.entered),
    has(requests.confirmedAt, filter.confirmed),
    filter.policy && lacksPolicy,
    reason && eq(requests.lostReason, reason),
    source ? isFrom(source) : undefined,
    campaign ? isByCampaign(campaign) : undefined,
    office ? isOfOffice(office) : undefined,
    hasTags(filter.tag),
    filter.endedFrom ? gte(requests.endedAt, startOfDay(filter.endedFrom, timezone)) : undefined,
    filter.endedTo ? lt(requests.endedAt, startOfDay(filter.endedTo, timezone, 1)) : undefined,
  );
}

/** The SQL condition of the confirmed wins without a policy, and without a reason for that. */
const lacksPolicy = and(eq(requests.stage, "won"), isNotNull(requests.confirmedAt), isNull(requests.policyOutcome));

function isOfOffice(office: string): SQL | undefined {
  const isItsOwn = eq(requests.location, office);
  return office === MAIN_OFFICE ? or(isNull(requests.location), isItsOwn) : isItsOwn;
}

/** Filters by null or not null; no filter when the option is unset. */
function has(column: AnyColumn, wanted: "yes" | "no" | undefined): SQL | undefined {
  return wanted && (wanted === "yes" ? isNotNull(column) : isNull(column));
}

function ofOwner(owner: number | "none" | Placeholder): SQL {
  return owner === "none" ? isNull(requests.ownerId) : eq(requests.ownerId, owner);
}

/**
 * Builds the SQL condition of a stage. The conditions on `isOpen` and `isUnconfirmed` follow from the stage already;
 * they are there to tell the query planner how few rows match.
 */
function ofStage(stage: Stage, { suspected, view, confirmed }: LeadFilter): SQL | undefined {
  const isSuspect = suspected === "true" || view === "suspected";
  return and(
    eq(requests.stage, stage),
    isSuspect || isEnd(stage) ? undefined : eq(requests.isOpen, true),
    stage === "won" && confirmed === "no" ? eq(requests.isUnconfirmed, true) : undefined,
  );
}

/** The views that show only open requests. */
export const OPEN_VIEWS: readonly DeskView[] = ["urgent", "unanswered", "mine", "due", "spanish"];

/** Builds the SQL condition of a desk view. A request is due when a task about it is due before `dueBefore`. */
export function viewCondition(
  view: DeskView,
  readerId: number | Placeholder,
  dueBefore: Date | Placeholder,
): SQL | undefined {
  // Requests from before response deadlines existed have no `respondBy`, and do not count as unanswered.
  const isUnanswered = and(
    eq(requests.isOpen, true),
    eq(requests.stage, "new"),
    isNotNull(requests.respondBy),
    isNull(requests.firstResponseAt),
  );
  const waits = eq(requests.waitsFor, "us");
  const views: Record<DeskView, SQL | undefined> = {
    waiting: waits,
    waitingMine: and(waits, ofOwner(readerId)),
    urgent: and(eq(requests.priority, "high"), eq(requests.isOpen, true)),
    unanswered: isUnanswered,
    mine: and(ofOwner(readerId), eq(requests.isOpen, true)),
    due: and(lt(requests.dueAt, dueBefore), eq(requests.isOpen, true)),
    spanish: and(eq(requests.language, "es"), eq(requests.isOpen, true)),
    unread: hasNews("unread", readerId),
    mentioned: hasNews("mentioned", readerId),
    // The condition on `isSuspect` is added by the caller.
    suspected: undefined,
  };
  return views[view];
}
