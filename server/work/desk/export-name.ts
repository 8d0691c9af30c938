import { agency } from "../../../agency.config.ts";
import { wallClock } from "../../../domain/platform/wall-clock.ts";
import type { ReaderFilter } from "../leads/narrow-work.ts";

/**
 * What an export is saved as: what it is, the office's day, and what it was narrowed to, so that two files of a day are
 * told apart. Words that were searched for may be somebody's name, and are only said to have been; so are those that a
 * visitor's address brought.
 */
export function exportName(name: string, at: Date, filter: ReaderFilter): string {
  const { view, type, stage, owner, language, consent, from, to, suspected, binned, q } = filter;
  const { answered, entered, confirmed, reason, endedFrom, endedTo, source, campaign } = filter;
  const today = wallClock(at, agency.timezone).toISOString().slice(0, 10);
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
    suspected && view !== "suspected" && "suspected",
    binned && "trash",
    q && "search",
  ];
  return `${parts.filter(Boolean).join("-")}.csv`;
}
