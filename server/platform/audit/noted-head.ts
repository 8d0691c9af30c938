import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Keys } from "../keys.ts";
import { codeOf } from "../fault-origin.ts";

/** An end of the trail that was noted outside of the database: in the log, or in the data folder. */
export type NotedHead = { hash: string; entries: number };

/** The end that is noted in the data folder, with the id of its entry. */
export type Note = NotedHead & { id: number };

type SignedNote = Note & { keyId: string; signature: string };

/** The file in the data folder in which the end is noted. */
export const NOTE_FILE = "audit.head";
const PURPOSE = "noted audit head";

const signatureOf = (keys: Keys, { keyId, id, entries, hash }: Omit<SignedNote, "signature">) =>
  keys.signAs(keyId, PURPOSE, JSON.stringify([keyId, id, entries, hash]));

/** Checks for a note: with one, this data folder has seen a signed trail. */
export function hasNote(dataDir: string): boolean {
  return textOf(dataDir) !== null;
}

/** Reads the noted end; null when none was noted yet, "damaged" when the note is not signed by one of our keys. */
export function readNote(dataDir: string, keys: Keys): Note | null | "damaged" {
  const text = textOf(dataDir);
  if (text === null) return null;
  try {
    const { keyId, signature, id, entries, hash }: SignedNote = JSON.parse(text);
    const expected = signatureOf(keys, { keyId, id, entries, hash });
    return expected !== undefined && expected === signature ? { id, entries, hash } : "damaged";
  } catch {
    return "damaged";
  }
}

/** Writes a signed note of an end, so that nobody who reaches the folder alone can note another. */
export function writeNote(dataDir: string, keys: Keys, { id, entries, hash }: Note): void {
  const note = { keyId: keys.id, id, entries, hash };
  const file = join(dataDir, NOTE_FILE);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Written to a temporary file and renamed: a process killed meanwhile leaves either the former note or this one.
  writeFileSync(`${file}.new`, `${JSON.stringify({ ...note, signature: signatureOf(keys, note) })}\n`, {
    mode: 0o600,
    flush: true,
  });
  renameSync(`${file}.new`, file);
}

/** Removes the note, because the trail that it belongs to is replaced on purpose. */
export function removeNote(dataDir: string): void {
  rmSync(join(dataDir, NOTE_FILE), { force: true });
}

function textOf(dataDir: string): string | null {
  try {
    return readFileSync(join(dataDir, NOTE_FILE), "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}
