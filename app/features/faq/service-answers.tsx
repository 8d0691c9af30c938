import { ArrowRight, Phone } from "lucide-react";
import { agency } from "../../../agency.config.ts";
import { telHref } from "../../../domain/phone.ts";
import { officePhone } from "../../layout/office-phone.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { LocalLink } from "../../lib/local-link.tsx";
import { Card } from "../../ui/card.tsx";
import type { Service } from "./faq-filter.ts";

/** What people want done who have a policy, each with the way to it. */
export function ServiceAnswers({ services }: { services: Service[] }) {
  const { t } = useTranslation("faq");
  return (
    <section aria-labelledby="service" className="scroll-mt-40 lg:scroll-mt-24">
      <h2 id="service" className="text-2xl">
        {t("service.title")}
      </h2>
      <p className="mt-1 text-ink-soft">{t("service.lead")}</p>
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
    </section>
  );
}

function ServiceAction({ action }: Pick<Service, "action">) {
  const { t } = useTranslation("faq");
  const look = "link inline-flex min-h-11 items-center gap-1.5 font-semibold";
  if (typeof action === "string") {
    return (
      <a href={telHref(agency.phone)} className={look}>
        <Phone aria-hidden="true" className="size-4" />
        {t("service.call", { phone: officePhone })}
      </a>
    );
  }
  return (
    <LocalLink to={action.to} className={look}>
      {action.label}
      <ArrowRight aria-hidden="true" className="size-4" />
    </LocalLink>
  );
}
