import type { Sharp, SharpOptions } from "sharp";
import { FILE_MAX, PREVIEW_SIDE, type FileType } from "../../../domain/platform/files.ts";
import { convertHeic } from "./convert-heic.ts";
import { refuseFile } from "./refuse-file.ts";

/** How a picture of each stored type is encoded. Only pixels are taken over, in the colours of the web (sRGB). */
const ENCODERS = {
  "image/jpeg": (picture: Sharp) => picture.flatten({ background: "#ffffff" }).jpeg({ quality: 90 }),
  "image/png": (picture: Sharp) => picture.png({ compressionLevel: 7 }),
  "image/webp": (picture: Sharp) => picture.webp({ quality: 90 }),
} as const satisfies Partial<Record<FileType, (picture: Sharp) => Sharp>>;
export type PictureType = keyof typeof ENCODERS;

export const isPictureType = (type: FileType): type is PictureType => Object.hasOwn(ENCODERS, type);

const INPUT: SharpOptions = { limitInputPixels: FILE_MAX.pixels, failOn: "error", pages: 1, sequentialRead: true };
/** Maximum time to decode and encode one picture. */
const TIMEOUT_SECONDS = 30;

/**
 * Encodes a picture anew, turned as the camera was held: neither its place, nor other metadata, nor bytes behind the
 * picture are taken over. Rejects what has too many pixels, and what cannot be decoded to its end.
 */
export async function encodePicture(content: Buffer, received: string, type: PictureType): Promise<Buffer> {
  const isHeic = (await checkedFormat(content)) === "hevc" || received === "image/heic";
  const picture = await openPicture(isHeic ? await convertHeic(content) : content);
  try {
    return await ENCODERS[type](picture.autoOrient()).timeout({ seconds: TIMEOUT_SECONDS }).toBuffer();
  } catch {
    throw refuseFile("damaged");
  }
}

/** Draws the picture that shows a file in a list: bounded in size, a WebP. */
export async function drawPreview(content: Buffer): Promise<Buffer> {
  const picture = await openPicture(content);
  return picture
    .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 75 })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer();
}

/** Reads the header of a picture, before anything is decoded. Rejects too many pixels; returns its compression. */
async function checkedFormat(content: Buffer): Promise<string | undefined> {
  const sharp = await loadSharp();
  const { width, height, compression } = await sharp(content, { ...INPUT, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refuseFile("damaged");
    });
  if (width * height > FILE_MAX.pixels) throw refuseFile("pixels");
  return compression;
}

async function openPicture(content: Buffer): Promise<Sharp> {
  return (await loadSharp())(content, INPUT);
}

/** Loads the library with the first picture: it takes memory that a site without pictures need not spend. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
