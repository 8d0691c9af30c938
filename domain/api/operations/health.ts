import { z } from "zod";
import { moment, type Endpoints } from "../endpoint.ts";

/** The free disk space; `freeMb` is null when it cannot be measured. */
const diskState = z.object({ isFull: z.boolean(), freeMb: z.number().nullable(), minFreeMb: z.number() });

/** The state of a check. `warn`: it works, but somebody should know. `fail`: something does not work. */
const healthState = z.enum(["ok", "warn", "fail"]);
export type HealthState = z.infer<typeof healthState>;

/** The report of all health checks, in words. */
const healthReport = z.object({
  /** The worst state of all checks. */
  state: healthState,
  at: moment,
  checks: z.array(z.object({ name: z.string(), title: z.string(), state: healthState, text: z.string() })),
});
export type HealthReport = z.infer<typeof healthReport>;

export const healthEndpoints = {
  "GET /api/disk": { answer: diskState },
  "GET /api/health-report": { answer: healthReport },
} as const satisfies Endpoints;
