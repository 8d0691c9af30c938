import { data, useActionData } from "react-router";
import { valuesOf } from "../../features/work/leads/lead-values.ts";
import type { SentForm } from "../../features/work/your-request/section.ts";
import { SECTIONS } from "../../features/work/your-request/sections.tsx";
import { YOUR_REQUEST_TEXTS } from "../../features/work/your-request/texts.ts";
import { page, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/your-request";

export const meta = pageMeta;

/** Loads the private page of a customer and changes nothing: mail scanners open every link. */
export async function loader(args: Route.LoaderArgs) {
  const { services, language } = servicesOf(args);
  const request = await services.privatePage.read(args.params.token, language);
  if ("error" in request) throw data(null, { status: request.status });
  // Link previews name the site instead of the address, which is a secret.
  return page(args, YOUR_REQUEST_TEXTS, { request }, { seo: { isHidden: true, canonical: services.publicUrl } });
}

/** Runs the form that was sent, by its hidden field `intent`. */
export async function action(args: Route.ActionArgs) {
  const { services, language } = servicesOf(args);
  const values = valuesOf(await args.request.formData().catch(() => new FormData()));
  const outcome = await services.privatePage.act(args.params.token, values, language);
  if ("result" in outcome) return data<SentForm>({ ...outcome, isDone: true, error: "", fields: {}, values: {} });
  const { error, fields, status } = outcome;
  const intent = typeof values["intent"] === "string" ? values["intent"] : "";
  return data<SentForm>({ intent, isDone: false, error, fields, values, result: {} }, { status });
}

export default function YourRequestPage({ loaderData }: Route.ComponentProps) {
  const sent = useActionData<typeof action>();
  return (
    <div className="container-page grid max-w-2xl gap-10 py-12">
      {Object.entries(SECTIONS).map(([name, Section]) => (
        <Section key={name} page={loaderData.request} sent={sent} />
      ))}
    </div>
  );
}
