import sanitizeHtml from "sanitize-html";

const TAGS = ["p", "h2", "h3", "h4", "ul", "ol", "li", "strong", "em", "blockquote", "a", "br", "hr"];
const TABLE_TAGS = ["table", "thead", "tbody", "tr", "th", "td"];

/** Sanitizes the HTML of a text that people write. Used when the text is stored and when it leaves. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...TAGS, ...TABLE_TAGS],
    allowedAttributes: { a: ["href"], th: ["scope"] },
    allowedSchemes: ["https", "mailto", "tel"],
    allowProtocolRelative: false,
  });
}
