import { z } from "zod";
import { BOOKING_WAYS } from "../../work/booking-options.ts";
import { HANDED_GROUPS, handoverInput } from "../../work/handover.ts";
import { byId, id, idInAddress, moment, type Endpoints } from "../endpoint.ts";

/** The number of things in each group. */
const counts = z.record(z.enum(HANDED_GROUPS), z.int().min(0));

/** The work that a user has, and what became of it if the account is closed. */
const handover = z.object({
  counts,
  /**
   * The booked times ahead that stay with the account: those at which the colleague of the query is not free, and those
   * that a closed account still has.
   */
  left: z.array(
    z.object({ id, reference: z.string(), way: z.enum(BOOKING_WAYS), startsAt: moment, location: z.string() }),
  ),
  /** Set when the account was closed with a handover that can be undone. */
  undo: z.object({ counts, isDone: z.boolean() }).nullable(),
});
export type PresentedHandover = z.infer<typeof handover>;

/** The colleague who might take the booked times, to see which of them would stay. */
const planned = z.object({ taker: idInAddress.optional() });

/** The result of a handover or of its undo. A large one is not done yet: a job goes on with it. */
const result = z.object({ isDone: z.boolean() });

export const handoverEndpoints = {
  "GET /api/users/:id/handover": { params: byId, query: planned, answer: handover },
  "POST /api/users/:id/handover": { params: byId, body: handoverInput, answer: result },
  "DELETE /api/users/:id/handover": { params: byId, answer: result },
} as const satisfies Endpoints;
