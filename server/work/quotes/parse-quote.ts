import { DEFAULT_INSURANCE_TYPE } from "../../../domain/work/lead-options.ts";
import { fullQuote, shortQuote } from "../../../domain/work/quotes.ts";
import { parse } from "../../platform/http/parse.ts";
import type { QuoteForm } from "./create-quote-request.ts";

/**
 * Parses a full or short quote form. Both share the endpoint: `form` selects the schema, and a missing type means auto.
 */
export function parseQuote(body: unknown): QuoteForm {
  const input = { insuranceType: DEFAULT_INSURANCE_TYPE, ...(body as object | null) };
  const isShort = "form" in input && input.form === "short";
  return isShort ? parse(shortQuote, input) : parse(fullQuote, input);
}
