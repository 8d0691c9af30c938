import type { Keys } from "../../platform/keys.ts";

const PURPOSE = "sequence stop";

/** The token of the link that ends what follows by itself; it never expires. */
export function stopToken(keys: Keys, runId: number): string {
  return `${runId}.${keys.sign(PURPOSE, String(runId))}`;
}

/** The run that a token names, if it is ours. */
export function readStopToken(keys: Keys, token: string): number | undefined {
  const [id = "", signature = ""] = token.split(".");
  return /^\d{1,9}$/.test(id) && keys.verify(PURPOSE, id, signature) ? Number(id) : undefined;
}
