import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ICON_SIZES } from "../../domain/operations/looks/addresses.ts";
import type { Palette } from "../../domain/operations/looks/palette.ts";
import { recolourDrawing } from "../../domain/operations/looks/recolour.ts";
import { drawIcon } from "../operations/brand/draw-logo.ts";
import { inlineColours } from "./inline-colours.ts";

/** The drawn mark in the colours of a palette: for an agency with a palette of its own and no logo. */
export const MARK_FILE = "favicon.svg";
const PNG_NAME = /^icon-(\d+)\.png$/;

/** Returns the size of an icon by the name of its file; undefined when there is no such icon. */
export function iconSizeOf(name: string): number | undefined {
  const size = Number(PNG_NAME.exec(name)?.[1]);
  return ICON_SIZES.find((one) => one === size);
}

/** Paints the drawn mark. */
export async function paintMark(folder: string, palette: Palette): Promise<string> {
  return recolourDrawing(await readFile(join(folder, MARK_FILE), "utf8"), palette);
}

/** Draws an icon of the painted mark, on the ground of the palette where a home screen shows it. */
export async function paintIcon(folder: string, palette: Palette, size: number): Promise<Buffer> {
  const mark = inlineColours(await paintMark(folder, palette));
  const drawing = `data:image/svg+xml;base64,${Buffer.from(mark).toString("base64")}`;
  return (await drawIcon(drawing, size, palette.light.ground)).content;
}
