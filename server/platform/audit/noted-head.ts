import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Keys } from "../keys.ts";
import { codeOf } from "../fault-origin.ts";

/** An end of the trail that was noted outside of the database: in the log, or in the data folder. */
export type NotedHead = { hash: string; entries: number };

/** The end that the data folder remembers, with the id of its entry. */
export type Note = NotedHead & { id: number };

type SignedNote = Note & { keyId: string; signature: string };

/** The file of the data folder that the end is noted in. */
export const NOTE = "audit.head";
const PURPOSE = "noted audit head";

const signatureOf = (keys: Keys, { keyId, id, entries, hash }: Omit<SignedNote, "signature">) =>
  keys.signAs(keyId, PURPOSE, JSON.stringify([keyId, id, entries, hash]));

/** True where this data folder has seen a signed trail. */
export function hasNote(dataDir: string): boolean {
  return textOf(dataDir) !== null;
}

/** The noted end; null where none was noted yet, "damaged" where the note is not one that our keys have signed. */
export function readNote(dataDir: string, keys: Keys): Note | null | "damaged" {
  const text = textOf(dataDir);
  if (text === null) return null;
  try {
    const { keyId, signature, id, entries, hash } = JSON.parse(text) as SignedNote;
    const expected = signatureOf(keys, { keyId, id, entries, hash });
    return expected !== undefined && expected === signature ? { id, entries, hash } : "damaged";
  } catch {
    return "damaged";
  }
}

/** Notes an end, signed, so that nobody who reaches the folder alone can note another. */
export function writeNote(dataDir: string, keys: Keys, { id, entries, hash }: Note): void {
  const note = { keyId: keys.id, id, entries, hash };
  const file = join(dataDir, NOTE);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Written beside and renamed: a process that is killed meanwhile leaves the note before, or this one.
  writeFileSync(`${file}.new`, `${JSON.stringify({ ...note, signature: signatureOf(keys, note) })}\n`, {
    mode: 0o600,
    flush: true,
  });
  renameSync(`${file}.new`, file);
}

/** Takes the note away: what it was noted of is replaced on purpose. */
export function removeNote(dataDir: string): void {
  rmSync(join(dataDir, NOTE), { force: true });
}

function textOf(dataDir: string): string | null {
  try {
    return readFileSync(join(dataDir, NOTE), "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}
