import { z } from "zod";
import { HANDED_GROUPS, handoverInput } from "../../work/handover.ts";
import { byId, type Endpoints } from "../endpoint.ts";

/** The number of things in each group. */
const counts = z.record(z.enum(HANDED_GROUPS), z.int().min(0));

/** The work that a user has, and what became of it if the account is closed. */
const handover = z.object({
  counts,
  /** Set when the account was closed with a handover that can be undone. */
  undo: z.object({ counts, isDone: z.boolean() }).nullable(),
});
export type PresentedHandover = z.infer<typeof handover>;

/** The result of a handover or of its undo. A large one is not done yet: a job goes on with it. */
const result = z.object({ isDone: z.boolean() });

export const handoverEndpoints = {
  "GET /api/users/:id/handover": { params: byId, answer: handover },
  "POST /api/users/:id/handover": { params: byId, body: handoverInput, answer: result },
  "DELETE /api/users/:id/handover": { params: byId, answer: result },
} as const satisfies Endpoints;
