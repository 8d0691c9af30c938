import { lazy, Suspense } from "react";
import { SERVICE_TOPIC } from "../../../domain/work/lead-options.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { OfficeMap } from "../../features/work/contacts/office-map.tsx";
import { leadAction } from "../../features/work/leads/lead-action.server.ts";
import { PageHero } from "../../layout/page-hero.tsx";
import { asleep } from "../../lib/asleep.tsx";
import { useSiteClaims } from "../../lib/agency-claims.ts";
import { page, parameterOf, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import { agencySchema } from "../../lib/structured-data.server.ts";
import { ClaimSentence } from "../../ui/claim-text.tsx";
import type { Route } from "./+types/contact";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { services, language } = servicesOf(args);
  const structured = [agencySchema(services.agency(), services.publicUrl, services.agencyClaims(language, "site"))];
  const isService = parameterOf(args, "topic") === SERVICE_TOPIC;
  const claimContacts = services.claimContacts(language);
  const wishes = isService ? services.serviceWishes(language) : null;
  return page(
    args,
    ["contacts", "leads", "validation", "claim-lines"],
    {
      wishes,
      claimContacts,
      team: services.team(),
      textNumber: services.textNumber,
      claims: services.agencyClaims(language, "contact"),
    },
    { seo: { structured } },
  );
}

export const action = (args: Route.ActionArgs) => leadAction(args, "submitContact");

const ContactCards = asleep(async () => (await import("../../features/work/contacts/contact-cards.tsx")).ContactCards);
const QuickLinks = asleep(async () => (await import("../../features/work/contacts/quick-links.tsx")).QuickLinks);
const OfficeDetails = asleep(
  async () => (await import("../../features/work/contacts/office-details.tsx")).OfficeDetails,
);
const ContactForm = asleep(async () => (await import("../../features/work/contacts/contact-form.tsx")).ContactForm);

/** Loaded lazily, only for visitors who come for it. */
const ServiceAnswers = lazy(() => import("../../features/work/contacts/service-answers.tsx"));

/** The preselected values of the form: what a customer most likely writes about. */
const SERVICE_FORM = { values: { inquiryType: "policy" } };

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("contacts");
  const { wishes, claimContacts, claims } = loaderData;
  const isService = wishes !== null;
  const { languages } = useSiteClaims();
  return (
    <>
      <PageHero
        title={t("hero.title")}
        lead={
          <>
            {t("hero.lead")}
            <ClaimSentence claim={languages} />
          </>
        }
      />
      <div className="container-page section-page grid gap-12 lg:gap-16">
        {wishes && (
          <Suspense>
            <ServiceAnswers wishes={wishes} />
          </Suspense>
        )}
        <ContactCards claims={claims} textNumber={loaderData.textNumber} />
        <div className="grid items-start gap-8 lg:grid-cols-[1.7fr_1fr]">
          <section
            aria-labelledby="contact-form-title"
            className="min-w-0 rounded border border-line bg-surface p-5 sm:p-8"
          >
            <h2 id="contact-form-title" className="scroll-mt-24 text-2xl">
              {t("form.title")}
            </h2>
            <p className="mt-1 mb-6 text-ink-soft">{t("form.lead")}</p>
            <ContactForm
              key={String(isService)}
              sent={actionData ?? (isService ? SERVICE_FORM : undefined)}
              claimContacts={claimContacts}
              team={loaderData.team}
            />
          </section>
          <div className="grid gap-8">
            <OfficeDetails />
            <QuickLinks />
          </div>
        </div>
        <OfficeMap />
      </div>
    </>
  );
}
