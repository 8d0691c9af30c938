type Headers = readonly { key: string; value: string }[];

/**
 * Headers that only programs write; their value does not matter. `Feedback-ID` is none of them: some services that send
 * mail for people add it to each.
 */
const AUTOMATIC_HEADERS = ["x-autoreply", "x-autorespond", "x-autoresponse", "x-auto-reply", "list-id"];
const BULK_PRECEDENCE = /^\s*(bulk|junk|list|auto[_-]?reply)\b/i;
const AUTOMATIC_LOCAL_PARTS = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply)$/i;

/**
 * Detects an automatic mail (RFC 3834): auto-reply, out of office, receipt, mailing list, delivery report. Such a mail
 * is stored, and nothing answers it.
 */
export function isAutomatic(headers: Headers, { sender, from }: { sender: string; from: string }): boolean {
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value ?? "";
  const submitted = valueOf("auto-submitted").trim().toLowerCase();
  return (
    (submitted !== "" && !/^no\b/.test(submitted)) ||
    BULK_PRECEDENCE.test(valueOf("precedence")) ||
    headers.some(({ key }) => AUTOMATIC_HEADERS.includes(key)) ||
    // Delivery reports and auto-replies have an empty envelope sender, so that nothing answers them.
    sender === "" ||
    AUTOMATIC_LOCAL_PARTS.test(from.split("@", 1)[0] ?? "")
  );
}
