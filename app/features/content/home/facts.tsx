import { useAgency } from "../../../lib/agency.ts";
import { useTranslation } from "../../../lib/i18n.tsx";

type FactsProps = { years: number; carriers: number | undefined };

/** The agency's key facts, one line each. */
export function Facts({ years, carriers }: FactsProps) {
  const { t } = useTranslation("home");
  const { locations, address } = useAgency();
  const offices = { count: locations.length, city: address.city };
  const facts = [
    ...(years > 1 ? [{ title: t("facts.years.title", { number: years }), text: t("facts.years.text") }] : []),
    { title: t("facts.languages.title"), text: t("facts.languages.text", offices) },
    ...(carriers ? [{ title: t("facts.carriers.title", { number: carriers }), text: t("facts.carriers.text") }] : []),
    { title: t("facts.quotes.title"), text: t("facts.quotes.text") },
  ];
  return (
    <section aria-label={t("facts.label")} className="band-deep">
      <ul className="container-page grid grid-cols-2 gap-x-6 gap-y-8 py-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {facts.map(({ title, text }) => (
          <li key={title} className="border-s-2 border-on-deep-accent ps-4">
            <p className="font-display text-xl font-semibold sm:text-2xl">{title}</p>
            <p className="mt-1 text-sm text-on-deep-soft sm:text-base">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
