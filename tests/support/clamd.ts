import { createServer, type Server, type Socket } from "node:net";
import { portOf } from "./port-of.ts";

/** The harmless test virus that every scanner knows (EICAR), in parts, so that no scanner finds it in this file. */
export const TEST_VIRUS = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

export type ScannerStandIn = { url: string; scans: number; close(): Promise<void> };

/** Starts a stand-in of clamd: reads INSTREAM as clamd does, and finds the test virus. */
export async function startScanner(answer?: string): Promise<ScannerStandIn> {
  const standIn: ScannerStandIn = { url: "", scans: 0, close: async () => undefined };
  const server: Server = createServer((socket) => void serve(socket, standIn, answer).catch(() => socket.destroy()));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  standIn.url = `tcp://127.0.0.1:${portOf(server)}`;
  standIn.close = () => new Promise((resolve) => void server.close(() => resolve()));
  return standIn;
}

const STREAM = "zINSTREAM\0";

/** Reads one command, a word up to its zero byte, and answers it. */
async function serve(socket: Socket, standIn: ScannerStandIn, answer: string | undefined): Promise<void> {
  const pieces: Buffer[] = [];
  let rest = Buffer.alloc(0);
  let isStream = false;
  const chunks: AsyncIterable<Buffer> = socket;
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk]);
    if (rest.toString("latin1", 0, 6) === "zPING\0") return void socket.end("PONG\0");
    if (!isStream) {
      if (rest.toString("latin1", 0, STREAM.length) !== STREAM) continue;
      isStream = true;
      rest = rest.subarray(STREAM.length);
    }
    const taken = takePieces(rest, pieces);
    rest = taken.rest;
    if (!taken.isWhole) continue;
    standIn.scans++;
    const found = Buffer.concat(pieces).includes(TEST_VIRUS) ? "stream: Eicar-Test-Signature FOUND" : "stream: OK";
    return void socket.end(`${answer ?? found}\0`);
  }
}

/** Takes the pieces of a stream that have come whole, each after its size; the empty one ends the stream. */
function takePieces(received: Buffer<ArrayBuffer>, pieces: Buffer[]) {
  let at = 0;
  while (at + 4 <= received.length) {
    const size = received.readUInt32BE(at);
    if (size === 0) return { rest: received.subarray(at + 4), isWhole: true };
    if (at + 4 + size > received.length) break;
    pieces.push(received.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return { rest: received.subarray(at), isWhole: false };
}
