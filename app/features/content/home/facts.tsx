import type { ShownClaims } from "../../../../domain/operations/settings/claims.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { ClaimText } from "../../../ui/claim-text.tsx";

type FactsProps = { years: number; carriers: number | undefined; claims: ShownClaims<"home"> };

/** The agency's key facts, one line each. */
export function Facts({ years, carriers, claims }: FactsProps) {
  const { t } = useTranslation("home");
  const known = (title: string, text: string) => ({ title, text, isSample: false });
  const facts = [
    ...(years > 1 ? [known(t("facts.years.title", { number: years }), t("facts.years.text"))] : []),
    ...(claims.languages ? [claims.languages] : []),
    ...(carriers ? [known(t("facts.carriers.title", { number: carriers }), t("facts.carriers.text"))] : []),
    known(t("facts.quotes.title"), t("facts.quotes.text")),
  ];
  return (
    <section aria-label={t("facts.label")} className="band-deep">
      <ul className="container-page grid grid-cols-2 gap-x-6 gap-y-8 py-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {facts.map((fact) => (
          <li key={fact.title} className="border-s-2 border-on-deep-accent ps-4">
            <p className="font-display text-xl font-semibold sm:text-2xl">{fact.title}</p>
            <p className="mt-1 text-sm text-on-deep-soft sm:text-base">
              <ClaimText claim={fact} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
