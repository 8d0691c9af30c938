import type { FastifyRequest } from "fastify";
import type { ErrorCode } from "../../domain/platform/errors.ts";
import type { Language } from "../../domain/platform/language.ts";
import type { Deps } from "../platform/deps.ts";
import { presentError } from "../platform/http/present-error.ts";
import { reportFault, toAppError } from "./error-handler.ts";

/**
 * The refusal of a form that was sent without JavaScript, in the page's language: one error for all, others by field.
 */
export type Refusal = { error: string; fields: Record<string, string>; status: number; code: ErrorCode };

/** Runs a use case for a page's own action; an error becomes a refusal. */
export async function attempt<T>(
  { disk, settings }: Pick<Deps, "disk" | "settings">,
  request: FastifyRequest,
  language: Language,
  work: () => Promise<T>,
): Promise<T | Refusal> {
  try {
    return await work();
  } catch (thrown) {
    disk.learnFrom(thrown);
    const known = toAppError(thrown, settings.agency());
    if (known.status >= 500) reportFault(request.log, known, thrown);
    const { error, fields = {} } = presentError(known, language);
    return { error, fields, status: known.status, code: known.code };
  }
}
