import type { InsuranceType } from "../../../../domain/work/lead-options.ts";
import { ApiError, inPageLanguage, withSession } from "../../../lib/api.ts";

type OnProgress = (part: number) => void;

/**
 * Uploads a file and reports the progress from 0 to 1. It uses XMLHttpRequest because `fetch` has no upload progress.
 */
export function sendFile(file: File, line: InsuranceType | "", onProgress: OnProgress): Promise<void> {
  return withSession(() => sendOnce(file, line, onProgress));
}

function sendOnce(file: File, line: InsuranceType | "", onProgress: OnProgress): Promise<void> {
  const body = new FormData();
  // Must come before the file: the server ignores fields after it.
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
