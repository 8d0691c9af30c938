import type { Sharp } from "sharp";

/** The media types of pictures that can be encoded anew, as the bytes of a file say. */
export type PictureType = "image/jpeg" | "image/png" | "image/webp" | "image/avif";

type PictureRules = { types: readonly PictureType[]; maxPixels: number };

/** The reason why a file is no picture that can be used. */
export type PictureFault = "type" | "pixels" | "broken";

/** A picture turned as its camera was held, with its width and height. Whatever is made of it has no metadata. */
export type OpenedPicture = { picture: Sharp; width: number; height: number };

/**
 * Opens an uploaded picture for encoding it anew. The bytes decide the type, and the header the size, before anything is
 * decoded: a small file can claim a huge size (decompression bomb). Warnings of the decoder count as damage. The
 * library is loaded with the first picture.
 */
export async function openPicture(
  content: Buffer,
  { types, maxPixels }: PictureRules,
): Promise<OpenedPicture | { fault: PictureFault }> {
  const { fileTypeFromBuffer } = await import("file-type");
  const mime = (await fileTypeFromBuffer(content))?.mime;
  if (!types.some((type) => type === mime)) return { fault: "type" };
  const { default: sharp } = await import("sharp");
  const picture = sharp(content, { limitInputPixels: maxPixels, failOn: "warning", autoOrient: true });
  try {
    const { width, height, autoOrient } = await sharp(content, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return { fault: "pixels" };
    return { picture, ...(autoOrient.width > 0 ? autoOrient : { width, height }) };
  } catch {
    return { fault: "broken" };
  }
}
