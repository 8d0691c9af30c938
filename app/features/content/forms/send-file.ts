import type { InsuranceType } from "../../../../domain/work/lead-options.ts";
import { ApiError, inPageLanguage, withSession } from "../../../lib/api.ts";

type OnProgress = (part: number) => void;

/** Sends a file and tells how far it is, from 0 to 1: the one thing that `fetch` cannot do. */
export function sendFile(file: File, line: InsuranceType | "", onProgress: OnProgress): Promise<void> {
  return withSession(() => sendOnce(file, line, onProgress));
}

function sendOnce(file: File, line: InsuranceType | "", onProgress: OnProgress): Promise<void> {
  const body = new FormData();
  // Before the file: the server reads what comes after it no more.
  if (line) body.append("line", line);
  body.append("file", file);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open("POST", inPageLanguage("/api/uploaded-forms"));
    call.setRequestHeader("accept", "application/json");
    call.upload.addEventListener("progress", (event) => onProgress(event.loaded / event.total));
    call.addEventListener("load", () => {
      if (call.status === 201) resolve();
      else reject(new ApiError(call.status, call.responseText));
    });
    call.addEventListener("error", () => reject(new Error("the upload was cut off")));
    call.send(body);
  });
}
