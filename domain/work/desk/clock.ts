import { openMsBetween, type Office } from "../../platform/office-clock.ts";

export type ClockState = "calm" | "half" | "over";
type Span = { from: Date; to: Date; now: Date };

/** How far the time for an answer has run, counting only when the office is open: under half of it, over half, all. */
export function clockState({ from, to, now }: Span, office: Office): ClockState {
  if (now >= to) return "over";
  return openMsBetween(from, now, office) * 2 >= openMsBetween(from, to, office) ? "half" : "calm";
}
