import { useEffect } from "react";
import { releases } from "../../../content/releases.ts";
import { noteSeenVersion } from "../../layout/seen-version.ts";
import { PortalPage } from "../../layout/portal-page.tsx";
import { useDates } from "../../lib/dates.ts";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import type { Route } from "./+types/whats-new";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { language } = servicesOf(args);
  return portalPage(args, "/whats-new", ["releases"], () => ({
    releases: releases.map(({ version, date, news }) => ({ version, date, news: news[language] })),
  }));
}

/** The releases of the program with what each has brought, the newest first. */
export default function WhatsNewPage({ loaderData: { data } }: Route.ComponentProps) {
  const { t } = useTranslation("releases");
  const dates = useDates();
  const newest = data?.releases[0]?.version;
  useEffect(() => {
    if (newest) noteSeenVersion(newest);
  }, [newest]);
  return (
    <PortalPage
      title={t("title")}
      intro={t("intro")}
      back={{ to: "/agent-tools", text: t("sidebar:entries.dashboard") }}
      className="max-w-3xl"
    >
      {data?.releases.map(({ version, date, news }) => (
        <Card as="section" key={version} aria-labelledby={`version-${version}`} className="grid gap-3">
          <header className="flex flex-wrap items-baseline justify-between gap-2">
            <CardTitle as="h2" id={`version-${version}`}>
              {t("version", { version })}
            </CardTitle>
            <time dateTime={date} className="text-sm text-ink-soft">
              {dates.date(`${date}T18:00:00Z`)}
            </time>
          </header>
          <ul className="grid list-disc gap-2 ps-5">
            {news.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Card>
      ))}
    </PortalPage>
  );
}
