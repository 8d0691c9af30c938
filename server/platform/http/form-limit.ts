import type { Deps } from "../deps.ts";
import type { FormLimit } from "../deps/limits.ts";
import { createRateLimit } from "./rate-limit.ts";

/** Creates the rate limit that all public forms share. One family fills in a few forms; a script fills in hundreds. */
export function createFormLimit(deps: Pick<Deps, "db" | "env" | "clock">): FormLimit {
  return createRateLimit(deps, "form", { points: 30, seconds: 600 }, { points: 1_200, seconds: 60 });
}
