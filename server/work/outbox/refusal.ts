import { NotHandedOver, UnclearOutcome } from "../../platform/mail/hand-over.ts";
import { numberIn, textIn } from "../../platform/fault-origin.ts";

/**
 * `hopeless`: this mail will never be taken. `ours`: no mail will be, until somebody mends the server, our login or our
 * sender. `later`: this mail, after a while. `unclear`: the server may have taken it.
 */
export type Verdict = "hopeless" | "ours" | "later" | "unclear";

const UNREACHABLE = new Set(["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "ENETDOWN"]);
/** Before the server has heard of any recipient. */
const OPENING = /^(CONN|EHLO|HELO|STARTTLS|AUTH|MAIL FROM)/;
/** What nodemailer refuses by itself: an address that is none, a mail larger than the server takes. */
const UNSENDABLE = new Set(["EENVELOPE", "EMESSAGE"]);

/** What becomes of a mail that the mail server did not take. */
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
  if (OPENING.test(command)) return "ours";
  // 503 complains of the order of commands, not of the mail.
  return responseCode >= 500 && responseCode !== 503 ? "hopeless" : "later";
}

/** Without an answer: a connection that breaks later on may have broken because of this mail. */
function couldNotConnect(code: string, error: unknown): boolean {
  if (code === "EDNS" || code === "ETLS") return true;
  if (code === "ETIMEDOUT") return textIn(error, "timeoutType") !== "SOCKET_TIMEOUT";
  return UNREACHABLE.has(textIn(error, "originalCode") ?? "");
}
