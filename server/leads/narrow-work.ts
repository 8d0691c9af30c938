import { and, eq, gte, isNotNull, isNull, lt, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { ENDS, type Stage } from "../../domain/desk/stages.ts";
import type { DeskView } from "../../domain/desk/views.ts";
import type { LeadKind } from "../../domain/lead-options.ts";
import type { LeadFilter } from "../../domain/lead-filters.ts";
import { startOfDay } from "../db/office-day.ts";
import { campaignOf, sourceOf } from "./came-from.ts";
import { hasNews } from "../history/unread.ts";
import { LEADS, type LeadTable } from "./kinds.ts";

/** A filter with the reader who asks: what is mine is theirs. */
export type ReaderFilter = LeadFilter & { readerId: number };

/** What narrows a list by the work on its requests. */
export function narrowByWork(kind: LeadKind, filter: ReaderFilter, today: string): SQL | undefined {
  const table: LeadTable = LEADS[kind].table;
  const { owner, readerId, view, stage, language, reason, source, campaign } = filter;
  return and(
    view && ofView(kind, view, readerId, today),
    owner === undefined ? undefined : ofOwner(table, owner === "me" ? readerId : owner),
    stage && ofStage(table, stage, filter),
    language && eq(table.language, language),
    has(table.consentId, filter.consent),
    has(table.firstResponseAt, filter.answered),
    has(table.enteredById, filter.entered),
    has(table.confirmedAt, filter.confirmed),
    reason && eq(table.lostReason, reason),
    source ? eq(sourceOf(table), sql`lower(${source}::text)`) : undefined,
    campaign ? eq(campaignOf(table), sql`lower(${campaign}::text)`) : undefined,
    filter.endedFrom ? gte(table.endedAt, startOfDay(filter.endedFrom)) : undefined,
    filter.endedTo ? lt(table.endedAt, startOfDay(filter.endedTo, 1)) : undefined,
  );
}

/** Whether a column holds anything; where nobody asks, both will do. */
function has(column: AnyColumn, wanted: "yes" | "no" | undefined): SQL | undefined {
  return wanted && (wanted === "yes" ? isNotNull(column) : isNull(column));
}

function ofOwner({ ownerId }: LeadTable, owner: number | "none"): SQL {
  return owner === "none" ? isNull(ownerId) : eq(ownerId, owner);
}

/** That it is open says nothing new of a stage, but to the planner: how few they are. */
function ofStage(table: LeadTable, stage: Stage, { suspected, view }: LeadFilter): SQL | undefined {
  const isSuspect = suspected === "true" || view === "suspected";
  return and(eq(table.stage, stage), isSuspect || ENDS.includes(stage) ? undefined : eq(table.isOpen, true));
}

function ofView(kind: LeadKind, view: DeskView, readerId: number, today: string): SQL | undefined {
  const table: LeadTable = LEADS[kind].table;
  // Requests from before there was a clock wait for nobody.
  const isUnanswered = and(
    eq(table.isOpen, true),
    eq(table.stage, "new"),
    isNotNull(table.respondBy),
    isNull(table.firstResponseAt),
  );
  const views: Record<DeskView, SQL | undefined> = {
    urgent: and(eq(table.priority, "high"), eq(table.isOpen, true)),
    unanswered: isUnanswered,
    waiting: isUnanswered,
    mine: and(ofOwner(table, readerId), eq(table.isOpen, true)),
    due: and(lt(table.followUpAt, startOfDay(today, 1)), eq(table.isOpen, true)),
    spanish: and(eq(table.language, "es"), eq(table.isOpen, true)),
    unread: hasNews(sql`${table.id}`, kind, "unread", readerId),
    mentioned: hasNews(sql`${table.id}`, kind, "mentioned", readerId),
    // Apart from all others by where it is asked for.
    suspected: undefined,
  };
  return views[view];
}
