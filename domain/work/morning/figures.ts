import { END_STAGES, type EndStage } from "../desk/stages.ts";
import { KINDS, type LeadKind } from "../request-kinds.ts";
import { dayLater, type Days } from "./periods.ts";
import { isAmong } from "../../platform/typed-records.ts";

/** By what the requests of a period are told apart. */
export const GROUPINGS = ["owner", "type", "language", "source", "campaign", "week"] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** What is counted of requests: of those that came in within the period, and of those that ended within it. */
const OF_ALL = ["received", "responded", "consented"] as const;
export type Counted = (typeof OF_ALL)[number] | EndStage;
export const COUNTED: readonly Counted[] = [...OF_ALL, ...END_STAGES];

/** How many of the groups are shown; nobody reads more. */
export const MOST_GROUPS = 20;

/** Which requests a figure counts: of which days, and of which group. */
type Counting = { days: Days; figure: Counted; group?: { by: Grouping; key: string } | undefined };

/** The filter of the desk's list that lets exactly those requests through that a figure counts. */
export function filterOf({ days, figure, group }: Counting): Record<string, string> {
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

/** The same for what came of visits to the site: requests that were sent on it, and those of them that were won. */
export function funnelFilter(days: Days, type: string, language: string, step: "sent" | "won"): Record<string, string> {
  const { from, to } = days;
  return { from, to, type, language, entered: "no", ...(step === "won" && { stage: "won", confirmed: "yes" }) };
}

/** The days of a week that belong to a period. */
export function weekWithin(monday: string, { from, to }: Days): Days {
  const sunday = dayLater(monday, 6);
  return { from: monday > from ? monday : from, to: sunday < to ? sunday : to };
}

/** The desk's list, narrowed by a filter. */
export function listAddress(kind: LeadKind, filter: Record<string, string>): string {
  return `/agent-dashboard?${new URLSearchParams({ tab: KINDS[kind].tab, ...filter }).toString()}`;
}
