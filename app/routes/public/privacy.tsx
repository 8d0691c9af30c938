import { LegalArticle } from "../../features/content/legal/legal-article.tsx";
import { legalText } from "../../features/content/legal/legal-text.ts";
import { page, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/privacy";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { services, language } = servicesOf(args);
  return page(args, ["privacy", "legal"], {
    text: legalText(services.legalPage("privacy"), language, services.legalFacts, services.agency()),
  });
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <LegalArticle text={loaderData.text} />;
}
