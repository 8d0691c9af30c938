import { asleep } from "../../lib/asleep.tsx";
import { useTranslation } from "../../lib/i18n.tsx";
import { claimChecklists, claimFaq, claimSteps, gloveBoxCard } from "../../../content/claims.ts";
import { inLanguage, LANGUAGES, type Language } from "../../../domain/platform/language.ts";
import { hoursLines, type HoursWords, type WeekHours } from "../../../domain/platform/office-hours.ts";
import { ClaimStart } from "../../features/content/claims/claim-start.tsx";
import { GloveBoxCard, type CardSide } from "../../features/content/claims/glove-box-card.tsx";
import { PageHero } from "../../layout/page-hero.tsx";
import { page, parameterOf, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import { faqSchema } from "../../lib/structured-data.server.ts";
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

export function loader(args: Route.LoaderArgs) {
  const { services, language } = servicesOf(args);
  const { hours, lines } = services.agency();
  const checklists = claimChecklists.filter(({ id }) => lines.includes(id));
  const content = inLanguage({ steps: claimSteps, checklists, faq: claimFaq }, language);
  const others = LANGUAGES.filter((other) => other !== language);
  const sides = [language, ...others].map((l) =>
    cardSide(hours, l, {
      closed: services.translate(l, "common:hours.closed"),
      noon: services.translate(l, "common:hours.noon"),
    }),
  );
  const data = {
    ...content,
    contacts: services.claimContacts(language),
    // The card repeats the steps after a crash.
    sides: lines.includes("auto") ? sides : [],
    insurer: parameterOf(args, "insurer") ?? "",
  };
  return page(args, ["claims", "claim-lines"], data, { seo: { structured: [faqSchema(content.faq, language)] } });
}

/** Returns one side of the card: the steps of the auto checklist without the last, which is a link of the page. */
function cardSide(week: WeekHours, language: Language, words: HoursWords): CardSide {
  const steps = claimChecklists.find(({ id }) => id === "auto")?.items[language].slice(0, -1) ?? [];
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
      <FaqSection title={t("faq.title")} more={t("faq.more")} questions={faq} />
      <ClosingBanner
        title={t("closing.title")}
        description={t("closing.description")}
        action={{ label: t("closing.action"), to: "/contact" }}
      />
    </>
  );
}
