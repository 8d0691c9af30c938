import {
  cropBox,
  HERO_FORMATS,
  HERO_RATIO,
  heroFileName,
  heroWidths,
  HERO_WIDTHS,
  MAX_HERO_PIXELS,
  MIN_HERO_WIDTH,
  type Crop,
  type HeroFormat,
  type HeroWidth,
} from "../../../domain/operations/looks/hero.ts";
import { openPicture, type PictureFault, type PictureType } from "../../platform/pictures/open-picture.ts";
import type { Picture } from "./draw-logo.ts";

const TYPES: readonly PictureType[] = ["image/jpeg", "image/png", "image/webp", "image/avif"];
const QUALITY: Record<HeroFormat, number> = { webp: 76, jpg: 78 };

export type EncodedHero = { width: HeroWidth; pictures: Picture[] };
export type HeroFault = PictureFault | "small";

/**
 * Makes all files of a picture for the home page: the part that was chosen, in every width that it has pixels for, in
 * both formats, turned as the camera was held and without metadata.
 */
export async function encodeHero(upload: Buffer, crop: Crop): Promise<EncodedHero | { fault: HeroFault }> {
  const opened = await openPicture(upload, { types: TYPES, maxPixels: MAX_HERO_PIXELS });
  if ("fault" in opened) return opened;
  const box = cropBox(opened, crop);
  const width = HERO_WIDTHS.findLast((one) => one <= box.width);
  if (box.width < MIN_HERO_WIDTH || !width) return { fault: "small" };
  try {
    // Decoded once. What is transparent becomes white, as JPEG knows no transparency.
    const { data, info } = await opened.picture
      .extract(box)
      .resize(width, heightOf(width))
      .flatten({ background: "#ffffff" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { default: sharp } = await import("sharp");
    const largest = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const pictures: Picture[] = [];
    // One after the other: an upload must not take all cores from those who visit the site.
    for (const size of heroWidths({ width }).toReversed()) {
      const sized = largest.clone().resize(size, heightOf(size));
      const webp = await sized.clone().webp({ quality: QUALITY.webp }).toBuffer();
      const jpg = await sized.clone().jpeg({ quality: QUALITY.jpg, mozjpeg: true }).toBuffer();
      pictures.push(fileOf(size, "webp", webp), fileOf(size, "jpg", jpg));
    }
    return { width, pictures };
  } catch {
    return { fault: "broken" };
  }
}

const heightOf = (width: number) => Math.round(width / HERO_RATIO);

const fileOf = (width: number, format: HeroFormat, content: Buffer): Picture => ({
  name: heroFileName(width, format),
  contentType: HERO_FORMATS[format],
  content,
  width,
  height: heightOf(width),
});
