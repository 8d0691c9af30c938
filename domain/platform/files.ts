/** The rules of stored files that browser and server share. */

/**
 * The types that the store takes, by what the first bytes say, with the extension of the stored file. Pictures are
 * encoded anew: those that few programs open become JPEG or PNG.
 */
export const FILE_TYPES = {
  "application/pdf": { extension: "pdf", isPicture: false },
  "image/jpeg": { extension: "jpg", isPicture: true },
  "image/png": { extension: "png", isPicture: true },
  "image/webp": { extension: "webp", isPicture: true },
  "text/plain": { extension: "txt", isPicture: false },
  "text/csv": { extension: "csv", isPicture: false },
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": { extension: "docx", isPicture: false },
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": { extension: "xlsx", isPicture: false },
} as const;
export type FileType = keyof typeof FILE_TYPES;

/** Checks that a value is a type that the store takes (type guard). */
export const isFileType = (type: string): type is FileType => Object.hasOwn(FILE_TYPES, type);

/** The types of pictures that are taken and become another type. */
export const CONVERTED_TYPES = {
  "image/heic": "image/jpeg",
  "image/heif": "image/jpeg",
  "image/avif": "image/jpeg",
  "image/gif": "image/png",
} as const satisfies Record<string, FileType>;

/** Purposes of stored files, which decide what types and sizes are taken. */
export const FILE_PURPOSES = ["attachment", "mail", "form", "brand", "photograph", "upload"] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];

/** Storage places of the sealed pieces of a file. */
export const FILE_PLACES = ["database", "s3"] as const;
export type FilePlace = (typeof FILE_PLACES)[number];

/** Results of the virus scan; `not-scanned` where none is set up, or where it could not be asked. */
export const SCAN_STATES = ["clean", "not-scanned"] as const;
export type ScanState = (typeof SCAN_STATES)[number];

/** Upper bounds of a file: bytes, pixels of a picture (48 megapixels of a phone fit), pages of a PDF. */
export const FILE_MAX = { bytes: 25 * 1024 * 1024, pixels: 50_000_000, pages: 2_000 } as const;

/** Longest side of the picture that shows a file, in pixels. */
export const PREVIEW_SIDE = 1_024;

/** Hours after which a file that nothing uses is removed. */
export const UNUSED_FILE_HOURS = 24;

const MAX_FILENAME = 120;

/**
 * Sanitizes the name of a file: no folder, no control or reserved characters, a bounded length, and the extension of
 * its type. A name of which nothing remains becomes `unnamed`.
 */
export function safeFilename(given: string, type: FileType, unnamed = "file"): string {
  const base = given.split(/[/\\]/).at(-1) ?? "";
  // Cut before and after: the patterns only see a short text, whatever was sent.
  const name = base
    .slice(-4 * MAX_FILENAME)
    .normalize("NFC")
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}"<>:|?*;%]/gu, " ")
    .replace(/\.[^.\s]{1,8}$/u, "")
    .replaceAll(/\s+/g, " ")
    .replace(/^[\s.]+|[\s.]+$/g, "");
  const bounded = [...name].slice(0, MAX_FILENAME).join("").trim();
  return `${bounded || unnamed}.${FILE_TYPES[type].extension}`;
}
