import { END_STAGES, type EndStage } from "../desk/stages.ts";
import { KINDS, type LeadKind } from "../request-kinds.ts";
import { dayLater, type Days } from "./periods.ts";
import { isAmong } from "../../platform/typed-records.ts";

/** The properties that the requests of a period are grouped by. */
export const GROUPINGS = ["owner", "type", "language", "source", "campaign", "week"] as const;
export type Grouping = (typeof GROUPINGS)[number];

/**
 * The figures of the requests that came in within the period. The end stages are figures, too: of the requests that
 * ended within it.
 */
const ARRIVAL_FIGURES = ["received", "responded", "consented"] as const;
export type Counted = (typeof ARRIVAL_FIGURES)[number] | EndStage;
export const COUNTED: readonly Counted[] = [...ARRIVAL_FIGURES, ...END_STAGES];

/** Maximum number of groups that are shown; nobody reads more. */
export const MOST_GROUPS = 20;

/** The requests that a figure counts: by days, and by group. */
type FigureSelection = { days: Days; figure: Counted; group?: { by: Grouping; key: string } | undefined };

/** Builds the filter of the desk's list that matches exactly the requests that a figure counts. */
export function filterOf({ days, figure, group }: FigureSelection): Record<string, string> {
  const { from, to } = group?.by === "week" ? weekWithin(group.key, days) : days;
  const isEnd = isAmong(END_STAGES, figure);
  return {
    ...(isEnd ? { stage: figure, endedFrom: from, endedTo: to } : { from, to }),
    ...(figure === "won" && { confirmed: "yes" }),
    ...(figure === "responded" && { answered: "yes" }),
    ...(figure === "consented" && { consent: "yes" }),
    ...(group && group.by !== "week" && { [group.by]: group.key }),
  };
}

/**
 * Builds the filter of the desk's list for the funnel of visits to the site: requests that were sent on it, and those
 * of them that were won.
 */
export function funnelFilter(days: Days, type: string, language: string, step: "sent" | "won"): Record<string, string> {
  const { from, to } = days;
  return { from, to, type, language, entered: "no", ...(step === "won" && { stage: "won", confirmed: "yes" }) };
}

/** Returns the days of a week that belong to a period. */
export function weekWithin(monday: string, { from, to }: Days): Days {
  const sunday = dayLater(monday, 6);
  return { from: monday > from ? monday : from, to: sunday < to ? sunday : to };
}

/** Returns the address of the desk's list with a filter. */
export function listAddress(kind: LeadKind, filter: Record<string, string>): string {
  return `/agent-dashboard?${new URLSearchParams({ tab: KINDS[kind].tab, ...filter }).toString()}`;
}
