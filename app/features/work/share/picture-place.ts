import type { Place } from "./peer-messages.ts";

type Size = { width: number; height: number };
type Box = Size & { left: number; top: number };

/** Returns the part of an element that a picture fills, when it is fitted into it whole (`object-fit: contain`). */
export function pictureBox(element: Size, picture: Size): Box {
  if (!(picture.width > 0 && picture.height > 0)) return { left: 0, top: 0, ...element };
  const scale = Math.min(element.width / picture.width, element.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return { width, height, left: (element.width - width) / 2, top: (element.height - height) / 2 };
}

/** Returns the place in a picture for a point of its element, or null for one beside the picture. */
export function placeAt(point: { x: number; y: number }, box: Box): Place {
  const [x, y] = [(point.x - box.left) / box.width, (point.y - box.top) / box.height];
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : null;
}

/** The part of the picture's width and height by which an arrow key moves the pointer. */
const STEP = 0.02;
const MOVES: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/**
 * Returns the place of the pointer after a key: arrows move it, from the middle at first; Escape takes it away. Returns
 * undefined for any other key.
 */
export function placeAfterKey(key: string, before: Place): Place | undefined {
  if (key === "Escape") return before ? null : undefined;
  const move = Object.hasOwn(MOVES, key) ? MOVES[key] : undefined;
  if (!move) return undefined;
  const { x, y } = before ?? { x: 0.5, y: 0.5 };
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return { x: within(x + move[0]), y: within(y + move[1]) };
}
