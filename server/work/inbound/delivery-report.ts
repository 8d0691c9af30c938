import type { Attachment } from "postal-mime";

/** What a mail server says of a mail that it could not pass on. */
export type DeliveryReport = {
  /** The mail that it speaks of, where it says so. */
  messageId: string | null;
  /** Whom it did not reach, and why. What is only late, or arrived, is not among them. */
  failed: { address: string; reason: string }[];
};

const MOST_READ = 64 * 1024;
const MOST_RECIPIENTS = 20;

/** The report in a mail (RFC 3464); null where it is none. */
export function deliveryReportIn(attachments: readonly Attachment[]): DeliveryReport | null {
  const status = attachments.find(({ mimeType }) => mimeType === "message/delivery-status");
  if (!status) return null;
  const original = attachments.find(({ mimeType }) => ["message/rfc822", "text/rfc822-headers"].includes(mimeType));
  return { messageId: original ? messageIdIn(textOf(original)) : null, failed: failedIn(textOf(status)) };
}

function textOf({ content }: Attachment): string {
  const bytes = typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);
  return new TextDecoder("latin1").decode(bytes.subarray(0, MOST_READ)).replaceAll("\r\n", "\n");
}

function messageIdIn(headers: string): string | null {
  const head = headers.split("\n\n", 1)[0] ?? "";
  return /^message-id:\s*(<[^<>\s]{1,500}>)/im.exec(head)?.[1] ?? null;
}

function failedIn(report: string): DeliveryReport["failed"] {
  return report
    .split(/\n\s*\n/)
    .slice(0, MOST_RECIPIENTS + 1)
    .flatMap((block) => {
      const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.{1,500})`, "im").exec(block)?.[1]?.trim() ?? "";
      const address = /(?:rfc822|utf-8)\s*;\s*<?([^\s<>;]+@[^\s<>;]+?)>?$/i.exec(field("Final-Recipient"))?.[1];
      const status = /^5\.\d{1,3}\.\d{1,3}/.exec(field("Status"))?.[0];
      if (!address || !status || field("Action").toLowerCase() !== "failed") return [];
      return { address: address.toLowerCase(), reason: status };
    });
}
