import { codeOf, faultCode, innermost, isDriverMessage, numberIn, textIn } from "./fault-origin.ts";
import { StartError } from "./start-error.ts";

/** The facts of an error that may be logged. */
export type FaultFacts = {
  name?: string;
  code?: string | number;
  /** Numeric reply of the other side, as mail servers send it. */
  responseCode?: number;
  /** Set only for fixed messages, which quote no input. */
  message?: string;
  /** The root cause. */
  cause?: FaultFacts;
};

/**
 * Describes an error for the log by names and codes, without its message: database drivers quote the values of a query
 * in theirs, mail servers quote addresses.
 */
export function describeFault(error: unknown): FaultFacts {
  const fault = innermost(error);
  const cause = fault !== error && fault instanceof Error ? { cause: factsOf(fault) } : {};
  return { ...factsOf(error), ...cause };
}

/** Returns the stack frames of an error, without its message. */
export function traceOf(error: unknown): string {
  const message = textIn(error, "message") ?? "";
  const stack = textIn(error, "stack") ?? "";
  // The stack begins with the message, which may have lines that look like frames.
  const frames = stack.slice(stack.indexOf(message) + message.length).split("\n");
  return frames.filter((line) => line.trimStart().startsWith("at ")).join("\n");
}

/** Returns the reason of a failure in one line that carries no personal data. */
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
