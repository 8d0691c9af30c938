import { mkdir, open, readFile, rename, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { describeFault } from "../../platform/describe-fault.ts";
import { closeOnError } from "../../platform/nameless-file.ts";

/** The log of mails that the mail server has accepted, by their marks. It survives a restart and needs no database. */
export type SentLog = { has(mark: string): boolean; add(mark: string): Promise<void>; close(): Promise<void> };

const FILE = "sent-mails.log";
/** Marks per file before rotation. The previous file is kept too: at least so many are known, at most twice as many. */
const MAX_MARKS_PER_FILE = 10_000;
const MARK = /^[0-9a-f]{32}$/;

/**
 * Opens the sent log: accepted mails are kept in memory and in a file of the data folder. The database may fail before
 * it knows of them, and a mail must not go out a second time. When the file cannot be written, the memory still works.
 */
export async function openSentLog(folder: string, log: Logger, most = MAX_MARKS_PER_FILE): Promise<SentLog> {
  const file = join(folder, FILE);
  const warn = (error: Error) => log.warn({ err: describeFault(error) }, "sent mails cannot be noted on disk");
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(warn);
  const older = await marksIn(`${file}.1`);
  const newer = await marksIn(file);
  const marks = new Set([...older, ...newer]);
  let written = newer.length;
  let handle = await openFile(file, folder).catch(warn);
  let turn = Promise.resolve();

  async function write(mark: string): Promise<void> {
    if (written >= most) {
      const full = handle;
      handle = undefined;
      await full?.close();
      await rename(file, `${file}.1`);
      written = 0;
    }
    handle ??= await openFile(file, folder);
    await handle.write(`${mark}\n`);
    await handle.datasync();
    written++;
  }

  return {
    has: (mark) => marks.has(mark),
    add(mark) {
      marks.add(mark);
      for (const oldest of marks) {
        if (marks.size <= 2 * most) break;
        marks.delete(oldest);
      }
      turn = turn.then(() => write(mark)).catch(warn);
      return turn;
    },
    async close() {
      await turn;
      await handle?.close();
    },
  };
}

/** Reads the marks of a log file; skips a line that a crash has cut off. */
async function marksIn(file: string): Promise<string[]> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text.split("\n").filter((line) => MARK.test(line));
}

async function openFile(file: string, folder: string): Promise<FileHandle> {
  const handle = await open(file, "a", 0o600);
  return closeOnError(handle, async () => {
    await handle.write("\n"); // ends a line that a crash may have cut off
    await handle.sync();
    const directory = await open(folder);
    await closeOnError(directory, () => directory.sync());
    await directory.close();
  });
}
