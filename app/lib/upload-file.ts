import { ApiError, inPageLanguage, withSession } from "./api.ts";

type Upload = {
  path: `/api/${string}`;
  body: FormData;
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
  signal?: AbortSignal;
};

/**
 * Sends a multipart form and returns the parsed answer. It uses XMLHttpRequest because `fetch` has no upload progress.
 */
export function uploadFile<Answer>(upload: Upload): Promise<Answer> {
  return withSession(() => uploadOnce<Answer>(upload));
}

function uploadOnce<Answer>({ path, body, onProgress, signal }: Upload): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open("POST", inPageLanguage(path));
    call.setRequestHeader("accept", "application/json");
    call.upload.addEventListener("progress", (event) => onProgress(event.loaded / event.total));
    call.addEventListener("load", () => {
      if (call.status === 201) resolve(JSON.parse(call.responseText));
      else reject(new ApiError(call.status, call.responseText));
    });
    call.addEventListener("error", () => reject(new Error("the upload was cut off")));
    call.addEventListener("abort", () => reject(new Error("the upload was stopped")));
    signal?.addEventListener("abort", () => call.abort());
    call.send(body);
  });
}
