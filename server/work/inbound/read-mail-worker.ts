import { parentPort } from "node:worker_threads";
import { readMail } from "./read-mail.ts";
import { readSpooled, type MailFileRef } from "./spool.ts";

/** The worker thread that parses mails. */
parentPort?.on("message", ({ file, sender }: { file: MailFileRef; sender: string }) => {
  const reading = new Promise<Uint8Array<ArrayBuffer>>((resolve) => resolve(readSpooled(file)));
  void reading
    .then((raw) => readMail(raw, sender))
    .then(
      // The buffers are transferred, not copied: files are most of a mail.
      (mail) =>
        parentPort?.postMessage({ mail }, [mail.raw.buffer, ...mail.files.map(({ content }) => content.buffer)]),
      // The error is not passed on: its message may quote the mail.
      () => parentPort?.postMessage({}, []),
    );
});
