import { NotHandedOver, UnclearOutcome } from "../../platform/mail/hand-over.ts";
import { numberIn, textIn } from "../../platform/fault-origin.ts";

/**
 * The classification of a send error. `hopeless`: this mail will never be accepted. `ours`: no mail will be accepted,
 * until somebody repairs the server, our login or our sender. `later`: a retry may succeed. `unclear`: the server may
 * have accepted the mail.
 */
export type Verdict = "hopeless" | "ours" | "later" | "unclear";

const UNREACHABLE = new Set(["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "ENETDOWN"]);
/** SMTP commands before the first recipient: a refusal there concerns every mail. */
const BEFORE_RECIPIENT = /^(CONN|EHLO|HELO|STARTTLS|AUTH|MAIL FROM)/;
/** Error codes of mails that nodemailer refuses itself: an invalid address, a mail larger than the server accepts. */
const UNSENDABLE = new Set(["EENVELOPE", "EMESSAGE"]);

/** Classifies the error of a mail that the mail server did not accept. */
export function verdictOn(error: unknown): Verdict {
  if (error instanceof UnclearOutcome) return "unclear";
  if (error instanceof NotHandedOver) return "later";
  const code = textIn(error, "code") ?? "";
  const responseCode = numberIn(error, "responseCode");
  if (code === "EAUTH") return "ours";
  if (responseCode) return verdictOnAnswer(textIn(error, "command") ?? "", responseCode);
  if (UNSENDABLE.has(code)) return "hopeless";
  return couldNotConnect(code, error) ? "ours" : "later";
}

function verdictOnAnswer(command: string, responseCode: number): Verdict {
  if (BEFORE_RECIPIENT.test(command)) return "ours";
  // 503 is about the order of commands, not about the mail.
  return responseCode >= 500 && responseCode !== 503 ? "hopeless" : "later";
}

/** Detects a failed connection. One that breaks later, without an answer, may have broken because of this mail. */
function couldNotConnect(code: string, error: unknown): boolean {
  if (code === "EDNS" || code === "ETLS") return true;
  if (code === "ETIMEDOUT") return textIn(error, "timeoutType") !== "SOCKET_TIMEOUT";
  return UNREACHABLE.has(textIn(error, "originalCode") ?? "");
}
