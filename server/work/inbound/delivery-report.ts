import type { Attachment, Email } from "postal-mime";

/** A bounce: the report of a mail server about a mail that it could not deliver. */
export type DeliveryReport = {
  /** The Message-ID of the returned mail; null when the report does not contain it. */
  messageId: string | null;
  /** The recipients that were not reached, with the status code. Delayed and delivered ones are not in the list. */
  failed: { address: string; reason: string }[];
};

const MAX_READ_BYTES = 64 * 1024;
const MAX_RECIPIENTS = 20;

/**
 * Parses a mail that is a delivery report (bounce, RFC 3464); null for any other, also for one whose writer attached or
 * forwarded a report.
 */
export function deliveryReportIn({
  headers,
  attachments,
}: Pick<Email, "headers" | "attachments">): DeliveryReport | null {
  const type = headers.find(({ key }) => key === "content-type")?.value ?? "";
  if (!/^\s*multipart\/report\s*;/i.test(type) || !/report-type\s*=\s*"?delivery-status\b/i.test(type)) return null;
  const status = attachments.find(({ mimeType }) => mimeType === "message/delivery-status");
  if (!status) return null;
  const original = attachments.find(({ mimeType }) => ["message/rfc822", "text/rfc822-headers"].includes(mimeType));
  return {
    messageId: original ? parseMessageId(decodeText(original)) : null,
    failed: parseFailedRecipients(decodeText(status)),
  };
}

function decodeText({ content }: Attachment): string {
  const bytes = typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);
  return new TextDecoder("latin1").decode(bytes.subarray(0, MAX_READ_BYTES)).replaceAll("\r\n", "\n");
}

function parseMessageId(headers: string): string | null {
  const head = headers.split("\n\n", 1)[0] ?? "";
  return /^message-id:\s*(<[^<>\s]{1,500}>)/im.exec(head)?.[1] ?? null;
}

function parseFailedRecipients(report: string): DeliveryReport["failed"] {
  return report
    .split(/\n\s*\n/)
    .slice(0, MAX_RECIPIENTS + 1)
    .flatMap((block) => {
      const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.{1,500})`, "im").exec(block)?.[1]?.trim() ?? "";
      const address = /(?:rfc822|utf-8)\s*;\s*<?([^\s<>;]+@[^\s<>;]+?)>?$/i.exec(field("Final-Recipient"))?.[1];
      const status = /^5\.\d{1,3}\.\d{1,3}/.exec(field("Status"))?.[0];
      if (!address || !status || field("Action").toLowerCase() !== "failed") return [];
      return { address: address.toLowerCase(), reason: status };
    });
}
