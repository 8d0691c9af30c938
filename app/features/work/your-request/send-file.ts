import { Upload, type DetailedError } from "tus-js-client";
import {
  LINK_HEADER,
  UPLOAD_CHUNK,
  UPLOAD_MAX,
  UPLOAD_PATH,
  type UploadPurpose,
} from "../../../../domain/work/upload-options.ts";
import { ApiError, inPageLanguage } from "../../../lib/api.ts";
import type { Unfinished } from "./uploaded-file.ts";

/** The private page that files are sent to, and what a former visit sent in part. */
export type UploadTarget = { token: string; purpose: UploadPurpose; unfinished: readonly Unfinished[] };

/** The reason why a file was not sent: a text of the server, or one of ours. */
export type UploadFault = { reason: "tooLarge" | "empty" | "failed"; text?: string; canRetry: boolean };

type Listener = {
  /** Called with the part that was sent, from 0 to 1. */
  onProgress: (progress: number) => void;
  /** Called when the connection is lost; the upload goes on by itself. */
  onLost: () => void;
  onDone: () => void;
  onFault: (fault: UploadFault) => void;
};

/** Pauses before the next try, in milliseconds. They begin anew when something arrived. */
const PAUSES = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000, 60_000];

/** Checks what needs no server, so that nobody sends 100 MB only to see it refused. */
export function faultOf({ size }: File): UploadFault | null {
  if (size === 0) return { reason: "empty", canRetry: false };
  return size > UPLOAD_MAX.bytes ? { reason: "tooLarge", canRetry: false } : null;
}

/**
 * Creates the upload of a file. The server knows how much of it has arrived, also from a former visit: nothing is stored
 * in the browser.
 */
export function createUpload(file: File, { token, purpose, unfinished }: UploadTarget, listener: Listener): Upload {
  const former = unfinished.find(({ size, modified }) => size === file.size && modified === file.lastModified);
  return new Upload(file, {
    endpoint: inPageLanguage(UPLOAD_PATH),
    ...(former && { uploadUrl: inPageLanguage(`${UPLOAD_PATH}/${former.id}`) }),
    headers: { [LINK_HEADER]: token },
    metadata: { name: file.name.slice(-UPLOAD_MAX.name), purpose, modified: String(file.lastModified) },
    chunkSize: UPLOAD_CHUNK,
    retryDelays: PAUSES,
    storeFingerprintForResuming: false,
    onProgress: (sent, total) => listener.onProgress(sent / total),
    onSuccess: () => listener.onDone(),
    onAfterResponse: keepOnBusy,
    onShouldRetry(error) {
      const status = statusOf(error);
      const isLost = status === 0;
      if (isLost) listener.onLost();
      return isLost || status === 409 || status >= 500;
    },
    onError: (error) => listener.onFault(faultIn(error)),
  });
}

/**
 * Throws when a busy server does not tell how much has arrived, so that it is asked again. The library would begin a new
 * upload otherwise.
 */
function keepOnBusy(request: { getMethod(): string }, response: { getStatus(): number }): void {
  const isBusy = response.getStatus() === 429 || response.getStatus() >= 500;
  if (request.getMethod() === "HEAD" && isBusy) throw new Error("the server is busy");
}

const statusOf = (error: Partial<Pick<DetailedError, "originalResponse">>) => error.originalResponse?.getStatus() ?? 0;

function faultIn(error: Error | DetailedError): UploadFault {
  const response = "originalResponse" in error ? error.originalResponse : null;
  if (!response) return { reason: "failed", canRetry: true };
  const { fields, text } = new ApiError(response.getStatus(), response.getBody());
  const said = fields["file"] ?? text;
  // A file that the server refuses as such is refused again.
  return { reason: "failed", canRetry: response.getStatus() >= 429, ...(said && { text: said }) };
}
