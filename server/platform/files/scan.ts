import { connect, type Socket } from "node:net";
import type { Env } from "../env.ts";
import type { FileSource } from "./spool.ts";

export type ScanResult = "clean" | "infected" | "not-scanned";

/** The error of a scanner that is set up and does not answer, or answers with an error. */
export class ScannerError extends Error {}

const TIMEOUT_MS = 60_000;
const MAX_ANSWER = 4_096;
const END = 0;

/**
 * Asks the virus scanner (clamd, command INSTREAM) about a file, piece by piece. Returns `not-scanned` where none is set
 * up. Throws `ScannerError` when it does not answer.
 */
export async function scanFile({ CLAMD_URL: url }: Pick<Env, "CLAMD_URL">, source: FileSource): Promise<ScanResult> {
  if (!url) return "not-scanned";
  const socket = connectTo(new URL(url));
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new ScannerError("the scanner does not answer")));
  try {
    const answer = readAnswer(socket);
    // An error of the connection rejects both; whoever is awaited first reports it.
    answer.catch(() => undefined);
    await Promise.race([sendFile(socket, source), answer]);
    const said = await answer;
    if (said.endsWith(" FOUND")) return "infected";
    if (said.endsWith(": OK")) return "clean";
    throw new ScannerError("the scanner answered with an error");
  } catch (error) {
    throw error instanceof ScannerError ? error : new ScannerError("the scanner cannot be reached", { cause: error });
  } finally {
    socket.destroy();
  }
}

/** Asks the scanner whether it is there (command PING). */
export async function pingScanner(url: string): Promise<boolean> {
  const socket = connectTo(new URL(url));
  socket.setTimeout(5_000, () => socket.destroy(new ScannerError("the scanner does not answer")));
  try {
    const answer = readAnswer(socket);
    socket.write("zPING\0");
    return (await answer) === "PONG";
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

function connectTo({ protocol, hostname, port, pathname }: URL): Socket {
  const host = hostname.replace(/^\[|\]$/g, "");
  return protocol === "unix:" ? connect(decodeURIComponent(pathname)) : connect(Number(port), host);
}

async function sendFile(socket: Socket, source: FileSource): Promise<void> {
  await write(socket, Buffer.from("zINSTREAM\0"));
  for await (const piece of source.read()) {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(piece.length);
    await write(socket, size);
    await write(socket, piece);
  }
  await write(socket, Buffer.alloc(4));
}

function write(socket: Socket, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}

/** Reads the answer up to its zero byte. */
async function readAnswer(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  const received: AsyncIterable<Buffer> = socket;
  for await (const chunk of received) {
    chunks.push(chunk);
    const all = Buffer.concat(chunks);
    const end = all.indexOf(END);
    if (end >= 0) return all.toString("utf8", 0, end).trim();
    if (all.length > MAX_ANSWER) break;
  }
  throw new ScannerError("the scanner broke off");
}
