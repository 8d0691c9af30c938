import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { valueIn } from "../../../domain/platform/typed-records.ts";
import { inRoot } from "../root.ts";
import { refuseFile } from "./refuse-file.ts";

/** Maximum time for one picture. A phone's photograph takes two seconds, on a busy machine ten. */
const TIMEOUT_MS = 60_000;
/** The heap of the thread. The pixels are outside of it: their number is bounded before the thread starts. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };

/** Returns the path of the worker script: beside this file in the sources, beside the program in the build. */
function workerFile(): string {
  const here = fileURLToPath(import.meta.url);
  return here.endsWith(".ts")
    ? here.replace(/convert-heic\.ts$/, "heic-worker.ts")
    : inRoot("build/program/heic-worker.js");
}

/**
 * Converts a HEIC picture to JPEG in a worker thread of its own, which ends afterwards and gives its memory back.
 * Rejects a picture that cannot be decoded, or that takes too long or too much memory.
 */
export async function convertHeic(content: Buffer, timeoutMs = TIMEOUT_MS): Promise<Buffer> {
  const worker = new Worker(workerFile(), { env: {}, execArgv: [], resourceLimits: RESOURCE_LIMITS });
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), timeoutMs);
  try {
    const { signal } = giveUp;
    const ended = once(worker, "exit", { signal }).then(() => [undefined]);
    const answered = once(worker, "message", { signal });
    worker.postMessage(new Uint8Array(content), []);
    const [answer]: unknown[] = await Promise.race([answered, ended]);
    const jpeg = valueIn(answer, "jpeg");
    if (jpeg instanceof Uint8Array) return Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  } catch {
    // Too slow, or the thread ran out of memory: refused below.
  } finally {
    clearTimeout(timer);
    // Removes the listener of the promise that lost the race.
    giveUp.abort();
    await worker.terminate();
  }
  throw refuseFile("damaged");
}
