import { readEnv, type Env } from "../../server/platform/env.ts";

export const ADMIN_PASSWORD = "correct-horse-battery";

/**
 * Returns an environment for tests: nothing of the machine's own leaks in, and rate limits are out of the way unless
 * set.
 */
export function testEnv(variables: Record<string, string> = {}): Env {
  return readEnv({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    RATE_LIMIT_SCALE: "1000",
    SHED_AFTER_MS: "0",
    // Only bounds a hang: on a busy machine many calls at once wait long for a connection.
    DATABASE_WAIT_MS: "100000",
    PORT: "0",
    SERVICES: "web",
    ...variables,
  });
}
