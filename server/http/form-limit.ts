import type { Deps } from "../deps.ts";
import { createRateLimit } from "./rate-limit.ts";

export type FormLimit = ReturnType<typeof createFormLimit>;

/** One family fills in a few forms; a script fills in hundreds. All public forms share the limit. */
export function createFormLimit(deps: Pick<Deps, "db" | "env" | "clock">) {
  return createRateLimit(deps, "form", { points: 30, seconds: 600 }, { points: 1_200, seconds: 60 });
}
