import { data } from "react-router";
import { servicesOf, type PageArgs } from "../../lib/page.server.ts";
import { valuesOf, type SentLead } from "./lead-values.ts";

type Args = PageArgs & { request: Request };

/** The `action` of a page with a public form, for who has no script: the same use case as the API's, the answer in the page. */
export async function leadAction(args: Args, submit: "submitQuote" | "submitContact") {
  const { services, language } = servicesOf(args);
  // What is no form at all is an empty one: its sender is told which fields are missing.
  const values = valuesOf(await args.request.formData().catch(() => new FormData()));
  const outcome = await services[submit]({ ...values, page: args.url.pathname }, language);
  if ("reference" in outcome) return data<SentLead>({ values: {}, reference: outcome.reference });
  const { error, fields, status } = outcome;
  return data<SentLead>({ values, error, fields }, { status });
}
