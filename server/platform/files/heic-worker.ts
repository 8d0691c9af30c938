import { parentPort } from "node:worker_threads";
import convert from "heic-convert";

/** The worker thread that decodes HEIC pictures: the decoder is slow, and its input is a stranger's. */
parentPort?.once("message", (content: Uint8Array<ArrayBuffer>) => {
  void convert({ buffer: content, format: "JPEG", quality: 0.95 }).then(
    (jpeg) => parentPort?.postMessage({ jpeg: new Uint8Array(jpeg) }, []),
    // The error is not passed on: the picture cannot be decoded, that is all.
    () => parentPort?.postMessage({}, []),
  );
});
