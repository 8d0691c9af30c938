import { LegalArticle } from "../../features/content/legal/legal-article.tsx";
import { legalText } from "../../features/content/legal/legal-text.ts";
import { page, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/terms";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { services, language } = servicesOf(args);
  return page(args, ["terms", "legal"], {
    text: legalText(services.legalPage("terms"), language, services.legalFacts, services.agency()),
  });
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalArticle text={loaderData.text} />;
}
