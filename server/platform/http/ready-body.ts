import type { ServerResponse } from "node:http";

/** A prepared body, in the form that Node sends quickest. */
export type ReadyBody = string | Buffer;

/** Maximum length of a body that is sent as a string. A longer one costs more as a string than a second write does. */
const LONGEST_TEXT = 65_536;

/**
 * Prepares a body. Node joins a string to the headers in one write, but sends bytes in a second one. In Latin-1 every
 * byte is one character, so that compressed pages can be strings, too.
 */
export function readyBody(bytes: Buffer): ReadyBody {
  return bytes.length <= LONGEST_TEXT ? bytes.toString("latin1") : bytes;
}

/** Sends prepared headers (name and value in turn) and a prepared body. */
export function sendReady(response: ServerResponse, headers: string[], body: ReadyBody): void {
  response.writeHead(200, headers).end(body, "latin1");
}
