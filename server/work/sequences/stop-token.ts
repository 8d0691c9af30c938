import type { Keys } from "../../platform/keys.ts";

const PURPOSE = "sequence stop";

/** Creates the signed token of the unsubscribe link of a sequence; it never expires. */
export function stopToken(keys: Keys, runId: number): string {
  return `${runId}.${keys.sign(PURPOSE, String(runId))}`;
}

/** Verifies an unsubscribe token and returns the id of its run; undefined when the signature is wrong. */
export function readStopToken(keys: Keys, token: string): number | undefined {
  const [id = "", signature = ""] = token.split(".");
  return /^\d{1,9}$/.test(id) && keys.verify(PURPOSE, id, signature) ? Number(id) : undefined;
}
