import { useTranslation } from "../../lib/i18n.tsx";

type FactsProps = { years: number; carriers: number | undefined };

/** What the agency can say of itself in one line each. */
export function Facts({ years, carriers }: FactsProps) {
  const { t } = useTranslation("home");
  const facts = [
    ...(years > 1 ? [{ id: "years" as const, number: years }] : []),
    { id: "languages" as const },
    ...(carriers ? [{ id: "carriers" as const, number: carriers }] : []),
    { id: "quotes" as const },
  ];
  return (
    <section aria-label={t("facts.label")} className="band-deep">
      <ul className="container-page grid grid-cols-2 gap-x-6 gap-y-8 py-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {facts.map(({ id, ...values }) => (
          <li key={id} className="border-s-2 border-on-deep-accent ps-4">
            <p className="font-display text-xl font-semibold sm:text-2xl">{t(`facts.${id}.title`, values)}</p>
            <p className="mt-1 text-sm text-on-deep-soft sm:text-base">{t(`facts.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
