import { data } from "react-router";
import { servicesOf, type PageArgs } from "../../../lib/page.server.ts";
import { isAboutClaim, nameIn, valuesOf, type LeadValues, type SentLead } from "./lead-values.ts";

type Args = PageArgs & { request: Request };

/**
 * The `action` of a page with a public form, for visitors without JavaScript. It runs the same use case as the API and
 * answers within the page. The body is either the form of the page, which `submit` handles, or the completion card:
 * the form on the receipt of a quote request that still lacks contact details.
 */
export async function leadAction(args: Args, submit: "submitQuote" | "submitContact" | "submitService") {
  const { services, language } = servicesOf(args);
  // A body that is no form counts as an empty form: the answer then names the missing fields.
  const values = valuesOf(await args.request.formData().catch(() => new FormData()));
  const isCompletion = values["form"] === "completion";
  const send = isCompletion ? services.completeQuote : services[submit];
  const outcome = await send({ ...values, page: args.url.pathname }, language);
  const at = services.now().toISOString();
  if ("reference" in outcome) {
    // The receipt of a request about a claim tells the visitor that the claim is not reported by it.
    const isClaim = isAboutClaim(values);
    return data<SentLead>({ values: {}, receipt: { ...outcome, at, isClaim, name: nameIn(values) } });
  }
  const { error, fields, status } = outcome;
  // A refused consent is asked for anew: the page that follows shows the text in force, with the box unchecked.
  const refused = { values: fields?.["consent"] ? { ...values, consent: undefined } : values, error, fields };
  return data<SentLead>(isCompletion ? reopenCompletion(refused, at) : refused, { status });
}

/**
 * Returns the receipt again, with the rejected completion card and its errors. The reference and the token of the
 * request come from the card's own fields.
 */
function reopenCompletion(completion: Required<SentLead>["completion"], at: string): SentLead {
  const { reference, token } = completion.values;
  return {
    values: {},
    receipt: { reference: stringOrEmpty(reference), completionToken: stringOrEmpty(token), at },
    completion,
  };
}

const stringOrEmpty = (value: LeadValues[string]) => (typeof value === "string" ? value : "");
