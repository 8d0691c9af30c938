import sanitizeHtml from "sanitize-html";

const MAX_BYTES = 200 * 1024;
const MAX_ELEMENTS = 2_000;
/** Uses of other parts multiply when they are nested: few of them keep the whole drawing small. */
const MAX_USES = 8;

const TAGS = (
  "svg g defs symbol use style path rect circle ellipse line polyline polygon " +
  "linearGradient radialGradient stop clipPath"
).split(" ");
const ATTRIBUTES = (
  "id class style transform href xlink:href xmlns xmlns:xlink viewBox preserveAspectRatio " +
  "x y x1 y1 x2 y2 cx cy r rx ry fx fy width height d points " +
  "fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit " +
  "stroke-dasharray stroke-dashoffset stroke-opacity opacity color display " +
  "clip-path clip-rule clipPathUnits offset stop-color stop-opacity spreadMethod gradientUnits gradientTransform"
).split(" ");
const NAMESPACES = ["http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"];

/** Parts of a drawing that are not taken. Without them it would look different, so the whole drawing is refused. */
const NEEDED = /<(?:\w+:)?(?:text|image|foreignObject|pattern|filter|mask|marker|switch)\b/i;
const ENTITIES = /<!ENTITY/i;

const FRAGMENT = /^#[\w.:-]+$/;
const OWN_REFERENCE = /url\(\s*["']?#[\w.:-]+["']?\s*\)/g;
const NIGHT = /@media\s*\(\s*prefers-color-scheme\s*:\s*dark\s*\)/g;
const PLAIN_CSS = /^[\w\s.#,:;{}()%'"*>+~!/-]*$/;
const ACTIVE_CSS = /url|var\(|expression|import|behavior|binding|image/i;

/** A cleaned drawing and its size. */
export type CleanSvg = { svg: string; width: number; height: number };

/**
 * Cleans a drawing by lists of allowed elements and attributes: scripts, event handlers, outside references and all
 * else that is not on them is removed. Returns null for a drawing that cannot be cleaned without changing its looks, or
 * that would take too long to draw.
 */
export function cleanSvg(bytes: Buffer): CleanSvg | null {
  const text = bytes.toString("utf8");
  if (bytes.length > MAX_BYTES || text.includes("\u0000") || NEEDED.test(text) || ENTITIES.test(text)) return null;
  const start = text.search(/<svg[\s>]/);
  if (start < 0) return null;
  const cleaned = sanitize(text.slice(start));
  // What a second cleaning would change was hidden from the first one, for example in CDATA.
  if (sanitize(cleaned) !== cleaned || !isPlain(cleaned)) return null;
  return withSize(cleaned);
}

function sanitize(svg: string): string {
  return sanitizeHtml(svg, {
    allowedTags: TAGS,
    allowedAttributes: { "*": ATTRIBUTES },
    allowedSchemes: [],
    allowProtocolRelative: false,
    // The style sheet of a drawing is checked by `isPlain`.
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    nonTextTags: ["script", "title", "desc", "metadata", "textarea", "option", "noscript"],
    parser: { xmlMode: true, decodeEntities: true },
    textFilter: () => "",
    transformTags: { "*": (tagName, attribs) => ({ tagName, attribs: safeAttributes(attribs) }) },
  }).trim();
}

function safeAttributes(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name, value]) => isSafe(name, value)));
}

function isSafe(name: string, value: string): boolean {
  if (name === "href" || name === "xlink:href") return FRAGMENT.test(value);
  if (name.startsWith("xmlns")) return NAMESPACES.includes(value);
  if (name === "style") return isPlainCss(value);
  return !/[\\<>&]|url\(|:\/\/|script:/i.test(value.replace(OWN_REFERENCE, ""));
}

/**
 * Accepts colours, strokes and references within the drawing. Clipping by style could be nested without end, and
 * variables are not known to the renderer of the icons.
 */
function isPlainCss(css: string): boolean {
  const rest = css
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(OWN_REFERENCE, "")
    .replace(NIGHT, "");
  return PLAIN_CSS.test(rest) && !ACTIVE_CSS.test(rest) && !/clip-path|mask|filter/i.test(css);
}

function isPlain(svg: string): boolean {
  const names = [...svg.matchAll(/<\/?([^\s>/]*)/g)].map(([, name = ""]) => name);
  const styles = [...svg.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = ""]) => css);
  const clips = [...svg.matchAll(/<clipPath[^>]*>([^]*?)<\/clipPath>/g)].map(([, inside = ""]) => inside);
  return (
    names.every((name) => TAGS.includes(name)) &&
    names.length <= 2 * MAX_ELEMENTS &&
    names.filter((name) => name === "use").length <= 2 * MAX_USES &&
    svg.lastIndexOf("<svg") === 0 &&
    svg.endsWith("</svg>") &&
    styles.every(isPlainCss) &&
    // A clip within a clip within a clip takes exponential time to draw.
    clips.every((inside) => !inside.includes("clip-path") && !inside.includes("<use")) &&
    /<(?:path|rect|circle|ellipse|line|polyline|polygon)\b/.test(svg)
  );
}

const NUMBER = String.raw`(-?\d*\.?\d+(?:e-?\d+)?)`;
const VIEW_BOX = new RegExp(String.raw`\sviewBox="\s*${NUMBER}[\s,]+${NUMBER}[\s,]+${NUMBER}[\s,]+${NUMBER}\s*"`);
const lengthOf = (root: string, name: string) =>
  Number(new RegExp(String.raw`\s${name}="${NUMBER}(?:px|pt)?"`).exec(root)?.[1]);

/** Gives the drawing one size, in its own units. */
function withSize(svg: string): CleanSvg | null {
  const root = /^<svg[^>]*>/.exec(svg)?.[0] ?? "";
  const [, x = "0", y = "0", boxWidth, boxHeight] = VIEW_BOX.exec(root) ?? [];
  const width = Number(boxWidth ?? lengthOf(root, "width"));
  const height = Number(boxHeight ?? lengthOf(root, "height"));
  if (!(width > 0 && height > 0 && width < 100_000 && height < 100_000)) return null;
  const own = [...root.matchAll(/\s(?:id|class|style|fill|stroke|color|fill-rule|stroke-width)="[^"]*"/g)];
  const head =
    `<svg xmlns="${NAMESPACES[0]}" xmlns:xlink="${NAMESPACES[1]}" width="${width}" height="${height}" ` +
    `viewBox="${x} ${y} ${width} ${height}"${own.map(([attribute]) => attribute).join("")}>`;
  return { svg: head + svg.slice(root.length), width, height };
}
