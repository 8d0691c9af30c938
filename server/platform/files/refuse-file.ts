import { AppError, type ErrorCode } from "../../../domain/platform/errors.ts";
import type { FaultKey } from "../../../domain/platform/text-keys.ts";

/** The reasons why a file is not taken, each with its code and its text. */
const REFUSALS = {
  missing: { code: "invalid", message: "errors:fileMissing" },
  type: { code: "unsupportedType", message: "errors:storedFileType" },
  size: { code: "tooLarge", message: "errors:storedFileTooLarge" },
  pixels: { code: "invalid", message: "errors:photoPixels" },
  damaged: { code: "invalid", message: "errors:photoBroken" },
  pages: { code: "invalid", message: "errors:storedFilePages" },
  infected: { code: "invalid", message: "errors:storedFileInfected" },
  scanner: { code: "unavailable", message: "errors:scannerAway" },
  budget: { code: "unavailable", message: "errors:filesFull" },
} as const satisfies Record<string, { code: ErrorCode; message: FaultKey }>;
export type FileRefusal = keyof typeof REFUSALS;

/** Creates the error for a file that is not taken, with its text at the field. */
export function refuseFile(why: FileRefusal): AppError {
  const { code, message } = REFUSALS[why];
  return new AppError(code, { message, fields: { file: message } });
}
