import { Link } from "react-router";
import { can } from "../../../domain/permissions.ts";
import { Desk } from "../../features/desk/desk.tsx";
import { EnterRequest } from "../../features/desk/enter-request.tsx";
import { NextButton } from "../../features/desk/next-button.tsx";
import { shownFields } from "../../features/desk/shown-fields.server.ts";
import { Totals } from "../../features/desk/totals.tsx";
import { useLogOut } from "../../layout/account-links.tsx";
import { LiveControls } from "../../layout/live/live-controls.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import { useTab } from "../../lib/use-tab.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import type { Route } from "./+types/agent-dashboard";
import "../../features/desk/desk.css";

export const meta = pageMeta;

const TABS = ["quotes", "contacts"] as const;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/agent-dashboard", ["desk", "quotes", "messages"], () => ({
    shown: shownFields(args),
  }));
}

/** The desk: as wide as the window, and low above the list, because somebody works in it all day. */
export default function AgentDashboardPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  const { user, data } = loaderData;
  const logOut = useLogOut();
  const [tab, openTab] = useTab(TABS);
  return (
    <div className="grid grid-cols-1 gap-1 px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <h1 className="min-w-0 text-2xl break-words">{t("greeting", { name: user.firstName || user.username })}</h1>
        <div className="max-sm:order-last max-sm:basis-full">
          <Totals />
        </div>
        <div className="ms-auto flex flex-wrap items-center gap-x-3">
          <LiveControls />
          <NextButton />
          {can(user.role, "quote-requests", "create") && <EnterRequest />}
          <Link to="/customers" className={buttonClass({ variant: "secondary", size: "sm" })}>
            {t("customers.link")}
          </Link>
          <Button variant="ghost" size="sm" onClick={() => void logOut()}>
            {t("logout")}
          </Button>
        </div>
      </div>
      <Tabs value={tab} onValueChange={openTab}>
        <TabList label={t("seo.title")}>
          {TABS.map((value) => (
            <Tab key={value} value={value}>
              {t(`tabs.${value}`)}
            </Tab>
          ))}
        </TabList>
        {TABS.map((kind) => (
          <TabPanel key={kind} value={kind} keepMounted={false} className="pt-3!">
            {data && <Desk kind={kind} shown={data.shown} />}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}
