import { ServiceAction } from "../../layout/service-action.tsx";
import { useTranslation } from "../../lib/i18n.tsx";
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
