import { parentPort } from "node:worker_threads";
import { readMail } from "./read-mail.ts";
import { readSpooled, type MailFileRef } from "./spool.ts";

/** The thread that mails are read in. */
parentPort?.on("message", ({ file, sender }: { file: MailFileRef; sender: string }) => {
  const reading = new Promise<Uint8Array<ArrayBuffer>>((resolve) => resolve(readSpooled(file)));
  void reading
    .then((raw) => readMail(raw, sender))
    .then(
      // Handed over rather than copied: files are most of a mail.
      (mail) =>
        parentPort?.postMessage({ mail }, [mail.raw.buffer, ...mail.files.map(({ content }) => content.buffer)]),
      // What is wrong with it may quote it.
      () => parentPort?.postMessage({}, []),
    );
});
