import type { FastifyReply } from "fastify";
import sanitizeHtml from "sanitize-html";

/** The CSP of a displayed mail: no scripts, requests or forms; only its own inline styles and embedded pictures. */
const CSP = [
  "sandbox",
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");

const TAGS = [...sanitizeHtml.defaults.allowedTags, "html", "body", "img", "center", "font"];
const ATTRIBUTES = ["style", "align", "valign", "width", "height", "bgcolor", "border", "cellpadding", "cellspacing"];

/**
 * The allowed values of a style: words, numbers, font names, colors and `calc`. No value can load anything, since every
 * address needs `url(`, another function, an escape or a colon.
 */
const STYLE_VALUE = /^(?!.*\/\/)(?:[\w\s.,%#!+*/'"-]|(?:rgba?|hsla?|calc)\([\w\s.,%+*/-]*\))*$/i;

/** The allowed style properties; the variants for sides and corners are added below. */
const SIDES = ["top", "right", "bottom", "left"];
const BASE_PROPERTIES = `
  color background background-color opacity display visibility float clear overflow
  width height min-width min-height max-width max-height box-sizing table-layout
  font font-family font-size font-style font-variant font-weight line-height
  letter-spacing word-spacing word-break word-wrap overflow-wrap white-space direction
  text-align text-decoration text-indent text-overflow text-transform vertical-align
  list-style list-style-type list-style-position border-collapse border-spacing
  border border-color border-style border-width border-radius outline margin padding
`;
const STYLE_PROPERTIES = [
  ...BASE_PROPERTIES.trim().split(/\s+/),
  ...SIDES.flatMap((side) => [`margin-${side}`, `padding-${side}`, `border-${side}`]),
  ...SIDES.flatMap((side) => ["color", "style", "width"].map((part) => `border-${side}-${part}`)),
  ...["top-left", "top-right", "bottom-left", "bottom-right"].map((corner) => `border-${corner}-radius`),
];
const STYLES = Object.fromEntries(STYLE_PROPERTIES.map((property) => [property, [STYLE_VALUE]]));

/**
 * Sanitizes the HTML of a mail: removes scripts, forms and everything that loads from elsewhere. The CSP forbids that
 * already, except for hints such as `<link rel="preconnect">`, which no CSP governs.
 */
export function cleanMailHtml(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: { "*": [...ATTRIBUTES, "role"], html: ["lang"], a: ["href"], img: ["src", "alt"] },
    allowedSchemes: ["https", "http", "mailto", "tel"],
    allowedSchemesByTag: { img: ["data"] },
    allowProtocolRelative: false,
    allowedStyles: { "*": STYLES },
  });
  return `<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer">${clean}`;
}

/** Sends the sanitized HTML of a mail with its CSP, for an iframe with an empty sandbox. */
export function sendMailHtml(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", CSP)
    .header("x-frame-options", "SAMEORIGIN")
    .header("referrer-policy", "no-referrer")
    .send(cleanMailHtml(html));
}
