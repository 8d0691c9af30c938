import { useTranslation } from "../../lib/i18n.tsx";
import { yearsInBusiness } from "../../../domain/platform/years.ts";
import { Team } from "../../features/content/about/team.tsx";
import { ClosingBanner } from "../../layout/closing-banner.tsx";
import { PageHero } from "../../layout/page-hero.tsx";
import { asleep } from "../../lib/asleep.tsx";
import { LocalLink } from "../../lib/local-link.tsx";
import { page, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import { buttonClass } from "../../ui/button.tsx";
import type { Route } from "./+types/about";

const OurStory = asleep(async () => (await import("../../features/content/about/our-story.tsx")).OurStory);
const CoreValues = asleep(async () => (await import("../../features/content/about/core-values.tsx")).CoreValues);
const WhyChooseUs = asleep(async () => (await import("../../features/content/about/why-choose-us.tsx")).WhyChooseUs);
const Community = asleep(async () => (await import("../../features/content/about/community.tsx")).Community);

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { services, language } = servicesOf(args);
  const years = yearsInBusiness(services.now(), services.agency().foundedYear);
  return page(args, ["about", "team"], {
    years,
    team: services.team(),
    claims: services.agencyClaims(language, "about"),
  });
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("about");
  const { years, team, claims } = loaderData;
  return (
    <>
      <PageHero title={t("hero.title")} lead={t("hero.lead")} art="city-skyline">
        <LocalLink to="/contact" className={buttonClass({ variant: "accent", size: "lg" })}>
          {t("hero.contact")}
        </LocalLink>
      </PageHero>
      <OurStory years={years} claims={claims} />
      <CoreValues claims={claims} />
      <Team team={team} />
      <WhyChooseUs claims={claims} />
      <Community claims={claims} />
      <ClosingBanner
        title={t("closing.title")}
        description={t("closing.description")}
        action={{ label: t("closing.action"), to: "/contact" }}
      />
    </>
  );
}
