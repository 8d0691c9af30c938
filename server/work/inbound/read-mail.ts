import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import PostalMime, { type Address, type Attachment, type Email } from "postal-mime";
import sanitizeHtml from "sanitize-html";
import { CONVERTED_TYPES, FILE_MAX, FILE_TYPES } from "../../../domain/platform/files.ts";
import { MAX } from "../../../domain/platform/limits.ts";
import type { MailFile } from "../../platform/deps/messages.ts";
import { cleanMailHtml } from "../../platform/mail/mail-html.ts";
import { isAutomatic } from "./automatic.ts";
import { deliveryReportIn, type DeliveryReport } from "./delivery-report.ts";
import { STORED_MAIL_LIMITS, MAIL_LIMITS } from "./limits.ts";
import { withoutFiles } from "./without-files.ts";

/** The types of files that are taken from a mail. The store checks them again, and all of what is in them. */
const TAKEN_TYPES = new Set(
  [...Object.keys(FILE_TYPES), ...Object.keys(CONVERTED_TYPES)].filter((type) => !type.startsWith("text/")),
);

type ReadFile = MailFile & { content: Uint8Array<ArrayBuffer> };

/** A parsed incoming mail: the parts that are used, all limited in size and sanitized. */
export type ReadMail = {
  messageId: string;
  /** Message-IDs of the mails that it answers, the nearest first (In-Reply-To, then References from their end). */
  answers: string[];
  from: { name: string; address: string };
  subject: string;
  text: string;
  html: string | null;
  isAutomatic: boolean;
  report: DeliveryReport | null;
  files: ReadFile[];
  /** Number of files left out: types that uploads may not have, too large or too many. */
  leftOut: number;
  hops: number;
  /** The raw mail without the files. */
  raw: Uint8Array<ArrayBuffer>;
};

/** Parses a mail; throws when it is invalid. Runs in a worker thread, since it may take long. */
export async function readMail(raw: Uint8Array<ArrayBuffer>, sender: string): Promise<ReadMail> {
  refuseManyLines(raw);
  const mail = await PostalMime.parse(raw.buffer, {
    maxNestingDepth: MAIL_LIMITS.depth,
    maxHeadersSize: MAIL_LIMITS.headerBytes,
    maxRfc822NestingDepth: 3,
  });
  const from = parseSender(mail.from) ?? { name: "", address: addressLine(sender) };
  const report = deliveryReportIn(mail);
  const { files, leftOut } = await filesOf(report ? [] : mail.attachments);
  return {
    messageId: messageIdOf(mail, raw),
    answers: answeredBy(mail),
    from,
    subject: singleLine(mail.subject, STORED_MAIL_LIMITS.subject),
    ...bodiesOf(mail),
    isAutomatic: report !== null || isAutomatic(mail.headers, { sender, from: from.address }),
    report,
    files,
    leftOut,
    hops: mail.headers.filter(({ key }) => key === "received").length,
    raw: withoutFiles(raw, files),
  };
}

/** References go from the first mail of a thread to the one that is answered (RFC 5322): the last is the nearest. */
function answeredBy({ inReplyTo, references }: Pick<Email, "inReplyTo" | "references">): string[] {
  const ids = new Set([...messageIdsIn(inReplyTo ?? ""), ...messageIdsIn(references ?? "").toReversed()]);
  return [...ids].slice(0, STORED_MAIL_LIMITS.references);
}

const LINE_FEED = 10;
const SHORT_LINE_BYTES = 40;

/** Throws for a mail with too many lines: a mail of nothing but short ones takes so long that all others wait. */
function refuseManyLines(raw: Uint8Array): void {
  let [lines, short, start] = [0, 0, 0];
  for (let at = raw.indexOf(LINE_FEED); at >= 0; at = raw.indexOf(LINE_FEED, start)) {
    lines++;
    if (at - start < SHORT_LINE_BYTES) short++;
    start = at + 1;
    if (lines > MAIL_LIMITS.lines || short > MAIL_LIMITS.shortLines) throw new Error("too many lines");
  }
}

const CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Normalizes a header value to one line, without control and bidi characters, cut to `most` characters. */
function singleLine(text: string | undefined, most: number): string {
  return [
    ...(text ?? "")
      .slice(0, 4 * most)
      .replace(CONTROLS, " ")
      .replace(/\s+/g, " ")
      .trim(),
  ]
    .slice(0, most)
    .join("");
}

function addressLine(address: string): string {
  const clean = singleLine(address, MAX.email);
  return /^[^\s<>@",;:]+@[^\s<>@",;:]+$/.test(clean) ? clean : "";
}

function parseSender(from: Address | undefined): ReadMail["from"] | null {
  const address = addressLine(from?.address ?? "");
  return address ? { name: singleLine(from?.name, STORED_MAIL_LIMITS.name).replace(/[<>"]/g, ""), address } : null;
}

function messageIdsIn(text: string): string[] {
  return text.slice(-20_000).match(/<[^<>\s]{1,500}>/g) ?? [];
}

/** Returns the Message-ID of a mail; one without gets an ID from the hash of its content. */
function messageIdOf({ messageId }: Email, raw: Uint8Array): string {
  const [id] = (messageId ?? "").length <= STORED_MAIL_LIMITS.messageId ? messageIdsIn(messageId ?? "") : [];
  return id ?? `<${createHash("sha256").update(raw).digest("hex")}@unnamed.invalid>`;
}

function bodiesOf({ text, html }: Email): Pick<ReadMail, "text" | "html"> {
  const clean = html && html.length <= STORED_MAIL_LIMITS.html ? cleanMailHtml(html) : null;
  return {
    text: cleanText(text || (html ? textFromHtml(html.slice(0, STORED_MAIL_LIMITS.html)) : "")),
    html: clean && cleanText(clean, STORED_MAIL_LIMITS.html),
  };
}

/** Converts HTML to text, for a mail without a text part. */
function textFromHtml(html: string): string {
  const broken = html.replace(/<(br|\/p|\/div|\/tr|\/li|\/h[1-6])\b[^>]{0,200}>/gi, "$&\n");
  const words = sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} });
  const named: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&nbsp;": " " };
  return words
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (entity) => named[entity] ?? entity)
    .replace(/\n\s*\n\s*\n+/g, "\n\n");
}

/** Sanitizes a text: cuts its length, removes bidi characters and those that the database cannot store. */
function cleanText(text: string, most: number = STORED_MAIL_LIMITS.text): string {
  return text
    .slice(0, most)
    .replaceAll("\r\n", "\n")
    .replace(CONTROLS, (sign) => (sign === "\n" || sign === "\t" ? sign : ""))
    .toWellFormed();
}

/**
 * Selects the attachments that the store of files takes: pictures and documents, by their bytes. Plain texts are left
 * out, since most of them are notices that programs add.
 */
async function filesOf(attachments: readonly Attachment[]): Promise<Pick<ReadMail, "files" | "leftOut">> {
  const files: ReadFile[] = [];
  for (const { filename, content } of attachments) {
    if (files.length === STORED_MAIL_LIMITS.attachments || typeof content === "string") continue;
    const bytes = new Uint8Array(content);
    const type = (await fileTypeFromBuffer(bytes))?.mime;
    if (!type || !TAKEN_TYPES.has(type) || bytes.length > FILE_MAX.bytes) continue;
    files.push({ name: singleLine(filename ?? "", STORED_MAIL_LIMITS.filename), type, content: bytes });
  }
  return { files, leftOut: attachments.length - files.length };
}
