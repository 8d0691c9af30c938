import type { DeskEvent } from "../../api/work/work.ts";
import { isAmong } from "../../platform/typed-records.ts";
import { HEARD_EVENTS } from "./events.ts";

/** What somebody has seen of a request: its version, and when the customer wrote last (`workOrder`). */
export type Seen = { version: number; heard?: string | null };

/** Returns the time when the customer wrote last, by the events of a request; null for never. */
export function lastHeard(events: readonly DeskEvent[]): string | null {
  const times = events.filter(isHeard).map(heardAt);
  return times.toSorted().at(-1) ?? null;
}

/** Returns when the customer wrote what an event tells of: files that came one after the other are one event. */
function heardAt({ at, data }: DeskEvent): string {
  return typeof data["lastAt"] === "string" ? data["lastAt"] : at;
}

/** Returns the events of a request that somebody who has seen it in an earlier state has not seen. */
export function eventsSince(events: readonly DeskEvent[], { version, heard }: Seen): DeskEvent[] {
  return events.filter((event) => {
    const made = event.data["version"];
    if (typeof made === "number") return made > version;
    return heard !== undefined && isHeard(event) && heardAt(event) > (heard ?? "");
  });
}

/** Returns true for what the customer wrote after the request. */
export const isHeard = ({ type }: DeskEvent) => isAmong(HEARD_EVENTS, type);
