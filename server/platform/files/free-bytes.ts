import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Frees the memory of bytes that nobody reads any more, at once. Without it they wait for the garbage collector, which
 * lets tens of megabytes of such buffers gather before it runs. Bytes that share their memory with others are left alone.
 */
export function freeBytes({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && byteLength > 0 && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** Bytes of buffers that may wait for the garbage collector: those of sockets, which only it can free. */
const MOST_WAITING = 2 * 1024 * 1024;
let waiting = 0;

/**
 * Counts bytes that were received or sent, and whose buffers are out of reach here. The collector is run for them, its
 * short way (some milliseconds), each time some megabytes have gathered: by itself it waits for 32 MB, beside small objects.
 */
export function countPassed(bytes: number): void {
  waiting += bytes;
  if (waiting < MOST_WAITING) return;
  waiting = 0;
  collectYoung();
}

let gc: ((options: { type: "minor" }) => void) | undefined;

function collectYoung(): void {
  if (!gc) {
    setFlagsFromString("--expose-gc");
    gc = runInNewContext("gc");
  }
  gc?.({ type: "minor" });
}
