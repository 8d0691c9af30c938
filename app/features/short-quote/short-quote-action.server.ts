import { data, type RouterContextProvider } from "react-router";
import { servicesOf } from "../../lib/page.server.ts";
import { formText } from "./form-text.ts";
import type { SentShortQuote } from "./sent-short-quote.ts";

const FIELDS = ["insuranceType", "zipCode", "name", "email", "phone", "consent", "website"];

/** The `action` of a page that carries the short quote form: the same use case as the API's, the answer in the page. */
export async function shortQuoteAction(args: { request: Request; context: Readonly<RouterContextProvider> }) {
  const { services, language } = servicesOf(args);
  // What is no form at all is an empty one: its sender is told which fields are missing.
  const form = await args.request.formData().catch(() => new FormData());
  const values = Object.fromEntries(FIELDS.map((name) => [name, formText(form, name)]));
  const page = new URL(args.request.url).pathname;
  const outcome = await services.submitQuote({ ...values, form: "short", page }, language);
  if ("reference" in outcome) return data<SentShortQuote>({ values: {}, reference: outcome.reference });
  const { error, fields, status } = outcome;
  return data<SentShortQuote>({ values, error, fields }, { status });
}
