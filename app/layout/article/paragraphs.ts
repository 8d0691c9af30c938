/** A part of an article: a heading, a list, or running text. */
export type Block =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: string[] };

const HEADING = "## ";
const ITEM = "- ";

/** Splits an article's plain text at its blank lines. */
export function splitParagraphs(content: string): Block[] {
  return content
    .replace(/\r\n?/g, "\n")
    .split(/\n[^\S\n]*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(toBlock);
}

function toBlock(part: string): Block {
  const lines = part.split("\n").map((line) => line.trim());
  if (part.startsWith(HEADING)) return { kind: "heading", text: lines.join(" ").slice(HEADING.length).trim() };
  if (lines.every((line) => line.startsWith(ITEM))) {
    return { kind: "list", items: lines.map((line) => line.slice(ITEM.length).trim()) };
  }
  return { kind: "paragraph", text: lines.join(" ") };
}
