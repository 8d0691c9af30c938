import { existsSync } from "node:fs";
import pino from "pino";
import { readNote, removeNote } from "../server/platform/audit/noted-head.ts";
import { BackupError } from "../server/operations/backup/format.ts";
import { verifyBackup, type Contents } from "../server/operations/backup/read.ts";
import { backUp } from "../server/operations/backup/write.ts";
import { openForCommand, openToFill } from "../server/platform/db/open-for-command.ts";
import { readEnv } from "../server/platform/env.ts";
import { hasKey, loadKeys } from "../server/platform/keys.ts";
import { runCommand } from "../server/platform/run-command.ts";

/**
 * Runs `npm run backup -- FILE` and `npm run restore -- FILE`, for the database that the environment names;
 * `npm run backup -- --verify FILE` checks a backup alone.
 */
const [command, ...args] = process.argv.slice(2);
const isVerifying = command === "backup" && args[0] === "--verify";
const file = isVerifying ? args[1] : args[0];
const log = pino({ level: "silent" });

async function run(): Promise<string> {
  if (!file || file.startsWith("-")) {
    throw new BackupError(`Name the file: npm run ${command} -- ${isVerifying ? "--verify " : ""}bluebonnet-backup.gz`);
  }
  const isReading = isVerifying || command === "restore";
  if (isReading && !existsSync(file)) throw new BackupError(`${file} does not exist.`);
  if (isVerifying) return describe(file, await verifyBackup(file));
  return isReading ? runRestore(file) : runBackup(file);
}

async function runBackup(to: string): Promise<string> {
  if (existsSync(to)) throw new BackupError(`${to} exists already.`);
  const env = readEnv();
  const store = await openForCommand(env, log);
  try {
    return `${await backUp(store.db, to, { env })} rows are in ${to}.`;
  } finally {
    await store.close();
  }
}

async function runRestore(from: string): Promise<string> {
  // Loaded only here: the jobs are most of the program, and a backup needs none of them.
  const [{ JOBS }, { restore }] = await Promise.all([
    import("../server/all-jobs.ts"),
    import("../server/operations/backup/restore.ts"),
  ]);
  const env = readEnv();
  const keys = hasKey(env) ? loadKeys(env) : null;
  const contents = await restore({ open: () => openToFill(env, log), keys, log, jobs: JOBS }, from);
  const noted = keys && readNote(env.DATA_DIR, keys);
  // The trail was put back to the day of the backup on purpose: the next start notes where it ends now.
  removeNote(env.DATA_DIR);
  return [
    `${contents.rows} rows restored.${checksumWarning(contents)}`,
    ...describeTrailChanges(contents.sealed, noted),
    ...(env.DATABASE_URL ? [OTHER_MACHINES] : []),
  ].join("\n");
}

/** Each process with a data folder of its own has a note of where the trail ended, which only that machine can accept. */
const OTHER_MACHINES =
  "Each other process of this site with a DATA_DIR of its own remembers the audit trail as it was. Before it starts, " +
  "run there, with its variables: npm run verify-audit -- --accept";

/** Describes the changes to the audit trail, for whoever has to answer for it. */
function describeTrailChanges(sealed: number, noted: ReturnType<typeof readNote>): string[] {
  const lines: string[] = [];
  if (sealed > 0) lines.push(`${sealed} entries of the audit trail were written without a key and are sealed now.`);
  if (noted !== null && noted !== "damaged") {
    lines.push(`The audit trail that was used here before ended with ${noted.hash}:${noted.entries}.`);
  }
  return lines;
}

function describe(name: string, contents: Contents): string {
  const { header, footer, rows } = contents;
  if (!footer) return `${name} can be read to its end: ${rows} rows.${checksumWarning(contents)}`;
  return `${name} is whole: ${rows} rows, made ${header.at}, sealed with ${footer.keys.join(", ")}.`;
}

const checksumWarning = ({ footer }: Contents) =>
  footer
    ? ""
    : "\nIt was made by a version that wrote no counts and no checksum: that nothing is missing cannot be told.";

await runCommand(run);
