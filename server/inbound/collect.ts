import type { SMTPServerDataStream } from "smtp-server";
import { MAIL_LIMITS } from "./limits.ts";
import { later, never, type Refusal } from "./refusal.ts";

type Collected = { raw: Buffer; /** Gives back the room that it takes. */ release(): void };

/** Gathers mails as they come, all of them together in no more than a bound of memory. */
export function createCollector(most: number = MAIL_LIMITS.bytesAtOnce) {
  let held = 0;
  return {
    collect(stream: SMTPServerDataStream): Promise<Collected> {
      let chunks: Buffer[] = [];
      let own = 0;
      let refusal: Refusal | undefined;
      function release(): void {
        held -= own;
        own = 0;
        chunks = [];
      }
      function refuse(why: Refusal): void {
        refusal ??= why;
        release();
      }
      return new Promise((resolve, reject) => {
        stream.on("data", (chunk: Buffer) => {
          if (stream.sizeExceeded) return refuse(never("552 The mail is too large"));
          if (held + chunk.length > most) return refuse(later("452 Too much at once, come again later"));
          // What was refused is read to its end, and kept no more.
          if (refusal) return;
          held += chunk.length;
          own += chunk.length;
          chunks.push(chunk);
        });
        stream.once("end", () => {
          if (refusal) return reject(refusal);
          resolve({ raw: Buffer.concat(chunks), release });
        });
        const fail = () => {
          release();
          reject(later("451 The mail did not come whole"));
        };
        stream.once("error", fail);
        stream.once("close", () => !stream.readableEnded && fail());
      });
    },
  };
}
