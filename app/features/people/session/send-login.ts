import type { z } from "zod";
import { secondFactorCode } from "../../../../domain/people/profile.ts";
import { credentials } from "../../../../domain/people/users.ts";
import { api, codeOf, errorText, serverFaults } from "../../../lib/api.ts";
import type { Refusal, Typed } from "./use-entry-form.ts";

/** Validates and sends username and password. */
export function sendLogin(typed: Typed) {
  return attempt(credentials, typed, (body) => api("POST /api/login", { body, mayBeRefused: true }));
}

/** Validates and sends the code of the second factor. */
export function sendCode(typed: Typed) {
  return attempt(secondFactorCode, typed, (body) => api("POST /api/login/second-factor", { body, mayBeRefused: true }));
}

async function attempt<Body, Answer>(
  rules: z.ZodType<Body>,
  typed: Typed,
  send: (body: Body) => Promise<Answer>,
): Promise<{ answer: Answer } | { refusal: Refusal }> {
  const { success, data, error } = rules.safeParse(typed);
  if (!success) return { refusal: { fields: faultsOf(error.issues) } };
  try {
    return { answer: await send(data) };
  } catch (fault) {
    const isOver = codeOf(fault) === "unauthenticated";
    return { refusal: { fields: serverFaults(fault), text: errorText(fault, ""), isOver } };
  }
}

/** Returns the first error of each field. */
function faultsOf(issues: z.core.$ZodIssue[]): Record<string, string> {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join("."), message]));
}
