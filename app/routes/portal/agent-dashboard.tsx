import { LogOut } from "lucide-react";
import { Link } from "react-router";
import { KINDS, LEAD_KINDS } from "../../../domain/work/request-kinds.ts";
import { can, mayAccess, PAGE_ACCESS } from "../../../domain/platform/permissions.ts";
import { Desk } from "../../features/work/desk/desk.tsx";
import { EnterRequest } from "../../features/work/desk/enter-request.tsx";
import { NextButton } from "../../features/work/desk/next-button.tsx";
import { shownFields } from "../../features/work/desk/shown-fields.server.ts";
import { Totals } from "../../features/work/desk/totals.tsx";
import { useLogOut } from "../../layout/account-links.tsx";
import { LiveControls } from "../../layout/live/live-controls.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import { useTab } from "../../lib/use-tab.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import type { Route } from "./+types/agent-dashboard";
import "../../features/work/desk/desk.css";

export const meta = pageMeta;

const TABS = LEAD_KINDS.map((kind) => KINDS[kind].tab);

export function loader(args: Route.LoaderArgs) {
  return portalPage(
    args,
    "/agent-dashboard",
    ["desk", "quotes", "messages", "answers", "failures", "sequences"],
    () => ({
      shown: shownFields(args),
    }),
  );
}

/** The desk. It uses the full window width and little height above the list, because somebody works in it all day. */
export default function AgentDashboardPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  const { user, data } = loaderData;
  const logOut = useLogOut();
  const [tab, openTab] = useTab(TABS);
  return (
    <div className="grid grid-cols-1 gap-1 px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <h1 className="min-w-0 text-xl break-words sm:text-2xl">
          {t("greeting", { name: user.firstName || user.username })}
        </h1>
        <Totals />
        <div className="flex min-w-0 flex-wrap items-center max-sm:-mx-2 max-sm:w-full sm:ms-auto sm:gap-1">
          <LiveControls />
          {mayAccess(user.role, PAGE_ACCESS["/morning"]) && (
            <Link to="/morning" className={buttonClass({ variant: "ghost", size: "sm", className: "max-sm:px-1" })}>
              {t("morning")}
            </Link>
          )}
          <Link
            to="/customers"
            className={buttonClass({ variant: "ghost", size: "sm", className: "max-sm:ms-auto max-sm:px-1" })}
          >
            {t("customers.link")}
          </Link>
          <Button variant="ghost" size="sm" className="max-sm:px-1" onClick={() => void logOut()}>
            <LogOut aria-hidden="true" className="sm:hidden" />
            <span className="max-sm:sr-only">{t("logout")}</span>
          </Button>
        </div>
      </div>
      <Tabs value={tab} onValueChange={openTab}>
        <div className="flex flex-wrap items-end gap-x-4 border-b border-line">
          <TabList label={t("seo.title")} className="border-b-0">
            {LEAD_KINDS.map((kind) => (
              <Tab key={kind} value={KINDS[kind].tab} className="max-sm:px-2 max-sm:text-sm">
                {t(`kinds:${kind}.tab`)}
              </Tab>
            ))}
          </TabList>
          <div className="flex gap-2 py-1 max-sm:w-full max-sm:py-2 sm:ms-auto">
            <NextButton />
            {can(user.role, "quote-requests", "create") && <EnterRequest />}
          </div>
        </div>
        {LEAD_KINDS.map((kind) => (
          <TabPanel key={kind} value={KINDS[kind].tab} keepMounted={false} className="pt-3!">
            {data && <Desk kind={kind} shown={data.shown} />}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}
