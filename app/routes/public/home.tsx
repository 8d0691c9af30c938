import { useTranslation } from "../../lib/i18n.tsx";
import { LocalLink } from "../../lib/local-link.tsx";
import { page } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import { buttonClass } from "../../ui/button.tsx";
import type { Route } from "./+types/home";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return page(args, ["home"], {});
}

export default function HomePage() {
  const { t } = useTranslation("home");
  return (
    <div className="container-page grid items-center gap-8 py-12 lg:grid-cols-2">
      <div className="grid justify-items-start gap-4">
        <h1>{t("title")}</h1>
        <p className="text-lg text-ink-soft">{t("lead")}</p>
        <LocalLink to="/quote?type=auto" className={buttonClass({ variant: "accent", size: "lg" })}>
          {t("start")}
        </LocalLink>
      </div>
      <img
        src="/art/hill-country-bluebonnets.svg"
        alt=""
        width={1200}
        height={800}
        fetchPriority="high"
        className="h-auto w-full rounded"
      />
    </div>
  );
}
