import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import pino from "pino";
import type { TrailFault, TrailState } from "../domain/api/operations/audit.ts";
import { readTrail } from "../server/operations/backup/trail-in-backup.ts";
import { checkEnd } from "../server/platform/audit/check-end.ts";
import { writeNote, type NotedHead } from "../server/platform/audit/noted-head.ts";
import { checkTrail, verifyNotedTrail, verifyTrail } from "../server/platform/audit/verify-trail.ts";
import type { Deps } from "../server/platform/deps.ts";
import { openForCommand } from "../server/platform/db/open-for-command.ts";
import { readEnv, type Env } from "../server/platform/env.ts";
import { hasKey, loadKeys } from "../server/platform/keys.ts";
import { explainStartError } from "../server/platform/explain-start-error.ts";
import { StartError } from "../server/platform/start-error.ts";
import { codeOf } from "../server/platform/fault-origin.ts";
import { valueIn } from "../domain/platform/typed-records.ts";

class CheckError extends StartError {}

const USAGE = "Use it as: npm run verify-audit -- [--backup FILE] [--head HASH:ENTRIES] [--accept]";

type Options = { backup?: string | undefined; noted?: NotedHead; accept?: boolean | undefined };

function readOptions(args: string[]): Options {
  let given: { backup?: string | undefined; head?: string | undefined; accept?: boolean | undefined };
  try {
    const accept = { type: "boolean" } as const;
    given = parseArgs({ args, options: { backup: { type: "string" }, head: { type: "string" }, accept } }).values;
  } catch {
    throw new CheckError(USAGE);
  }
  if (given.accept && (given.backup ?? given.head) !== undefined) throw new CheckError("--accept stands alone.");
  if (given.head === undefined) return { backup: given.backup, accept: given.accept };
  const [, hash, entries] = /^([\da-f]{64}):(\d{1,9})$/.exec(given.head) ?? [];
  if (!hash) throw new CheckError(`--head should be a head from the log, such as ${"0".repeat(64)}:12.`);
  return { backup: given.backup, noted: { hash, entries: Number(entries) } };
}

async function check(env: Env, args: string[]): Promise<TrailState> {
  const { backup, noted, accept } = readOptions(args);
  if (!hasKey(env)) throw new CheckError("There is no key: set APP_KEY, or DATA_DIR to the folder that holds app.key.");
  const keys = loadKeys(env);
  if (backup !== undefined) {
    if (!existsSync(backup)) throw new CheckError(`${backup} does not exist.`);
    const { head, rows } = await readTrail(backup);
    return checkTrail(keys, head, rows, noted);
  }
  const store = await openForCommand(env, pino({ level: "silent" }));
  try {
    const { db } = store;
    if (accept) return await acceptTrail({ db, keys, env });
    return noted ? await verifyTrail({ db, keys }, { noted }) : await verifyNotedTrail({ db, keys, env });
  } catch (error) {
    if (codeOf(valueIn(error, "cause")) !== UNDEFINED_TABLE) throw error;
    throw new CheckError("The database is of an older version: start the site once, which seals its audit trail.");
  } finally {
    await store.close();
  }
}

/** Accepts a trail that is whole by itself: notes its end as the one to go on from, whatever was noted before. */
async function acceptTrail({ db, keys, env }: Pick<Deps, "db" | "keys" | "env">): Promise<TrailState> {
  const state = await verifyTrail({ db, keys });
  if (state.fault) return state;
  const { end, fault } = await checkEnd(db, keys, null);
  if (end) writeNote(env.DATA_DIR, keys, end);
  return { ...state, fault };
}

const UNDEFINED_TABLE = "42P01";

function describe({ entries, unkeyed, head }: TrailState): string {
  const older = unkeyed > 0 ? `, of which the first ${unkeyed} were sealed after they were written` : "";
  return `The audit trail is whole: ${entries} entries${older}.\nIts head is ${head}`;
}

function explain(fault: TrailFault): string {
  switch (fault.reason) {
    case "changed":
      return `Entry ${fault.id} does not fit: it was changed, or an entry before it was taken away or put in.`;
    case "missing":
      return `Of ${fault.expected} entries only the first ${fault.found} are left: the newest were taken away.`;
    case "noHead":
      return "The signed record of its end is missing.";
    case "headChanged":
      return "The signed record of its end does not fit.";
    case "unknownKey":
      return `${fault.id ? `Entry ${fault.id}` : "Its end"} was signed with the key ${fault.keyId}, which is neither APP_KEY nor among APP_KEYS_OLD.`;
    case "notNoted":
      return (
        `It is not the trail whose head was noted after ${fault.entries} entries: entries were taken away or written ` +
        "anew, or the database was put back to an earlier day. If that was meant, run: npm run verify-audit -- --accept"
      );
    case "noteDamaged":
      return "Its entries fit, but the note of its end in DATA_DIR (audit.head) is damaged, or signed with an unknown key.";
  }
}

/** Verifies the trail for the command; returns its output and exit code. */
export async function verifyAudit(
  variables: NodeJS.ProcessEnv,
  args: string[],
): Promise<{ code: number; output: string }> {
  try {
    const state = await check(readEnv(variables), args);
    if (!state.fault) return { code: 0, output: describe(state) };
    return { code: 1, output: `The audit trail is not whole. ${explain(state.fault)}` };
  } catch (error) {
    return { code: 2, output: explainStartError(error) };
  }
}
