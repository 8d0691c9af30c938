import { createHash } from "node:crypto";
import { MAX_PHOTO_PIXELS, PHOTO_SIZES } from "../../../domain/content/photographs.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { FaultKey } from "../../../domain/platform/text-keys.ts";

/** One stored file of a photograph: a square PNG without metadata. */
type PhotoFile = { size: number; sha256: string; content: Buffer };

type Header = { type: "image/jpeg" | "image/png"; width: number; height: number };

const PNG_START = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const PNG_END = Buffer.from("IEND\xaeB`\x82", "latin1");
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);
const JPEG_END = Buffer.from([0xff, 0xd9]);

/**
 * Encodes a photograph anew: a square cut out of its centre, in every size that pages need. Nothing but pixels is taken
 * over, so that neither a place nor a hidden script stays in the files. Rejects what is no JPEG or PNG by its content,
 * what claims too many pixels, and what is cut off.
 */
export async function encodePhotograph(content: Buffer): Promise<PhotoFile[]> {
  const header = headerOf(content);
  if (!header) throw refuse("errors:photoType");
  const { type, width, height } = header;
  if (width * height > MAX_PHOTO_PIXELS) throw refuse("errors:photoPixels");
  const end = type === "image/png" ? PNG_END : JPEG_END;
  if (width * height === 0 || !content.includes(end, -1024)) throw refuse("errors:photoBroken");
  const picture = `data:${type};base64,${content.toString("base64")}`;
  const files: PhotoFile[] = [];
  for (const size of PHOTO_SIZES) files.push(await draw(picture, size));
  return files;
}

async function draw(picture: string, size: number): Promise<PhotoFile> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image width="${size}" height="${size}" preserveAspectRatio="xMidYMid slice" href="${picture}"/></svg>`;
  const drawn = await renderAsync(svg, { font: { loadSystemFonts: false } });
  // The library leaves out a picture that it cannot decode. Every fourth byte of a pixel is its opacity.
  if (!drawn.pixels.some((value, at) => at % 4 === 3 && value > 0)) throw refuse("errors:photoBroken");
  const content = drawn.asPng();
  return { size, sha256: createHash("sha256").update(content).digest("hex"), content };
}

/** Reads the type and the size of a picture from its first bytes, before anything is decoded. */
function headerOf(content: Buffer): Header | null {
  if (content.subarray(0, PNG_START.length).equals(PNG_START) && content.length > 24) {
    return { type: "image/png", width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
  }
  return content.subarray(0, JPEG_START.length).equals(JPEG_START) ? jpegHeader(content) : null;
}

/** Walks through the segments of a JPEG to its frame header, which has the size. */
function jpegHeader(content: Buffer): Header {
  for (let at = 2; at + 9 < content.length && content[at] === 0xff;) {
    const marker = content[at + 1] ?? 0;
    // C0 to CF are frame headers, except the tables C4 and CC and the reserved C8.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { type: "image/jpeg", height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) };
    }
    at += marker === 0xff ? 1 : 2 + content.readUInt16BE(at + 2);
  }
  return { type: "image/jpeg", width: 0, height: 0 };
}

const refuse = (message: FaultKey) => new AppError("invalid", { message, fields: { file: message } });
