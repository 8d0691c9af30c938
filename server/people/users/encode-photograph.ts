import { createHash } from "node:crypto";
import { MAX_PHOTO_PIXELS, PHOTO_SIZES, PHOTO_TYPES } from "../../../domain/content/photographs.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { FaultKey } from "../../../domain/platform/text-keys.ts";
import { openPicture, type PictureFault } from "../../platform/pictures/open-picture.ts";

/** One stored file of a photograph: a square PNG without metadata. */
type PhotoFile = { size: number; sha256: string; content: Buffer };

const FAULTS: Record<PictureFault, FaultKey> = {
  type: "errors:photoType",
  pixels: "errors:photoPixels",
  broken: "errors:photoBroken",
};

/**
 * Encodes a photograph anew: turned as the camera was held, a square cut out of its centre, in every size that pages
 * need. Nothing but pixels is taken over, so that neither a place nor a hidden script stays in the files. Rejects what
 * is no JPEG, PNG or WebP by its content, what claims too many pixels, and what is cut off.
 */
export async function encodePhotograph(content: Buffer): Promise<PhotoFile[]> {
  const opened = await openPicture(content, { types: PHOTO_TYPES, maxPixels: MAX_PHOTO_PIXELS });
  if ("fault" in opened) throw refuse(opened.fault);
  const { picture } = opened;
  try {
    return await Promise.all(
      PHOTO_SIZES.map(async (size) => {
        const square = await picture.clone().resize(size, size).flatten({ background: "#ffffff" }).png().toBuffer();
        return { size, sha256: createHash("sha256").update(square).digest("hex"), content: square };
      }),
    );
  } catch {
    throw refuse("broken");
  }
}

const refuse = (fault: PictureFault) =>
  new AppError("invalid", { message: FAULTS[fault], fields: { file: FAULTS[fault] } });
