import { LegalArticle } from "../../features/content/legal/legal-article.tsx";
import { legalText } from "../../features/content/legal/legal-text.ts";
import { page, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/accessibility";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { services, language } = servicesOf(args);
  return page(args, ["accessibility", "legal"], {
    text: legalText(services.legalPage("accessibility"), language, services.legalFacts, services.agency()),
  });
}

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  return <LegalArticle text={loaderData.text} />;
}
