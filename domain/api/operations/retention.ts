import { z } from "zod";
import { byChannel, byPlural } from "../../work/channels.ts";
import { byTab } from "../../work/request-kinds.ts";
import { done, moment, type Endpoints } from "../endpoint.ts";

const count = z.int().min(0);

/** A removal of expired data that waits for an admin: the reason, since when, and what would be removed. */
const removal = z.object({
  reason: z.enum(["clock", "first", "many"]),
  since: moment,
  counts: z.object({
    ...byTab(() => count),
    ...byPlural(byChannel(() => count)),
    consents: count,
    addresses: count,
    rawMails: count,
  }),
});
export type WaitingRemoval = z.infer<typeof removal>;

export const retentionEndpoints = {
  "GET /api/retention": { answer: z.object({ waiting: removal.nullable() }) },
  "POST /api/retention/confirm": { answer: done },
} as const satisfies Endpoints;
