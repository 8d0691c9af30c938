import { MAX_PHOTO_PIXELS, PHOTO_SENT, PHOTO_TYPES } from "../../../../domain/content/photographs.ts";
import { BODY_LIMIT } from "../../../../domain/platform/limits.ts";

type PhotoFault = "tooLarge" | "type" | "pixels" | "broken";

/** A chosen file as the square that will be sent, or the reason why it cannot be. */
type ChosenPhoto = { square: HTMLCanvasElement } | { fault: PhotoFault };

/**
 * Cuts the square out of the centre of a picture. The browser turns the picture as its camera was held, and the square
 * contains pixels only: the place and time that cameras store stay behind.
 */
export async function cutSquare(file: File): Promise<ChosenPhoto> {
  if (file.size > BODY_LIMIT.upload) return { fault: "tooLarge" };
  if (!PHOTO_TYPES.some((type) => type === file.type)) return { fault: "type" };
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return { fault: "broken" };
  const { width, height } = picture;
  if (width * height > MAX_PHOTO_PIXELS) return { fault: "pixels" };
  const side = Math.min(width, height);
  const square = document.createElement("canvas");
  square.width = square.height = PHOTO_SENT;
  const pen = square.getContext("2d");
  if (!pen) return { fault: "broken" };
  pen.fillStyle = "white";
  pen.fillRect(0, 0, PHOTO_SENT, PHOTO_SENT);
  pen.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side, 0, 0, PHOTO_SENT, PHOTO_SENT);
  picture.close();
  return { square };
}

/** Encodes the square as the file to send. */
export function fileOf(square: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    square.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/jpeg", 0.9);
  });
}
