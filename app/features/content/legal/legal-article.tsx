import { PageHero } from "../../../layout/page-hero.tsx";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { ContactPoint } from "./contact-point.tsx";
import type { LegalText } from "./legal-text.ts";

/** A legal page: table of contents, sections and contact details. */
export function LegalArticle({ text }: { text: LegalText }) {
  const { t } = useTranslation("legal");
  const dates = useDates();
  return (
    <>
      <PageHero title={text.title}>
        <p className="text-ink-soft">{t("updated", { date: dates.date(text.updated) })}</p>
      </PageHero>
      <div className="container-page section-page grid gap-10 lg:grid-cols-[17rem_1fr] lg:gap-16">
        <Contents sections={text.sections} />
        <div className="min-w-0">
          <article className="prose-page">
            <p className="text-xl text-ink-soft">{text.intro}</p>
            {text.sections.map((section) => (
              <LegalSection key={section.id} {...section} />
            ))}
          </article>
          <ContactPoint />
        </div>
      </div>
    </>
  );
}

function LegalSection({ id, heading, blocks }: LegalText["sections"][number]) {
  return (
    <>
      {heading && <h2 id={id}>{heading}</h2>}
      {[...blocks.entries()].map(([place, block]) =>
        block.kind === "list" ? (
          <ul key={place}>
            {[...block.items.entries()].map(([at, item]) => (
              <li key={at}>{item}</li>
            ))}
          </ul>
        ) : (
          <p key={place}>{block.text}</p>
        ),
      )}
    </>
  );
}

function Contents({ sections }: Pick<LegalText, "sections">) {
  const { t } = useTranslation("legal");
  return (
    <nav aria-labelledby="contents" className="self-start print:hidden lg:sticky lg:top-24">
      <h2 id="contents" className="font-sans text-base font-semibold tracking-normal">
        {t("contents")}
      </h2>
      <ol className="mt-2 border-s border-line">
        {sections
          .filter(({ heading }) => heading)
          .map(({ id, heading }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ms-px flex min-h-11 items-center border-s-2 border-transparent py-1.5 ps-4 text-sm text-ink-soft no-underline hover:border-indigo hover:text-indigo lg:min-h-9"
              >
                {heading}
              </a>
            </li>
          ))}
      </ol>
    </nav>
  );
}
