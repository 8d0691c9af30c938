import type { SpooledFile } from "./spool.ts";

/** Control characters that no plain text has; tab, line feed, form feed and carriage return are fine. */
const CONTROLS = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

/** The beginning of a text that a program would run or draw: a page, a drawing, XML, a script. */
const MARKUP = /^\s*(<[!?/a-z]|#!|%!)/i;
const MARKUP_CHARS = 4_096;
/** Tags that some programs look for anywhere near the beginning. */
const ACTIVE_TAGS = /<(script|html|svg|iframe|body|object|embed|\?xml|!doctype)\b/i;

/** Tells whether all bytes are plain UTF-8 text: no control characters, and nothing that reads as markup or a script. */
export async function isPlainText(spooled: SpooledFile): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isFirst = true;
  try {
    for await (const piece of spooled.read()) {
      const text = decoder.decode(piece, { stream: true });
      if (CONTROLS.test(text)) return false;
      if (isFirst && (MARKUP.test(text) || ACTIVE_TAGS.test(text.slice(0, MARKUP_CHARS)))) return false;
      isFirst = false;
    }
    decoder.decode();
    return true;
  } catch {
    return false; // not UTF-8
  }
}
