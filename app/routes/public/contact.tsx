import { useTranslation } from "../../lib/i18n.tsx";
import { data, useActionData } from "react-router";
import { ContactCards } from "../../features/contact/contact-cards.tsx";
import { ContactForm } from "../../features/contact/contact-form.tsx";
import { valuesOf, type SentContact } from "../../features/contact/contact-values.ts";
import { OfficeDetails } from "../../features/contact/office-details.tsx";
import { OfficeMap } from "../../features/contact/office-map.tsx";
import { QuickLinks } from "../../features/contact/quick-links.tsx";
import { PageHero } from "../../layout/page-hero.tsx";
import { page, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import { agencySchema } from "../../lib/structured-data.server.ts";
import type { Route } from "./+types/contact";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { services } = servicesOf(args);
  const structured = [agencySchema(services.publicUrl)];
  return page(args, ["contact", "validation"], {}, { seo: { structured } });
}

/** The form sent without script: the same use case as the API's, the answer in the page. */
export async function action(args: Route.ActionArgs) {
  const { services, language } = servicesOf(args);
  const values = valuesOf(await args.request.formData().catch(() => new FormData()));
  const outcome = await services.submitContact({ ...values, page: new URL(args.request.url).pathname }, language);
  if ("reference" in outcome) return data<SentContact>({ values: {}, reference: outcome.reference });
  return data<SentContact>({ values, error: outcome.error, fields: outcome.fields }, { status: outcome.status });
}

export default function ContactPage() {
  const { t } = useTranslation("contact");
  const sent = useActionData<typeof action>();
  return (
    <>
      <PageHero title={t("hero.title")} lead={t("hero.lead")} art="desk-with-two-languages" />
      <div className="container-page section-page grid gap-12 lg:gap-16">
        <ContactCards />
        <div className="grid items-start gap-8 lg:grid-cols-[1.7fr_1fr]">
          <section
            aria-labelledby="contact-form-title"
            className="min-w-0 rounded border border-line bg-surface p-5 sm:p-8"
          >
            <h2 id="contact-form-title" className="text-2xl">
              {t("form.title")}
            </h2>
            <p className="mt-1 mb-6 text-ink-soft">{t("form.lead")}</p>
            <ContactForm sent={sent} />
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
