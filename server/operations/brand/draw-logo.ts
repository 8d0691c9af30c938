import { ICON_SIZES, type Logo } from "../../../domain/operations/looks/addresses.ts";
import { openPicture, type OpenedPicture, type PictureType } from "../../platform/pictures/open-picture.ts";
import { cleanSvg } from "./clean-svg.ts";

/** A picture that is made of an upload. */
export type Picture = { name: string; contentType: string; content: Buffer; width: number; height: number };
export type DrawnLogo = Omit<Logo, "key"> & { pictures: Picture[] };

/** Maximum pixels of an uploaded picture: 16 megapixels take 64 MB to decode. */
const MAX_PIXELS = 4_096 * 4_096;
const TYPES: readonly PictureType[] = ["image/png", "image/jpeg", "image/webp"];
/** Maximum width and height of the PNG that pages show. */
const SHOWN_SIDE = 1_024;
/** The limits of width by height: the header shows the logo 40 px high, beside the name. */
const NARROWEST = 0.5;
const WIDEST = 6;

/** The ground of icons on a home screen, which shows transparent parts in black, and the air around the logo. */
const HOME_SCREEN = { sizes: [180, 192, 512] as readonly number[], ground: "#ffffff", margin: 0.1 };

const PNG = "image/png";

/**
 * Makes all files of a logo: the cleaned drawing, or the picture encoded anew as a PNG and so without metadata, and the
 * icons. The bytes decide what the file is. Returns null for a file that is neither, or that cannot be cleaned.
 */
export async function drawLogo(upload: Buffer): Promise<DrawnLogo | null> {
  const source = await readSource(upload);
  if (!source) return null;
  const { kind, width, height, content, contentType } = source;
  const ratio = width / height;
  if (ratio < NARROWEST || ratio > WIDEST) return null;
  const drawing = `data:${contentType};base64,${content.toString("base64")}`;
  const makeIcon = (size: number) => (kind === "svg" ? drawIcon(drawing, size) : shrinkToIcon(content, size));
  const icons = await Promise.all(ICON_SIZES.map(makeIcon));
  return { kind, width, height, pictures: [{ name: `logo.${kind}`, contentType, content, width, height }, ...icons] };
}

type Source = Pick<Picture, "content" | "contentType" | "width" | "height"> & { kind: Logo["kind"] };

async function readSource(upload: Buffer): Promise<Source | null> {
  const opened = await openPicture(upload, { types: TYPES, maxPixels: MAX_PIXELS });
  if (!("fault" in opened)) return encodePng(opened);
  const clean = opened.fault === "type" ? cleanSvg(upload) : null;
  if (!clean) return null;
  const [width, height] = [Math.max(1, Math.round(clean.width)), Math.max(1, Math.round(clean.height))];
  return { kind: "svg", contentType: "image/svg+xml", content: Buffer.from(clean.svg), width, height };
}

async function encodePng({ picture }: OpenedPicture): Promise<Source | null> {
  const shown = { width: SHOWN_SIDE, height: SHOWN_SIDE, fit: "inside", withoutEnlargement: true } as const;
  try {
    const { data, info } = await picture.resize(shown).png().toBuffer({ resolveWithObject: true });
    return { kind: "png", contentType: PNG, content: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

/** Returns what lies around a logo in an icon of a size. */
function surroundingsOf(size: number, ground = HOME_SCREEN.ground) {
  const isOnGround = HOME_SCREEN.sizes.includes(size);
  return { ground: isOnGround ? ground : null, margin: isOnGround ? size * HOME_SCREEN.margin : 0 };
}

const iconOf = (size: number, content: Buffer): Picture => ({
  name: `icon-${size}.png`,
  contentType: PNG,
  content,
  width: size,
  height: size,
});

/** Draws an icon of a drawing, given as a data address. On a home screen it has a ground. */
export async function drawIcon(drawing: string, size: number, homeGround?: string): Promise<Picture> {
  const { ground, margin } = surroundingsOf(size, homeGround);
  const inner = size - 2 * margin;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    (ground ? `<rect width="${size}" height="${size}" fill="${ground}"/>` : "") +
    `<image href="${drawing}" x="${margin}" y="${margin}" width="${inner}" height="${inner}"/></svg>`;
  const { renderAsync } = await import("@resvg/resvg-js");
  return iconOf(size, (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng());
}

/** Makes an icon of a PNG. */
async function shrinkToIcon(content: Buffer, size: number): Promise<Picture> {
  const { default: sharp } = await import("sharp");
  const { ground, margin } = surroundingsOf(size);
  const around = Math.round(margin);
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const inner = { width: size - 2 * around, height: size - 2 * around, fit: "contain", background } as const;
  const sides = { top: around, bottom: around, left: around, right: around, background };
  const icon = sharp(content).resize(inner).extend(sides);
  return iconOf(size, await (ground ? icon.flatten({ background: ground }) : icon).png().toBuffer());
}
