import { ArrowRight } from "lucide-react";
import type { ServiceAnswer } from "../../content/service-answers.ts";
import type { InLanguage } from "../../domain/platform/language.ts";
import { useTranslation } from "../lib/i18n.tsx";
import { LocalLink } from "../lib/local-link.tsx";
import { Card } from "../ui/card.tsx";
import { ServiceAction } from "./service-action.tsx";

type ServiceAnswersProps = { services: InLanguage<ServiceAnswer>[]; title: string; lead?: string };

/** The services for existing customers, each with its link, and the page of all service forms. */
export function ServiceAnswers({ services, title, lead }: ServiceAnswersProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="service" className="scroll-mt-40 lg:scroll-mt-24">
      <h2 id="service" className="text-2xl">
        {title}
      </h2>
      {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
      <ul className="mt-4 grid gap-4 xl:grid-cols-2">
        {services.map((service) => (
          <Card key={service.id} as="li" padding="none" className="flex flex-col gap-2 p-5 pb-3">
            <h3 className="font-sans text-lg font-semibold tracking-normal">{service.question}</h3>
            <p className="text-ink-soft">{service.answer}</p>
            <p className="mt-auto">
              <ServiceAction action={service.action} />
            </p>
          </Card>
        ))}
      </ul>
      <p className="mt-3">
        <LocalLink to="/service" className="link inline-flex min-h-11 items-center gap-1.5 font-semibold">
          {t("nav.service")}
          <ArrowRight aria-hidden="true" className="size-4" />
        </LocalLink>
      </p>
    </section>
  );
}
