import { existsSync } from "node:fs";
import pino from "pino";
import { backUp, BackupError, restore } from "../server/db/backup.ts";
import { migrate } from "../server/db/migrate.ts";
import { openAlone, openForCommand } from "../server/db/open-for-command.ts";
import { readEnv } from "../server/env.ts";
import { startQueue } from "../server/jobs/queue.ts";
import { runCommand } from "../server/run-command.ts";

/** `npm run backup -- FILE` and `npm run restore -- FILE`, for the database that the environment names. */
const [command, file] = process.argv.slice(2);

async function run(): Promise<string> {
  if (!file) throw new BackupError(`Name the file: npm run ${command} -- bluebonnet-backup.gz`);
  if (command === "backup" && existsSync(file)) throw new BackupError(`${file} exists already.`);
  if (command === "restore" && !existsSync(file)) throw new BackupError(`${file} does not exist.`);
  const log = pino({ level: "silent" });
  const open = command === "restore" ? openAlone : openForCommand;
  const store = await open(readEnv(), log);
  try {
    if (command === "backup") return `${await backUp(store.db, file)} rows are in ${file}.`;
    await store.exclusively((db) => migrate(db));
    const jobs = await startQueue(store, log); // makes the tables of the queue
    await jobs.stop();
    return `${await restore(store.db, file)} rows restored.`;
  } finally {
    await store.close();
  }
}

await runCommand(run);
