import type { AppError, ErrorBody } from "../../../domain/platform/errors.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { translator } from "../texts.ts";

/** Builds the part of an error that leaves the server: its texts, with their values, in the reader's language. */
export function presentError({ code, details }: AppError, language: Language): ErrorBody {
  const t = translator(language);
  const { message = `errors:${code}`, values, fields, sessionEnd } = details;
  const body: ErrorBody = { error: t(message, values), code };
  if (fields) body.fields = Object.fromEntries(Object.entries(fields).map(([field, key]) => [field, t(key, values)]));
  if (sessionEnd) body.sessionEnd = sessionEnd;
  return body;
}
