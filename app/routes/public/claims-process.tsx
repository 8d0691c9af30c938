import { asleep } from "../../lib/asleep.tsx";
import { useTranslation } from "../../lib/i18n.tsx";
import { gloveBoxCard } from "../../../content/claims.ts";
import { inLanguage, LANGUAGES, type Language } from "../../../domain/platform/language.ts";
import { hoursLines, type HoursWords, type WeekHours } from "../../../domain/platform/office-hours.ts";
import { ClaimStart } from "../../features/content/claims/claim-start.tsx";
import type { ClaimChecklist } from "../../../server/content/shelves/present-entries.ts";
import { GloveBoxCard, type CardSide } from "../../features/content/claims/glove-box-card.tsx";
import { PageHero } from "../../layout/page-hero.tsx";
import type { InsuranceType } from "../../../domain/work/lead-options.ts";
import { page, parameterOf, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import { faqSchemas } from "../../lib/structured-data.server.ts";
import type { Route } from "./+types/claims-process";

const ClaimLines = asleep(async () => (await import("../../features/content/claims/claim-lines.tsx")).ClaimLines);
const ClaimChecklists = asleep(
  async () => (await import("../../features/content/claims/claim-checklists.tsx")).ClaimChecklists,
);
const FaqSection = asleep(async () => (await import("../../layout/faq-section.tsx")).FaqSection);
const ClosingBanner = asleep(async () => (await import("../../layout/closing-banner.tsx")).ClosingBanner);
const ClaimTimeline = asleep(
  async () => (await import("../../features/content/claims/claim-timeline.tsx")).ClaimTimeline,
);

export const meta = pageMeta;

/** The line of insurance that the checklist with an icon is about. */
const LINE_OF_ICON: Record<NonNullable<ClaimChecklist["icon"]>, InsuranceType> = {
  car: "auto",
  house: "home",
  briefcase: "business",
};

export function loader(args: Route.LoaderArgs) {
  const { services, language } = servicesOf(args);
  const { hours, lines } = services.agency();
  const guideIn = (l: Language) => {
    const guide = services.claimGuide(l);
    return { ...guide, checklists: guide.checklists.filter(({ icon }) => !icon || lines.includes(LINE_OF_ICON[icon])) };
  };
  const faq = services.questions("page-claims", language);
  const others = LANGUAGES.filter((other) => other !== language);
  const sides = [language, ...others].map((l) =>
    cardSide(hours, guideIn(l).checklists, l, {
      closed: services.translate(l, "common:hours.closed"),
      noon: services.translate(l, "common:hours.noon"),
    }),
  );
  const data = {
    ...guideIn(language),
    faq,
    contacts: services.claimContacts(language),
    // The card repeats the steps after a crash.
    sides: lines.includes("auto") ? sides : [],
    insurer: parameterOf(args, "insurer") ?? "",
  };
  return page(args, ["claims", "claim-lines"], data, { seo: { structured: faqSchemas(faq, language) } });
}

/** Returns one side of the card: the steps of the auto checklist without the last, which is a link of the page. */
function cardSide(
  week: WeekHours,
  checklists: readonly ClaimChecklist[],
  language: Language,
  words: HoursWords,
): CardSide {
  const steps = checklists.find(({ icon }) => icon === "car")?.items.slice(0, -1) ?? [];
  const hours = hoursLines(week, language, words).map((line) => `${line.days} ${line.hours}`);
  return { language, ...inLanguage(gloveBoxCard, language), steps, hours };
}

export default function ClaimsProcessPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("claims");
  const { steps, checklists, faq, contacts, sides, insurer } = loaderData;
  return (
    <>
      <PageHero title={t("hero.title")} lead={t("hero.lead")} art="flooded-street" isArtForWide>
        <ClaimStart key={insurer} contacts={contacts} insurer={insurer} />
      </PageHero>
      <ClaimLines contacts={contacts} />
      {sides.length > 0 && <GloveBoxCard sides={sides} />}
      <ClaimTimeline steps={steps} />
      {checklists.length > 0 && <ClaimChecklists checklists={checklists} />}
      {faq.length > 0 && <FaqSection title={t("faq.title")} more={t("faq.more")} questions={faq} />}
      <ClosingBanner
        title={t("closing.title")}
        description={t("closing.description")}
        action={{ label: t("closing.action"), to: "/contact" }}
      />
    </>
  );
}
