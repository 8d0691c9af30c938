import { and, eq, isNotNull, isNull, lt, notInArray, type SQL } from "drizzle-orm";
import { ENDS } from "../../domain/desk/stages.ts";
import type { DeskView } from "../../domain/desk/views.ts";
import type { LeadFilter } from "../../domain/lead-filters.ts";
import { startOfDay } from "../db/office-day.ts";
import type { LeadTable } from "./kinds.ts";

/** A filter with the reader who asks: what is mine is theirs. */
export type ReaderFilter = LeadFilter & { readerId: number };

/** What narrows a list by the work on its requests. */
export function narrowByWork(table: LeadTable, filter: ReaderFilter, today: string): SQL | undefined {
  const { owner, readerId, view, stage, language, consent } = filter;
  return and(
    view && ofView(table, view, readerId, today),
    owner === undefined ? undefined : ofOwner(table, owner === "me" ? readerId : owner),
    stage && eq(table.stage, stage),
    language && eq(table.language, language),
    consent && (consent === "yes" ? isNotNull(table.consentId) : isNull(table.consentId)),
  );
}

function ofOwner({ ownerId }: LeadTable, owner: number | "none"): SQL {
  return owner === "none" ? isNull(ownerId) : eq(ownerId, owner);
}

/** Open: somebody still has to do something about it. */
const isOpen = ({ stage }: LeadTable) => notInArray(stage, [...ENDS]);

function ofView(table: LeadTable, view: DeskView, readerId: number, today: string): SQL | undefined {
  // Requests from before there was a clock wait for nobody.
  const isUnanswered = and(eq(table.stage, "new"), isNotNull(table.respondBy));
  const views: Record<DeskView, SQL | undefined> = {
    unanswered: isUnanswered,
    waiting: isUnanswered,
    mine: and(ofOwner(table, readerId), isOpen(table)),
    due: and(lt(table.followUpAt, startOfDay(today, 1)), isOpen(table)),
    spanish: and(eq(table.language, "es"), isOpen(table)),
    // Apart from all others by where it is asked for.
    suspected: undefined,
  };
  return views[view];
}
