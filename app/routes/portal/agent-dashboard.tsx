import { ContactList } from "../../features/desk/contact-list.tsx";
import { LeadDialog } from "../../features/desk/lead-dialog.tsx";
import { QuoteList } from "../../features/desk/quote-list.tsx";
import { shownFields } from "../../features/desk/shown-fields.server.ts";
import { Totals } from "../../features/desk/totals.tsx";
import { useLogOut } from "../../layout/account-links.tsx";
import { Arrivals } from "../../layout/live/arrivals.tsx";
import { LiveControls } from "../../layout/live/live-controls.tsx";
import { PortalPage } from "../../layout/portal-page.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import { useTab } from "../../lib/use-tab.ts";
import { Button } from "../../ui/button.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import type { Route } from "./+types/agent-dashboard";

export const meta = pageMeta;

const TABS = ["quotes", "contacts"] as const;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/agent-dashboard", ["desk", "quotes", "messages"], () => ({
    shown: shownFields(args),
  }));
}

export default function AgentDashboardPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  const { user, data } = loaderData;
  const logOut = useLogOut();
  const [tab, openTab] = useTab(TABS);
  return (
    <PortalPage
      title={t("greeting", { name: user.firstName || user.username })}
      actions={
        <div className="flex flex-wrap items-center gap-3">
          <LiveControls />
          <Button variant="secondary" onClick={() => void logOut()}>
            {t("logout")}
          </Button>
        </div>
      }
    >
      <Totals />
      <Arrivals />
      <Tabs value={tab} onValueChange={openTab}>
        <TabList label={t("seo.title")}>
          {TABS.map((value) => (
            <Tab key={value} value={value}>
              {t(`tabs.${value}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="quotes" keepMounted={false}>
          <QuoteList />
        </TabPanel>
        <TabPanel value="contacts" keepMounted={false}>
          <ContactList />
        </TabPanel>
      </Tabs>
      {data && <LeadDialog role={user.role} shown={data.shown} />}
    </PortalPage>
  );
}
