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
