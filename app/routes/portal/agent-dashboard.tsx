import { useTranslation } from "../../lib/i18n.tsx";
import { ContactList } from "../../features/dashboard/contact-list.tsx";
import { LeadDialog } from "../../features/dashboard/lead-dialog.tsx";
import { QuoteList } from "../../features/dashboard/quote-list.tsx";
import { Totals } from "../../features/dashboard/totals.tsx";
import { useLogOut } from "../../layout/account-links.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import { useAddress } from "../../lib/use-address.ts";
import { Button } from "../../ui/button.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import type { Route } from "./+types/agent-dashboard";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/agent-dashboard", ["dashboard", "quotes"], () => ({}));
}

/** What a tab narrows its list by means nothing to the other one. */
const OF_THE_TAB = { type: null, suspected: null, from: null, to: null, order: null, before: null };

export default function AgentDashboardPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("dashboard");
  const { user } = loaderData;
  const logOut = useLogOut();
  const { parameters, change } = useAddress();
  const tab = parameters.get("tab") === "contacts" ? "contacts" : "quotes";
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-10">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{t("greeting", { name: user.firstName || user.username })}</h1>
        <Button variant="secondary" onClick={() => void logOut()}>
          {t("logout")}
        </Button>
      </div>
      <Totals />
      <Tabs value={tab} onValueChange={(value) => change({ ...OF_THE_TAB, tab: value }, { words: "" })}>
        <TabList label={t("seo.title")}>
          <Tab value="quotes">{t("tabs.quotes")}</Tab>
          <Tab value="contacts">{t("tabs.contacts")}</Tab>
        </TabList>
        <TabPanel value="quotes" keepMounted={false}>
          <QuoteList />
        </TabPanel>
        <TabPanel value="contacts" keepMounted={false}>
          <ContactList />
        </TabPanel>
      </Tabs>
      <LeadDialog role={user.role} />
    </div>
  );
}
