import { wallClock } from "../../../domain/platform/wall-clock.ts";
import type { ReaderFilter } from "../leads/narrow-work.ts";

/**
 * Builds the file name of an export: its kind, the date at the office and its filters, so that two files of one day
 * have different names. Search words may be somebody's name, so the name only says that there was a search. The same
 * goes for source and campaign, which come from the URL of a visitor.
 */
export function exportName(name: string, at: Date, filter: ReaderFilter, timezone: string): string {
  const { view, type, stage, owner, language, consent, from, to, suspected, binned, q } = filter;
  const { answered, entered, confirmed, reason, endedFrom, endedTo, source, campaign, office } = filter;
  const today = wallClock(at, timezone).toISOString().slice(0, 10);
  const named = (label: string, value: string | number | undefined) => value !== undefined && `${label}-${value}`;
  const parts = [
    name,
    today,
    view,
    type,
    named("stage", stage),
    named("owner", owner),
    named("language", language),
    named("consent", consent),
    named("from", from),
    named("to", to),
    named("answered", answered),
    named("entered", entered),
    named("confirmed", confirmed),
    named("reason", reason),
    named("ended-from", endedFrom),
    named("ended-to", endedTo),
    source && "source",
    campaign && "campaign",
    named("office", office),
    suspected && view !== "suspected" && "suspected",
    binned && "trash",
    q && "search",
  ];
  return `${parts.filter(Boolean).join("-")}.csv`;
}
