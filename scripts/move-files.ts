import { parseArgs } from "node:util";
import pino from "pino";
import { FILE_PLACES } from "../domain/platform/files.ts";
import { isAmong } from "../domain/platform/typed-records.ts";
import { openForCommand } from "../server/platform/db/open-for-command.ts";
import { readEnv } from "../server/platform/env.ts";
import { moveFiles, setWantedPlace } from "../server/platform/files/move-file.ts";
import { hasS3 } from "../server/platform/files/s3-pieces.ts";
import { runCommand } from "../server/platform/run-command.ts";
import { StartError } from "../server/platform/start-error.ts";

/**
 * Moves all files into the S3 store or back into the database, beside the running site or without it. It can be stopped
 * and started again. `npm run move-files -- --to s3` or `--to database`
 */
async function run(): Promise<string> {
  const { values } = parseArgs({ options: { to: { type: "string" } }, strict: false });
  const { to } = values;
  if (!isAmong(FILE_PLACES, to))
    throw new StartError("Name the place: npm run move-files -- --to s3, or --to database");
  const env = readEnv();
  if (!hasS3(env))
    throw new StartError("No S3 store is set up: set the FILES_S3_ variables, also to move files out of it.");
  const store = await openForCommand(env, pino({ level: "silent" }));
  try {
    await setWantedPlace(store.db, to);
    const moved = await moveFiles({ db: store.db, env }, to, () => process.stdout.write("."));
    return `\n${moved} files moved. New files are kept in ${to === "s3" ? "the S3 store" : "the database"} from now on.`;
  } finally {
    await store.close();
  }
}

await runCommand(run);
