import { Printer } from "lucide-react";
import type { gloveBoxCard } from "../../../../content/claims.ts";
import type { InLanguage, Language } from "../../../../domain/platform/language.ts";
import { localPhone } from "../../../../domain/platform/phone.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import "./glove-box-card.css";

export type CardSide = InLanguage<typeof gloveBoxCard> & { language: Language; steps: string[]; hours: string[] };

/** Prints the card alone; the browser's own print command prints the page, with the card on a sheet of its own. */
function printCard() {
  const { dataset } = document.documentElement;
  dataset["print"] = "glove-box";
  addEventListener("afterprint", () => delete dataset["print"], { once: true });
  print();
}

/** The card to keep in the car: what to do after an accident, in both languages. */
export function GloveBoxCard({ sides }: { sides: CardSide[] }) {
  const { t } = useTranslation("claims");
  return (
    <section
      aria-labelledby="glove-box"
      className="glove-box border-y border-line bg-surface-2 print:border-0 print:bg-transparent"
    >
      <div className="container-page section-page print:py-0">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 print:hidden">
          <div>
            <h2 id="glove-box">{t("card.title")}</h2>
            <p className="mt-2 max-w-prose text-lg text-ink-soft">{t("card.lead")}</p>
          </div>
          <Button variant="secondary" onClick={printCard} className="noscript:hidden">
            <Printer aria-hidden="true" />
            {t("card.print")}
          </Button>
          <p className="hidden text-ink-soft noscript:block">{t("card.byHand")}</p>
        </div>
        <div className="glove-box-sides mt-6">
          {sides.map((side) => (
            <Side key={side.language} side={side} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Side({ side: { language, title, steps, company, policy, claimLine, office, hours } }: { side: CardSide }) {
  const { name, claimsPhone } = useAgency();
  return (
    <article lang={language} className="glove-box-side">
      <h3>{title}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <dl>
        {[company, policy, claimLine].map((blank) => (
          <div key={blank} className="glove-box-blank">
            <dt>{blank}</dt>
            <dd />
          </div>
        ))}
        <div>
          <dt>{office}</dt>
          <dd>
            {name}, <b>{localPhone(claimsPhone)}</b>
            <br />
            {hours.join("; ")}
          </dd>
        </div>
      </dl>
    </article>
  );
}
