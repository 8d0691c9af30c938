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

async function serve(socket: Socket, standIn: ScannerStandIn, answer: string | undefined): Promise<void> {
  let received = Buffer.alloc(0);
  const chunks: AsyncIterable<Buffer> = socket;
  for await (const chunk of chunks) {
    received = Buffer.concat([received, chunk]);
    if (received.toString("latin1", 0, 6) === "zPING\0") return void socket.end("PONG\0");
    const content = wholeStream(received);
    if (!content) continue;
    standIn.scans++;
    const found = content.includes(TEST_VIRUS) ? "stream: Eicar-Test-Signature FOUND" : "stream: OK";
    return void socket.end(`${answer ?? found}\0`);
  }
}

/** Returns the content of a complete INSTREAM command; null until its last, empty piece has come. */
function wholeStream(received: Buffer): Buffer | null {
  const command = "zINSTREAM\0";
  if (received.toString("latin1", 0, command.length) !== command) return null;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const size = received.readUInt32BE(at);
    if (size === 0) return Buffer.concat(pieces);
    if (at + 4 + size > received.length) return null;
    pieces.push(received.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return null;
}
