import { z } from "zod";
import { moment, type Endpoints } from "../endpoint.ts";

/** How much room there is; null where nobody can tell. */
const diskState = z.object({ isFull: z.boolean(), freeMb: z.number().nullable(), minFreeMb: z.number() });

/** warn: it works, but somebody should know; fail: something does not. */
const healthState = z.enum(["ok", "warn", "fail"]);
export type HealthState = z.infer<typeof healthState>;

/** What was found around the site, in words. */
const healthReport = z.object({
  /** The worst of all. */
  state: healthState,
  at: moment,
  checks: z.array(z.object({ name: z.string(), title: z.string(), state: healthState, text: z.string() })),
});
export type HealthReport = z.infer<typeof healthReport>;

export const healthEndpoints = {
  "GET /api/disk": { answer: diskState },
  "GET /api/health-report": { answer: healthReport },
} as const satisfies Endpoints;
