import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sceneFileOf } from "../../domain/content/former-names.ts";
import type { Logo } from "../../domain/operations/looks/addresses.ts";
import { DEFAULT_PALETTE, tokensOf, type Palette } from "../../domain/operations/looks/palette.ts";
import { recolourDrawing } from "../../domain/operations/looks/recolour.ts";
import type { Agency } from "../../domain/operations/settings/agency.ts";
import { localPhone } from "../../domain/platform/phone.ts";
import { inlineColours } from "./inline-colours.ts";

/** The size of link previews in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** The left edge of the scene: the text has the left part. */
const SCENE_X = 620;
const MARGIN = 64;
export const TEXT_WIDTH = SCENE_X - 2 * MARGIN;
const TITLE_SIZES = [64, 56, 48, 40];
const TITLE_HEIGHT = 340;
const LINE = 1.15;
/** The width that the logo takes of the line with the agency's name. */
const NAME_INSET = 68;

/** The content of a link preview. */
export type Card = Pick<Agency, "name" | "phone"> & {
  title: string;
  art: string;
  /** The palette of the agency, if it has one of its own. */
  palette?: Palette;
  /** The logo of the agency, if it has one of its own. */
  logo?: Logo;
};

/** Draws a link preview as SVG: the page's title, the agency with its mark or own logo, a scene of the site. */
export function drawCard(card: Card, folder: string, logo?: string): string {
  const { title, art, name, phone, palette = DEFAULT_PALETTE } = card;
  const { ground, ink, accent, "indigo-text": brand } = tokensOf(palette, "light");
  const drawing = (file: string) =>
    recolourDrawing(readFileSync(join(folder, "art", sceneFileOf(`${file}.svg`)), "utf8"), palette);
  const { size, lines } = setTitle(title);
  const nameSize = Math.min(28, Math.floor((TEXT_WIDTH - NAME_INSET) / widthOf(name)));
  const drawn = lines.map(
    (line, index) =>
      `<text x="${MARGIN}" y="${210 + index * size * LINE}" font-size="${size}">${escapeXml(line)}</text>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">` +
    `<rect width="100%" height="100%" fill="${ground}"/>` +
    nested(drawing(art), SCENE_X, 0, CARD_SIZE.width - SCENE_X, CARD_SIZE.height) +
    (logo
      ? `<image href="${logo}" x="${MARGIN - 8}" y="48" width="64" height="64"/>`
      : nested(drawing("bluebonnet-mark"), MARGIN - 8, 48, 64, 64)) +
    `<g font-family="Fraunces" font-weight="600" fill="${ink}">` +
    `<text x="${MARGIN + NAME_INSET}" y="90" font-size="${nameSize}" fill="${brand}">${escapeXml(name)}</text>${drawn.join("")}` +
    `<text x="${MARGIN}" y="570" font-size="30">${localPhone(phone)}</text></g>` +
    `<rect y="${CARD_SIZE.height - 12}" width="${SCENE_X}" height="12" fill="${accent}"/></svg>`
  );
}

/** Finds the largest font size at which a title fits; a title that fits at none is truncated. */
export function setTitle(title: string): { size: number; lines: string[] } {
  for (const size of TITLE_SIZES) {
    const lines = wrap(title, size);
    if (lines.length * size * LINE <= TITLE_HEIGHT) return { size, lines };
  }
  const size = TITLE_SIZES.at(-1) ?? 0;
  const lines = wrap(title, size).slice(0, Math.floor(TITLE_HEIGHT / (size * LINE)));
  return { size, lines: [...lines.slice(0, -1), `${lines.at(-1)?.replace(/.{2}$/, "")}…`] };
}

function wrap(title: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) * size <= TEXT_WIDTH) lines[lines.length - 1] = longer;
    else lines.push(...pieces(word, size));
  }
  return lines;
}

/** Splits a word that is wider than a line, as no language of ours has one, into parts that fit. */
function pieces(word: string, size: number): string[] {
  const letters = Math.floor(TEXT_WIDTH / (size * WIDEST));
  return widthOf(word) * size <= TEXT_WIDTH ? [word] : (word.match(new RegExp(`.{1,${letters}}`, "gu")) ?? []);
}

const WIDEST = 1.1;

/** Estimates the width of a text in the font of the title, in units of the font size: never less than it is. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/[iljft.,;:'’!¡|Ií ()-]/.test(letter)) width += 0.4;
    else if (/[MW—%@]/.test(letter)) width += WIDEST;
    else if (/[mw]/.test(letter)) width += 0.95;
    else if (/[A-ZÁÉÍÓÚÑ&¿?]/.test(letter)) width += 0.75;
    else width += 0.59;
  }
  return width;
}

/** Embeds a drawing of the site into another one, in the colours of its light theme. */
function nested(svg: string, x: number, y: number, width: number, height: number): string {
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? "";
  const inside = inlineColours(svg).replace(/^[^]*?<svg[^>]*>/, "");
  return (
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">` +
    inside
  );
}

function escapeXml(text: string): string {
  return text
    .replace(/[\u0000-\u001f]/g, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
