import { AppError } from "../../../domain/platform/errors.ts";
import { defaultLine, type OfferedLines } from "../../../domain/work/lines.ts";
import { fullQuote, shortQuote } from "../../../domain/work/quotes.ts";
import { parse } from "../../platform/http/parse.ts";
import type { QuoteForm } from "./create-quote-request.ts";

/**
 * Parses a full or short quote form. Both share the endpoint: `form` selects the schema, and a missing type means the
 * default one. Rejects a line that the agency does not offer: a form may have been open when it was switched off.
 */
export function parseQuote(body: unknown, lines: OfferedLines): QuoteForm {
  const input = { insuranceType: defaultLine(lines), ...(body as object | null) };
  const isShort = "form" in input && input.form === "short";
  const form = isShort ? parse(shortQuote, input) : parse(fullQuote, input);
  if (!lines.includes(form.insuranceType)) {
    throw new AppError("invalid", { fields: { insuranceType: "validation:lineNotOffered" } });
  }
  return form;
}
