/** The directions of a call: made by us, or received. Events without one are older, and were made by us. */
export const CALL_DIRECTIONS = ["out", "in"] as const;
export type CallDirection = (typeof CALL_DIRECTIONS)[number];

/** Longest call that can be logged, in minutes. */
export const MAX_CALL_MINUTES = 600;

type CallParts = { direction?: CallDirection | undefined; minutes?: number | undefined; text?: string | undefined };

/** Returns the data of a call's event, without what was not given. */
export const callData = ({ direction, minutes, text }: CallParts) => ({
  ...(direction === "in" && { direction }),
  ...(minutes && { minutes }),
  ...(text && { text }),
});
