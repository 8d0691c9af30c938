import { z } from "zod";
import { rowId } from "../platform/fields.ts";
import { fault } from "../platform/text-keys.ts";

/** The groups of things that somebody who leaves hands over, each to one colleague or to nobody. */
export const HANDED_GROUPS = ["requests", "tasks", "rules", "customers", "bookings"] as const;
export type HandedGroup = (typeof HANDED_GROUPS)[number];
/** The id of the colleague who takes each group; null where nobody does. */
export type Takers = Record<HandedGroup, number | null>;
export type HandedCounts = Record<HandedGroup, number>;

const taker = rowId(fault("validation:choice")).nullable();

/** The choice of an admin who closes an account: who takes what. */
export const handoverInput = z.object({
  requests: taker,
  tasks: taker,
  rules: taker,
  customers: taker,
  bookings: taker,
});
