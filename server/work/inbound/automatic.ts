type Headers = readonly { key: string; value: string }[];

/** Headers that only programs write, whatever they say. */
const TELLING = ["x-autoreply", "x-autorespond", "x-autoresponse", "x-auto-reply", "list-id", "feedback-id"];
const BULK = /^\s*(bulk|junk|list|auto[_-]?reply)\b/i;
const PROGRAMS = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply)$/i;

/**
 * Whether a program wrote a mail (RFC 3834): out of office, a receipt, a list, a report. Such a mail is kept, and answered
 * by nothing.
 */
export function isAutomatic(headers: Headers, { sender, from }: { sender: string; from: string }): boolean {
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value ?? "";
  const submitted = valueOf("auto-submitted").trim().toLowerCase();
  return (
    (submitted !== "" && !/^no\b/.test(submitted)) ||
    BULK.test(valueOf("precedence")) ||
    headers.some(({ key }) => TELLING.includes(key)) ||
    // Reports and automatic answers have no sender, so that nothing answers them.
    sender === "" ||
    PROGRAMS.test(from.split("@", 1)[0] ?? "")
  );
}
