import { openMsBetween, type Office } from "../../platform/office-clock.ts";

export type ClockState = "calm" | "half" | "over";
type Span = { from: Date; to: Date; now: Date };

/**
 * Returns how much of the time for an answer has passed, counting only open hours: less than half, half or more, all.
 */
export function clockState({ from, to, now }: Span, office: Office): ClockState {
  if (now >= to) return "over";
  return openMsBetween(from, now, office) * 2 >= openMsBetween(from, to, office) ? "half" : "calm";
}
