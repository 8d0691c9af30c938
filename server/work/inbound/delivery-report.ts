import type { Attachment } from "postal-mime";

/** A bounce: the report of a mail server about a mail that it could not deliver. */
export type DeliveryReport = {
  /** The Message-ID of the returned mail; null when the report does not contain it. */
  messageId: string | null;
  /** The recipients that were not reached, with the status code. Delayed and delivered ones are not in the list. */
  failed: { address: string; reason: string }[];
};

const MAX_READ_BYTES = 64 * 1024;
const MAX_RECIPIENTS = 20;

/** Parses the delivery report (bounce, RFC 3464) of a mail; null when the mail contains none. */
export function deliveryReportIn(attachments: readonly Attachment[]): DeliveryReport | null {
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
