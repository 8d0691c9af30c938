import { z } from "zod";
import { byId, file, id, moment, type Endpoints } from "../endpoint.ts";

/** A training event and its attendees. */
const trainingEvent = z.object({
  id,
  title: z.string(),
  description: z.string(),
  place: z.string(),
  /** The link to join online; null after the end. */
  joinUrl: z.string().nullable(),
  startsAt: moment,
  minutes: z.int(),
  /** True once the event has begun: nobody can register any more. */
  hasStarted: z.boolean(),
  isRegistered: z.boolean(),
  attendees: z.array(z.object({ id, name: z.string() })),
});
export type TrainingEvent = z.infer<typeof trainingEvent>;

export const trainingEndpoints = {
  "GET /api/training-events": { answer: z.array(trainingEvent) },
  "GET /api/training-events/:id/calendar": { params: byId, answer: file("text/calendar") },
  "PUT /api/training-events/:id/registration": { params: byId, answer: trainingEvent },
  "DELETE /api/training-events/:id/registration": { params: byId, answer: trainingEvent },
} as const satisfies Endpoints;
