import { KINDS, LEAD_KINDS } from "../../../domain/work/request-kinds.ts";
import { can } from "../../../domain/platform/permissions.ts";
import { densityOfCookie } from "../../features/work/desk/density.ts";
import { Desk } from "../../features/work/desk/desk.tsx";
import { EnterRequest } from "../../features/work/desk/enter-request.tsx";
import { KindTabs } from "../../features/work/desk/kind-tabs.tsx";
import { NextButton } from "../../features/work/desk/next-button.tsx";
import { shownFields } from "../../features/work/desk/shown-fields.server.ts";
import { Views } from "../../features/work/desk/views.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import { useAddress } from "../../lib/use-address.ts";
import { useTab } from "../../lib/use-tab.ts";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import type { Route } from "./+types/agent-dashboard";
import "../../features/work/desk/desk.css";

export const meta = pageMeta;

const TABS = LEAD_KINDS.map((kind) => KINDS[kind].tab);

export function loader(args: Route.LoaderArgs) {
  return portalPage(
    args,
    "/agent-dashboard",
    [
      "desk",
      "quotes",
      "service",
      "messages",
      "answers",
      "failures",
      "sequences",
      "tasks",
      "policies",
      "tags",
      "bulk",
      "offer-desk",
      "offer-words",
      "bookings",
      "share-desk",
    ],
    () => ({
      shown: shownFields(args),
      density: densityOfCookie(args.request.headers.get("cookie")),
    }),
  );
}

/** The desk. Only one line of views stands above the list and the opened request, which fill the rest of the page. */
export default function AgentDashboardPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  const { user, data } = loaderData;
  const { parameters } = useAddress();
  const [tab, openTab] = useTab(TABS);
  const shownKind = LEAD_KINDS.find((kind) => KINDS[kind].tab === tab) ?? LEAD_KINDS[0];
  return (
    <Tabs value={tab} onValueChange={openTab} className="desk-page">
      {/* For screen readers: a line of its own above the list would cost a row. */}
      <h1 className="sr-only">{t("greeting", { name: user.firstName || user.username })}</h1>
      <div className="desk-line" data-open={parameters.has("request") ? "" : undefined}>
        <KindTabs />
        {shownKind && <Views key={shownKind} kind={shownKind} />}
        <div className="desk-actions">
          <NextButton />
          {can(user.role, "quote-requests", "create") && <EnterRequest />}
        </div>
      </div>
      {LEAD_KINDS.map((kind) => (
        <TabPanel key={kind} value={KINDS[kind].tab} keepMounted={false} className="desk-panel pt-0!">
          {data && <Desk kind={kind} shown={data.shown} density={data.density} />}
        </TabPanel>
      ))}
    </Tabs>
  );
}
