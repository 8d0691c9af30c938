import { parseArgs } from "node:util";
import pino from "pino";
import { PASSWORD_RESET_MINUTES } from "../domain/platform/limits.ts";
import { createRecorder } from "../server/platform/audit/record-event.ts";
import { systemClock } from "../server/platform/clock.ts";
import { openForCommand } from "../server/platform/db/open-for-command.ts";
import { readEnv } from "../server/platform/env.ts";
import { checkedKeys } from "../server/platform/key-check.ts";
import { hasKey } from "../server/platform/keys.ts";
import { explainStartError } from "../server/platform/explain-start-error.ts";
import { StartError } from "../server/platform/start-error.ts";
import { resetAdmin } from "../server/people/users/reset-admin.ts";
import { codeOf } from "../server/platform/fault-origin.ts";

/**
 * Prints a link that sets a new password for an admin, in the database that the environment names. Removes the second
 * factor and the passkeys, too, where it is told to.
 * `npm run reset-admin [-- --username NAME] [--second-factor]`
 */
async function run(): Promise<string> {
  const { values } = parseArgs({ options: { username: { type: "string" }, "second-factor": { type: "boolean" } } });
  const withSecondFactor = values["second-factor"] ?? false;
  const env = readEnv();
  if (!hasKey(env)) throw new StartError("There is no key: set APP_KEY, or DATA_DIR to the folder that holds app.key.");
  const store = await openForCommand(env, pino({ level: "silent" }));
  try {
    const recordEvent = createRecorder(await checkedKeys(store.db, env));
    const deps = { db: store.db, env, clock: systemClock, recordEvent };
    const { username, link } = await resetAdmin(deps, { name: values.username, withSecondFactor });
    const removed = `${username} has no second factor and no passkey any more, and is logged out everywhere.\n`;
    return `${withSecondFactor ? removed : ""}This link sets a new password for ${username}, once and within ${PASSWORD_RESET_MINUTES} minutes:\n${link}`;
  } finally {
    await store.close();
  }
}

try {
  console.log(await run());
  process.exit(0);
} catch (error) {
  const isUsage = error instanceof Error && String(codeOf(error)).startsWith("ERR_PARSE_ARGS");
  console.error(isUsage ? error.message : explainStartError(error));
  process.exit(1);
}
