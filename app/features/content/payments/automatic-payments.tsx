import { Check } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.tsx";

type AutomaticPaymentsProps = { benefits: string[]; needs: { title: string; description: string }[] };

/** The benefits of automatic payments, and the requirements to set them up. */
export function AutomaticPayments({ benefits, needs }: AutomaticPaymentsProps) {
  const { t } = useTranslation("payment-options");
  return (
    <section
      aria-labelledby="automatic"
      className="container-page section-page grid items-center gap-8 lg:grid-cols-2 lg:gap-16"
    >
      <div>
        <h2 id="automatic">{t("autopay.title")}</h2>
        <p className="mt-2 max-w-prose text-lg text-ink-soft">{t("autopay.lead")}</p>
        <ul className="mt-6 grid gap-3">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-3">
              <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-sage-soft text-sage">
                <Check aria-hidden="true" className="size-4" strokeWidth={3} />
              </span>
              {benefit}
            </li>
          ))}
        </ul>
      </div>
      <div className="band-deep rounded p-6 sm:p-8">
        <h3 className="text-2xl">{t("autopay.needs")}</h3>
        <dl className="mt-4 divide-y divide-line-deep">
          {needs.map(({ title, description }) => (
            <div key={title} className="py-4 last:pb-0">
              <dt className="font-semibold text-on-deep-accent">{title}</dt>
              <dd className="mt-1 text-on-deep-soft">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
