import { codeOf, faultCode, innermost, isDriverMessage, numberIn, textIn } from "./fault-origin.ts";
import { StartError } from "./start-error.ts";

/** What the log may know of an error. */
export type FaultFacts = {
  name?: string;
  code?: string | number;
  /** What the other side answered, as mail servers do, by number. */
  responseCode?: number;
  /** Only words that are the same whatever was asked. */
  message?: string;
  /** What it goes back to. */
  cause?: FaultFacts;
};

/** An error for the log: names and codes, but no message. Drivers quote the values of a query in theirs, mail servers addresses. */
export function describeFault(error: unknown): FaultFacts {
  const fault = innermost(error);
  const cause = fault !== error && fault instanceof Error ? { cause: factsOf(fault) } : {};
  return { ...factsOf(error), ...cause };
}

/** The places that an error came through. */
export function traceOf(error: unknown): string {
  const message = textIn(error, "message") ?? "";
  const stack = textIn(error, "stack") ?? "";
  // The trace begins with the message, which may have lines that look like a trace.
  const frames = stack.slice(stack.indexOf(message) + message.length).split("\n");
  return frames.filter((line) => line.trimStart().startsWith("at ")).join("\n");
}

/** Why something failed, in one line that carries no personal data. */
export function reasonOf(error: unknown): string {
  const { name, code = faultCode(error), responseCode } = describeFault(error);
  return [name, code, responseCode].filter(Boolean).join(" ") || "Error";
}

function factsOf(error: unknown): FaultFacts {
  const [name, message = ""] = [textIn(error, "name"), textIn(error, "message")];
  const code = codeOf(error);
  const responseCode = numberIn(error, "responseCode");
  return {
    ...(name && { name }),
    ...(code && { code }),
    ...(responseCode && { responseCode }),
    ...((isDriverMessage(message) || error instanceof StartError) && { message }),
  };
}
