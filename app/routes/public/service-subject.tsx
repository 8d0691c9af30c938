import { ArrowLeft } from "lucide-react";
import { data } from "react-router";
import { isServiceSubject } from "../../../domain/work/service-options.ts";
import { leadAction } from "../../features/work/leads/lead-action.server.ts";
import { asleep } from "../../lib/asleep.tsx";
import { useTranslation } from "../../lib/i18n.tsx";
import { LocalLink } from "../../lib/local-link.tsx";
import { page, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import { buttonClass } from "../../ui/button.tsx";
import type { Route } from "./+types/service-subject";

const ServiceForm = asleep(async () => (await import("../../features/work/service/service-form.tsx")).ServiceForm);
const ServiceAside = asleep(async () => (await import("../../features/work/service/service-aside.tsx")).ServiceAside);

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { subject } = args.params;
  if (!isServiceSubject(subject)) throw data(null, { status: 404 });
  const { services, language } = servicesOf(args);
  const seo = {
    title: services.translate(language, `service-pages:forms.${subject}.title`),
    description: services.translate(language, `service-pages:forms.${subject}.lead`),
  };
  return page(
    args,
    ["service-pages", "service", "leads", "validation", "claim-lines"],
    { subject, contacts: services.claimContacts(language), team: services.team() },
    { seo },
  );
}

export const action = (args: Route.ActionArgs) => leadAction(args, "submitService");

export default function ServiceSubjectPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("service-pages");
  const { subject, contacts, team } = loaderData;
  return (
    <div className="container-page py-8 sm:py-12">
      <LocalLink to="/service" className={buttonClass({ variant: "ghost", className: "-ms-4" })}>
        <ArrowLeft aria-hidden="true" />
        {t("back")}
      </LocalLink>
      <h1 id="service-form-title" className="mt-4">
        {t(`forms.${subject}.title`)}
      </h1>
      <p className="mt-2 mb-8 max-w-prose text-lg text-ink-soft">{t(`forms.${subject}.lead`)}</p>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-12">
        <div className="min-w-0 rounded border border-line bg-surface p-5 sm:p-8">
          <ServiceForm key={subject} subject={subject} sent={actionData} contacts={contacts} team={team} />
        </div>
        <ServiceAside subject={subject} />
      </div>
    </div>
  );
}
