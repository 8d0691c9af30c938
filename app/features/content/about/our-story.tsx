import type { ReactNode } from "react";
import type { ShownClaim, ShownClaims } from "../../../../domain/operations/settings/claims.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useSiteClaims } from "../../../lib/agency-claims.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { ClaimSentence, ClaimText } from "../../../ui/claim-text.tsx";
import { SampleMark } from "../../../ui/sample-mark.tsx";
import { Scene } from "../../../ui/scene.tsx";

type OurStoryProps = { years: number; claims: ShownClaims<"about"> };

/** The history of the agency, with its figures. */
export function OurStory({ years, claims }: OurStoryProps) {
  const { t } = useTranslation("about");
  const { foundedYear: founded, locations, address } = useAgency();
  const { languages } = useSiteClaims();
  const { story, independence, homeVisits } = claims;
  return (
    <section aria-labelledby="our-story" className="container-page section-page">
      <div className="grid items-center gap-8 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
        <Scene src="/art/numbers-at-the-kitchen-table.svg" className="h-auto w-full rounded max-lg:order-last" />
        <div className="grid gap-4">
          <h2 id="our-story">{t("story.title")}</h2>
          {story ? <Story story={story} /> : <Paragraph>{t("story.opened", { founded })}</Paragraph>}
          {(independence ?? languages) && (
            <Paragraph>
              {independence && <ClaimText claim={independence} />}
              <ClaimSentence claim={languages} />
            </Paragraph>
          )}
          <Paragraph>
            {t("story.visit", { count: locations.length, city: address.city })}
            <ClaimSentence claim={homeVisits} />
          </Paragraph>
        </div>
      </div>
      <Figures founded={founded} years={years} languages={claims.languages} />
    </section>
  );
}

const Paragraph = ({ children }: { children: ReactNode }) => (
  <p className="max-w-prose text-lg text-ink-soft">{children}</p>
);

/** The story in the agency's own words: a blank line begins a paragraph. */
function Story({ story: { text, isSample } }: { story: ShownClaim }) {
  const paragraphs = text.split(/\n\s*\n/);
  return paragraphs.map((paragraph) => (
    <Paragraph key={paragraph}>
      <ClaimText claim={{ text: paragraph, isSample: isSample && paragraph === paragraphs.at(-1) }} />
    </Paragraph>
  ));
}

type FiguresProps = { founded: number; years: number; languages: ShownClaim | undefined };

function Figures({ founded, years, languages }: FiguresProps) {
  const { t } = useTranslation("about");
  const figures = [
    { value: founded, label: t("story.facts.founded"), isSample: false },
    { value: t("story.overYears", { years }), label: t("story.facts.years"), isSample: false },
    ...(languages ? [{ value: languages.title, label: languages.text, isSample: languages.isSample }] : []),
  ];
  return (
    <dl className="mt-10 grid auto-cols-fr divide-line border-y border-line max-sm:divide-y sm:grid-flow-col sm:divide-x">
      {figures.map(({ value, label, isSample }) => (
        <div key={label} className="flex flex-col-reverse items-center justify-end px-4 py-6 text-center">
          <dt className="text-ink-soft">
            {label} {isSample && <SampleMark />}
          </dt>
          <dd className="font-display text-4xl font-semibold text-indigo">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
