export type Color = [red: number, green: number, blue: number, alpha: number];
type Point = [x: number, y: number];

/** A focus ring: its colour, and the background at the middle of each visible side. */
export type Ring = {
  name: string;
  color: Color | null;
  /** The scroll positions of the window, and of the portal's content, which scrolls by itself. */
  scrolled: { page: number; content: number };
  sides: { point: Point; surface: Color | null }[];
};

/**
 * Runs in the page: focuses every control that the keyboard reaches, one of each kind, and reads its ring. A surface is
 * null when a picture is under the ring; the colour is null when there is no ring. The frame is the same on every page,
 * so it is skipped when it was read before.
 */
export function readRings(isFrameKnown: boolean): Ring[] {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const known = new Map<string, Color>();

  /** Converts any CSS colour into numbers. */
  function colorOf(css: string): Color {
    const seen = known.get(css);
    if (seen) return seen;
    canvas?.clearRect(0, 0, 1, 1);
    if (canvas) canvas.fillStyle = css;
    canvas?.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
    const color: Color = [red, green, blue, alpha / 255];
    known.set(css, color);
    return color;
  }

  function over(top: Color, bottom: Color): Color {
    const mix = (a: number, b: number) => a * top[3] + b * (1 - top[3]);
    return [mix(top[0], bottom[0]), mix(top[1], bottom[1]), mix(top[2], bottom[2]), 1];
  }

  /** Blends the backgrounds at a point, from the top down to the first opaque one; null for a picture. */
  function surfaceAt([x, y]: Point, ringed: Element, isInside: boolean): Color | null {
    const layers: Color[] = [];
    for (const element of document.elementsFromPoint(x, y)) {
      if (!isInside && ringed.contains(element)) continue;
      if (element instanceof HTMLImageElement) return null;
      const layer = colorOf(getComputedStyle(element).backgroundColor);
      layers.push(layer);
      if (layer[3] === 1) break;
    }
    return layers.reduceRight((below, layer) => over(layer, below), colorOf("white"));
  }

  function isInSight([x, y]: Point, ringed: Element): boolean {
    if (x < 0 || y < 0 || x >= document.documentElement.clientWidth || y >= innerHeight) return false;
    for (let element = ringed.parentElement; element; element = element.parentElement) {
      if (element === document.body || getComputedStyle(element).overflow === "visible") continue;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return false;
    }
    return true;
  }

  function sidesOf(ringed: Element, distance: number): Point[] {
    const [box] = ringed.getClientRects();
    if (!box) return [];
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const sides: Point[] = [
      [x, box.top - distance],
      [x, box.bottom + distance],
      [box.left - distance, y],
      [box.right + distance, y],
    ];
    return sides.filter((point) => isInSight(point, ringed));
  }

  /** Finds the element that shows the ring: the control itself, or an ancestor that is drawn around it. */
  function ringedBy(element: Element): Element | undefined {
    for (let ringed: Element | null = element; ringed; ringed = ringed.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
      if (outlineStyle !== "none" && outlineWidth !== "0px") return ringed;
    }
    return undefined;
  }

  function read(element: HTMLElement): Ring {
    const text = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
    const name = `<${element.tagName.toLowerCase()} class="${element.className}"> ${text.slice(0, 40)}`;
    const ringed = ringedBy(element);
    const scrolled = { page: scrollY, content: document.querySelector(".portal-main")?.scrollTop ?? 0 };
    if (!ringed) return { name, color: null, scrolled, sides: [] };
    const { outlineColor, outlineOffset, outlineWidth } = getComputedStyle(ringed);
    const distance = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) / 2;
    const sides = sidesOf(ringed, distance).map((point) => ({
      point,
      surface: surfaceAt(point, ringed, distance < 0),
    }));
    return { name, color: colorOf(outlineColor), scrolled, sides };
  }

  const rings: Ring[] = [];
  const seen = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, summary, iframe, [tabindex]",
  )) {
    if (isFrameKnown && !element.closest("main, dialog")) continue;
    if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) continue;
    const { outlineColor, backgroundColor } = getComputedStyle(element);
    const kind = [element.className, outlineColor, backgroundColor, element.parentElement?.className].join("|");
    if (seen.has(kind)) continue;
    seen.add(kind);
    element.scrollIntoView({ block: "center", inline: "center" });
    rings.push(read(element));
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return rings;
}
