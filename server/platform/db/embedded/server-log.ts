import { copyFileSync, existsSync, openSync, readFileSync, rmSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";

const FILE = "postgres.log";
const MAX_BYTES = 1_000_000;
const LAST_LINES = 12;

/** The log of the server itself, beside its cluster; it holds no rows (see the settings). */
export type ServerLog = { open(): number; keepSmall(): void; lastLines(): string };

/** Creates the log of the server in a data folder: at most two files, this one and the one before. */
export function serverLog(dataDir: string): ServerLog {
  const file = join(dataDir, FILE);
  return {
    open: () => openSync(file, "a", 0o600),
    /** Rotates the log. The file is emptied in place: the server goes on appending to the file that it was given. */
    keepSmall() {
      if (!existsSync(file) || statSync(file).size < MAX_BYTES) return;
      keepCopy(file, `${file}.1`);
      truncateSync(file);
    },
    lastLines() {
      const text = existsSync(file) ? readFileSync(file, "utf8") : "";
      return indent(text.trim().split("\n").slice(-LAST_LINES));
    },
  };
}

function keepCopy(file: string, copy: string): void {
  try {
    copyFileSync(file, copy);
  } catch {
    // On a full disk the room is worth more than the older log.
    rmSync(copy, { force: true });
  }
}

/** Indents lines that are quoted below our own words. */
export function indent(lines: string[]): string {
  return lines.map((line) => `  ${line}`).join("\n");
}
