import type { ServerResponse } from "node:http";

/** A body that was made beforehand, in the form that Node sends quickest. */
export type ReadyBody = string | Buffer;

/** Longer ones cost more as a text than a second piece does. */
const LONGEST_TEXT = 65_536;

/**
 * Node joins a text to the headers and hands both to the system at once, but sends bytes as a second piece. As Latin-1
 * every byte is one character, so that compressed pages can be texts, too.
 */
export function readyBody(bytes: Buffer): ReadyBody {
  return bytes.length <= LONGEST_TEXT ? bytes.toString("latin1") : bytes;
}

/** Sends headers, name and value in turn, and a body, both made beforehand. */
export function sendReady(response: ServerResponse, headers: string[], body: ReadyBody): void {
  response.writeHead(200, headers).end(body, "latin1");
}
