import { useTranslation } from "react-i18next";
import { QuoteTable } from "../../features/dashboard/quote-table.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/agent-dashboard";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/agent-dashboard", ["dashboard", "quotes"], () => ({}));
}

export default function AgentDashboardPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("dashboard");
  const { user } = loaderData;
  return (
    <div className="container-page grid gap-6 py-10">
      <h1 className="text-3xl">{t("greeting", { name: user.firstName || user.username })}</h1>
      <QuoteTable />
    </div>
  );
}
