import { CustomerList } from "../../features/work/customers/customer-list.tsx";
import { RenewalList } from "../../features/work/customers/renewal-list.tsx";
import { WinList } from "../../features/work/customers/win-list.tsx";
import { PortalPage } from "../../layout/portal-page.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import { useTab } from "../../lib/use-tab.ts";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import type { Route } from "./+types/customers";

export const meta = pageMeta;

const TABS = ["people", "renewals", "wins"] as const;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/customers", ["customers", "quotes", "service", "policies", "tags"]);
}

export default function CustomersPage() {
  const { t } = useTranslation("customers");
  const [tab, openTab] = useTab(TABS);
  return (
    <PortalPage title={t("seo.title")} intro={t("intro")} back={{ to: "/agent-dashboard", text: t("back") }}>
      <Tabs value={tab} onValueChange={openTab}>
        <TabList label={t("seo.title")}>
          {TABS.map((value) => (
            <Tab key={value} value={value}>
              {t(`tabs.${value}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="people" keepMounted={false}>
          <CustomerList />
        </TabPanel>
        <TabPanel value="renewals" keepMounted={false}>
          <RenewalList />
        </TabPanel>
        <TabPanel value="wins" keepMounted={false}>
          <WinList />
        </TabPanel>
      </Tabs>
    </PortalPage>
  );
}
