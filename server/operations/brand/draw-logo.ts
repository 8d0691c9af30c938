import { ICON_SIZES, type Logo } from "../../../domain/operations/looks/addresses.ts";
import { cleanSvg } from "./clean-svg.ts";

/** A picture that is made of an upload. */
export type Picture = { name: string; contentType: string; content: Buffer; width: number; height: number };
export type DrawnLogo = Omit<Logo, "key"> & { pictures: Picture[] };

/** Maximum width and height of an uploaded PNG: 16 megapixels take 64 MB to decode. */
const MAX_SIDE = 4_096;
/** Maximum width and height of the PNG that pages show. */
const SHOWN_SIDE = 1_024;
/** The limits of width by height: the header shows the logo 40 px high, beside the name. */
const NARROWEST = 0.5;
const WIDEST = 6;

/** The ground of icons on a home screen, which shows transparent parts in black, and the air around the logo. */
const HOME_SCREEN = { sizes: [180, 192, 512] as readonly number[], ground: "#ffffff", margin: 0.1 };

const PNG_SIGNATURE = "89504e470d0a1a0a";
const PNG = "image/png";

/**
 * Makes all files of a logo: the cleaned drawing, or the PNG encoded anew and so without metadata, and the icons. The
 * bytes decide what the file is. Returns null for a file that is neither, or that cannot be cleaned.
 */
export async function drawLogo(upload: Buffer): Promise<DrawnLogo | null> {
  const source = await readSource(upload);
  if (!source) return null;
  const { kind, width, height, content, contentType } = source;
  const ratio = width / height;
  if (ratio < NARROWEST || ratio > WIDEST) return null;
  const embedded = `data:${contentType};base64,${content.toString("base64")}`;
  const icons = await Promise.all(ICON_SIZES.map((size) => drawIcon(embedded, size)));
  return { kind, width, height, pictures: [{ name: `logo.${kind}`, contentType, content, width, height }, ...icons] };
}

type Source = Pick<Picture, "content" | "contentType" | "width" | "height"> & { kind: Logo["kind"] };

async function readSource(upload: Buffer): Promise<Source | null> {
  if (upload.subarray(0, 8).toString("hex") === PNG_SIGNATURE) return encodePng(upload);
  const clean = cleanSvg(upload);
  if (!clean) return null;
  const [width, height] = [Math.max(1, Math.round(clean.width)), Math.max(1, Math.round(clean.height))];
  return { kind: "svg", contentType: "image/svg+xml", content: Buffer.from(clean.svg), width, height };
}

async function encodePng(upload: Buffer): Promise<Source | null> {
  if (upload.length < 33 || upload.toString("latin1", 12, 16) !== "IHDR") return null;
  const [fullWidth, fullHeight] = [upload.readUInt32BE(16), upload.readUInt32BE(20)];
  if (fullWidth < 1 || fullHeight < 1 || fullWidth > MAX_SIDE || fullHeight > MAX_SIDE) return null;
  const scale = Math.min(1, SHOWN_SIDE / Math.max(fullWidth, fullHeight));
  const [width, height] = [Math.max(1, Math.round(fullWidth * scale)), Math.max(1, Math.round(fullHeight * scale))];
  const embedded = `data:${PNG};base64,${upload.toString("base64")}`;
  const drawn = await render(frame(width, height, imageOf(embedded, 0, 0, width, height)));
  // A PNG that cannot be decoded is left out of the drawing: nothing of it is visible.
  return isBlank(drawn.pixels) ? null : { kind: "png", contentType: PNG, content: drawn.asPng(), width, height };
}

async function drawIcon(embedded: string, size: number): Promise<Picture> {
  const isOnGround = HOME_SCREEN.sizes.includes(size);
  const margin = isOnGround ? size * HOME_SCREEN.margin : 0;
  const ground = isOnGround ? `<rect width="${size}" height="${size}" fill="${HOME_SCREEN.ground}"/>` : "";
  const logo = imageOf(embedded, margin, margin, size - 2 * margin, size - 2 * margin);
  const drawn = await render(frame(size, size, ground + logo));
  return { name: `icon-${size}.png`, contentType: PNG, content: drawn.asPng(), width: size, height: size };
}

const frame = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`;

const imageOf = (address: string, x: number, y: number, width: number, height: number) =>
  `<image href="${address}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;

async function render(svg: string) {
  const { renderAsync } = await import("@resvg/resvg-js");
  return renderAsync(svg, { font: { loadSystemFonts: false } });
}

function isBlank(pixels: Buffer): boolean {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 0) return false;
  return true;
}
