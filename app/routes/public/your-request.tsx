import { useEffect, useMemo } from "react";
import { data, isRouteErrorResponse, useActionData, type ShouldRevalidateFunctionArgs } from "react-router";
import { valuesOf } from "../../features/work/leads/lead-values.ts";
import { isLost } from "../../features/work/your-request/lost.ts";
import { doneForm, refusedForm, type SentForm } from "../../features/work/your-request/section.ts";
import { SECTIONS } from "../../features/work/your-request/sections.tsx";
import { YOUR_REQUEST_TEXTS } from "../../features/work/your-request/texts.ts";
import { useTranslation } from "../../lib/i18n.tsx";
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

type PageData = Awaited<ReturnType<typeof loader>>;

/** The status of a page and a form whose link has ended, or leads to nothing. */
const ENDED = 404;
/** The status of a form that is larger than any that can be read. */
const TOO_LONG = 413;

/** The data of the page that this browser shows, with the token of its request. The server never sets it. */
const keptPage: { token?: string; data?: PageData } = {};

/**
 * Loads the page again after a form. One that cannot be fetched, or whose link has ended, stays as it is, with what was
 * typed and is uploading.
 */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs): Promise<PageData> {
  try {
    return await serverLoader();
  } catch (error) {
    const { token, data: kept } = keptPage;
    const hasEnded = isRouteErrorResponse(error) && error.status === ENDED;
    if (!kept || token !== params.token || !(hasEnded || isLost(error))) throw error;
    return kept;
  }
}

/** Runs the form that was sent, by its hidden field `intent`. */
export async function action(args: Route.ActionArgs) {
  const { services, language } = servicesOf(args);
  const values = valuesOf(await args.request.formData().catch(() => new FormData()));
  const outcome = await services.privatePage.act(args.params.token, values, language);
  if ("result" in outcome) return data<SentForm>(doneForm(outcome.intent, outcome.result, values));
  const { error, fields, status } = outcome;
  const ended = status === ENDED && { unanswered: "ended" as const };
  return data<SentForm>(refusedForm(values, { error, fields, ...ended }), { status });
}

/** Sends a form. One that the program did not get, or did not read, is refused: it stays with its values. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    const isTooLong = isRouteErrorResponse(error) && error.status === TOO_LONG;
    if (!isTooLong && !isLost(error)) throw error;
    const unanswered = isTooLong ? "tooLong" : "lost";
    const status = isTooLong ? TOO_LONG : 503;
    return data<SentForm>(refusedForm(valuesOf(await sent.formData()), { unanswered }), { status });
  }
}

/**
 * Fetches the page again after a refusal, too: most refusals say that something has changed. Not after a failure, or at
 * the end of the link, where it would fail alike and take what was typed along.
 */
export const shouldRevalidate = ({ actionStatus = 200 }: ShouldRevalidateFunctionArgs) =>
  actionStatus < 500 && ![ENDED, TOO_LONG].includes(actionStatus);

export default function YourRequestPage({ loaderData, params: { token } }: Route.ComponentProps) {
  const sent = useSentForm();
  useEffect(() => {
    Object.assign(keptPage, { token, data: loaderData });
  }, [token, loaderData]);
  return (
    <div className="container-page grid max-w-2xl gap-10 py-12">
      {Object.entries(SECTIONS).map(([name, Section]) => (
        <Section key={name} page={loaderData.request} sent={sent} />
      ))}
    </div>
  );
}

/** Returns the outcome of the form that was last sent, as the same object until another is. */
function useSentForm(): SentForm | undefined {
  const { t } = useTranslation("your-request");
  const sent: SentForm | undefined = useActionData<typeof action>();
  return useMemo(() => (sent?.unanswered ? { ...sent, error: t(sent.unanswered) } : sent), [sent, t]);
}
