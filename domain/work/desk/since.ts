import type { DeskEvent } from "../../api/work/work.ts";

/** Returns the events of a request after a version of it, which somebody who holds that version has not seen. */
export function eventsSince(events: readonly DeskEvent[], version: number): DeskEvent[] {
  return events.filter(({ data }) => typeof data["version"] === "number" && data["version"] > version);
}
