import { UPLOAD_TYPES } from "../../../domain/content/forms.ts";
import { AppError, type ErrorCode } from "../../../domain/platform/errors.ts";
import { CONVERTED_TYPES, FILE_MAX, FILE_TYPES, type FilePurpose } from "../../../domain/platform/files.ts";
import { BODY_LIMIT } from "../../../domain/platform/limits.ts";
import type { FaultKey } from "../../../domain/platform/text-keys.ts";
import { UPLOAD_MAX } from "../../../domain/work/upload-options.ts";
import { keysOf } from "../../../domain/platform/typed-records.ts";

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
export function refuseFile(why: FileRefusal, text?: FaultKey): AppError {
  const { code, message: usual } = REFUSALS[why];
  const message = text ?? usual;
  return new AppError(code, { message, fields: { file: message } });
}

/** The bounds of files for one purpose: bytes, the types that may come, and the texts that name these bounds. */
type PurposeLimits = { bytes: number; types: readonly string[]; texts?: { type: FaultKey; size: FaultKey } };

const ANY: PurposeLimits = { bytes: FILE_MAX.bytes, types: [...keysOf(FILE_TYPES), ...keysOf(CONVERTED_TYPES)] };

/** The bounds of files by their purpose, as they come in. */
export const PURPOSE_LIMITS: Record<FilePurpose, PurposeLimits> = {
  attachment: ANY,
  mail: ANY,
  form: {
    bytes: BODY_LIMIT.upload,
    types: keysOf(UPLOAD_TYPES),
    texts: { type: "errors:fileType", size: "errors:fileTooLarge" },
  },
  brand: ANY,
  photograph: ANY,
  upload: { ...ANY, bytes: UPLOAD_MAX.bytes, texts: { type: "errors:storedFileType", size: "errors:fileTooLarge" } },
};
