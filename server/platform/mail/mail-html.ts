import type { FastifyReply } from "fastify";
import sanitizeHtml from "sanitize-html";

/** Nothing runs, nothing is fetched, nothing is sent: styles are those of the mail itself, pictures those it carries. */
const POLICY = [
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
 * What a value of a style may be made of: words, numbers, names of fonts, colors and sums. Nothing that fetches has a
 * place in it, since every address needs `url(`, another function, an escape or a colon.
 */
const STYLE_VALUE = /^(?!.*\/\/)(?:[\w\s.,%#!+*/'"-]|(?:rgba?|hsla?|calc)\([\w\s.,%+*/-]*\))*$/i;

/** The properties that mails are laid out with; sides and corners are added to those that have them. */
const SIDES = ["top", "right", "bottom", "left"];
const WHOLE = `
  color background background-color opacity display visibility float clear overflow
  width height min-width min-height max-width max-height box-sizing table-layout
  font font-family font-size font-style font-variant font-weight line-height
  letter-spacing word-spacing word-break word-wrap overflow-wrap white-space direction
  text-align text-decoration text-indent text-overflow text-transform vertical-align
  list-style list-style-type list-style-position border-collapse border-spacing
  border border-color border-style border-width border-radius outline margin padding
`;
const STYLE_PROPERTIES = [
  ...WHOLE.trim().split(/\s+/),
  ...SIDES.flatMap((side) => [`margin-${side}`, `padding-${side}`, `border-${side}`]),
  ...SIDES.flatMap((side) => ["color", "style", "width"].map((part) => `border-${side}-${part}`)),
  ...["top-left", "top-right", "bottom-left", "bottom-right"].map((corner) => `border-${corner}-radius`),
];
const STYLES = Object.fromEntries(STYLE_PROPERTIES.map((property) => [property, [STYLE_VALUE]]));

/**
 * The HTML of a mail without anything that could act or call home. The policy forbids that already,
 * except for hints such as `<link rel="preconnect">`, which no policy governs.
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

/** Answers with a mail as it looks, to be shown in a frame with an empty sandbox. */
export function sendMailHtml(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", POLICY)
    .header("x-frame-options", "SAMEORIGIN")
    .header("referrer-policy", "no-referrer")
    .send(cleanMailHtml(html));
}
