import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { readSync } from "node:fs";
import type { SMTPServerDataStream } from "smtp-server";
import { openNamelessFile } from "../../platform/nameless-file.ts";
import { MAIL_LIMITS } from "./limits.ts";
import { temporaryRefusal, permanentRefusal } from "./refusal.ts";

/** A spooled mail: the open file and the key that it is encrypted with. */
export type MailFileRef = { fd: number; bytes: number; key: Uint8Array };
type SpooledMail = MailFileRef & {
  /** Removes the mail and gives back its space. */
  release(): Promise<void>;
};

const CIPHER = "aes-256-ctr";
const KEY_BYTES = 32;
/** The initial counter (IV). Each key encrypts one file only, so the counter may start at zero. */
const FIRST_BLOCK = Buffer.alloc(16);
const PIECE_BYTES = 1024 * 1024;

/**
 * Creates a spool: writes mails to encrypted temporary files while they are received, so that they take no memory until
 * they are read. All files together take at most `most` bytes. A file has no name, so it is gone when the process ends.
 * Its key is never stored, so what remains of it on the disk cannot be read.
 */
export function createSpool(most: number = MAIL_LIMITS.bytesAtOnce, folder?: string) {
  let held = 0;
  return {
    async collect(stream: SMTPServerDataStream): Promise<SpooledMail> {
      const key = randomBytes(KEY_BYTES);
      const cipher = createCipheriv(CIPHER, key, FIRST_BLOCK);
      const file = await openNamelessFile("bluebonnet-mail", folder);
      let bytes = 0;
      let refusal: Error | undefined;
      function giveBack(): void {
        held -= bytes;
        bytes = 0;
      }
      async function release(): Promise<void> {
        giveBack();
        await file.close();
      }
      async function refuse(why: Error): Promise<void> {
        refusal = why;
        giveBack();
        await file.truncate();
      }
      const chunks: AsyncIterable<Buffer> = stream;
      try {
        for await (const chunk of chunks) {
          // A refused mail is not stored, but read to its end: only then the refusal can be sent.
          if (refusal) continue;
          if (stream.sizeExceeded) await refuse(permanentRefusal("552 The mail is too large"));
          else if (held + chunk.length > most) await refuse(temporaryRefusal("452 Too much at once, come again later"));
          else {
            held += chunk.length;
            bytes += chunk.length;
            await file.write(cipher.update(chunk)).catch(refuse);
          }
        }
      } catch {
        await release();
        throw temporaryRefusal("451 The mail did not come whole");
      }
      if (!refusal) return { fd: file.fd, bytes, key, release };
      await release();
      throw refusal;
    },
  };
}

/** Reads and decrypts a spooled mail into memory. It is synchronous and blocks: for the worker thread only. */
export function readSpooled({ fd, bytes, key }: MailFileRef): Uint8Array<ArrayBuffer> {
  const mail = new Uint8Array(bytes);
  const decipher = createDecipheriv(CIPHER, key, FIRST_BLOCK);
  const piece = Buffer.alloc(Math.min(PIECE_BYTES, bytes));
  for (let at = 0; at < bytes;) {
    const read = readSync(fd, piece, 0, piece.length, at);
    if (read === 0) throw new Error("the spooled mail is cut");
    mail.set(decipher.update(piece.subarray(0, read)), at);
    at += read;
  }
  return mail;
}
