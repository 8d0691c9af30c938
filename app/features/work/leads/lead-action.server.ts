import { data } from "react-router";
import { CLAIM } from "../../../../domain/work/lead-options.ts";
import { servicesOf, type PageArgs } from "../../../lib/page.server.ts";
import { nameIn, valuesOf, type LeadValues, type SentLead } from "./lead-values.ts";

type Args = PageArgs & { request: Request };

/** The `action` of a page with a public form, for who has no script: the same use case as the API's, the answer in the page. */
export async function leadAction(args: Args, submit: "submitQuote" | "submitContact") {
  const { services, language } = servicesOf(args);
  // What is no form at all is an empty one: its sender is told which fields are missing.
  const values = valuesOf(await args.request.formData().catch(() => new FormData()));
  const isCompletion = values["form"] === "completion";
  const send = isCompletion ? services.completeQuote : services[submit];
  const outcome = await send({ ...values, page: args.url.pathname }, language);
  const at = services.now().toISOString();
  if ("reference" in outcome) {
    const isClaim = values["inquiryType"] === CLAIM;
    return data<SentLead>({ values: {}, receipt: { ...outcome, at, isClaim, name: nameIn(values) } });
  }
  const { error, fields, status } = outcome;
  const refused = { values, error, fields };
  return data<SentLead>(isCompletion ? openAgain(refused, at) : refused, { status });
}

/** The card that asked for a way to answer, as it was: it carries the reference and the token itself. */
function openAgain(completion: Required<SentLead>["completion"], at: string): SentLead {
  const { reference, token } = completion.values;
  return { values: {}, receipt: { reference: text(reference), completionToken: text(token), at }, completion };
}

const text = (value: LeadValues[string]) => (typeof value === "string" ? value : "");
