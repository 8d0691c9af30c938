import { useAgency } from "../../../lib/agency.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { LANGUAGES } from "../../../../domain/platform/language.ts";
import { Scene } from "../../../ui/scene.tsx";

/** The history of the agency, with three figures. */
export function OurStory({ years }: { years: number }) {
  const { t } = useTranslation("about");
  const { foundedYear: founded, locations, address } = useAgency();
  const paragraphs = [
    ...t("story.paragraphs", { returnObjects: true, founded, years }),
    t("story.visit", { count: locations.length, city: address.city }),
  ];
  const facts = [
    ["founded", founded],
    ["years", t("story.overYears", { years })],
    ["languages", LANGUAGES.length],
  ] as const;
  return (
    <section aria-labelledby="our-story" className="container-page section-page">
      <div className="grid items-center gap-8 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
        <Scene src="/art/numbers-at-the-kitchen-table.svg" className="h-auto w-full rounded max-lg:order-last" />
        <div className="grid gap-4">
          <h2 id="our-story">{t("story.title")}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-prose text-lg text-ink-soft">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <dl className="mt-10 grid divide-line border-y border-line max-sm:divide-y sm:grid-cols-3 sm:divide-x">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse items-center justify-end px-4 py-6 text-center">
            <dt className="text-ink-soft">{t(`story.facts.${name}`)}</dt>
            <dd className="font-display text-4xl font-semibold text-indigo">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
