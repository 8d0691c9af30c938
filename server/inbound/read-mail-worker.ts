import { parentPort } from "node:worker_threads";
import { readMail } from "./read-mail.ts";

/** The thread that mails are read in. */
parentPort?.on("message", ({ raw, sender }: { raw: Uint8Array; sender: string }) => {
  void readMail(raw, sender).then(
    (mail) => parentPort?.postMessage({ mail }, []),
    // What is wrong with it may quote it.
    () => parentPort?.postMessage({}, []),
  );
});
