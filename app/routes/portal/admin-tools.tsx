import { useState } from "react";
import { ToolList } from "../../features/operations/admin-tools/tool-list.tsx";
import { MailHealthNotice } from "../../features/operations/jobs/mail-health-notice.tsx";
import { JournalList } from "../../features/work/journal/journal-list.tsx";
import { DiskNotice } from "../../features/work/notices/disk-notice.tsx";
import { RetentionNotice } from "../../features/work/notices/retention-notice.tsx";
import { InvitationList } from "../../features/people/users/invitation-list.tsx";
import { RequestList } from "../../features/people/users/request-list.tsx";
import { UserList } from "../../features/people/users/user-list.tsx";
import { PortalPage } from "../../layout/portal-page.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import { useTab } from "../../lib/use-tab.ts";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import type { Route } from "./+types/admin-tools";

export const meta = pageMeta;

const TABS = ["overview", "agent-management", "archived-emails"] as const;

export function loader(args: Route.LoaderArgs) {
  const { services } = servicesOf(args);
  return portalPage(
    args,
    "/admin-tools",
    ["users", "team", "journal", "jobs", "failures", "notices", "validation"],
    async () => ({ hasWaiting: (await services.countAccessRequests()) > 0 }),
  );
}

export default function AdminToolsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("users");
  const [tab, openTab] = useTab(TABS);
  // Kept as it was when the page opened, so that the list neither jumps nor loses an opened request later.
  const [hasWaiting] = useState(loaderData.data?.hasWaiting ?? false);
  return (
    <PortalPage title={t("title")} intro={t("intro")}>
      <DiskNotice />
      <MailHealthNotice />
      <RetentionNotice />
      <Tabs value={tab} onValueChange={openTab}>
        <TabList label={t("title")}>
          {TABS.map((value) => (
            <Tab key={value} value={value}>
              {t(`tabs.${value}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="overview" keepMounted={false}>
          <ToolList />
        </TabPanel>
        <TabPanel value="agent-management" keepMounted={false} className="grid grid-cols-1 gap-12">
          {hasWaiting && <RequestList />}
          <UserList ownId={loaderData.user.id} />
          <InvitationList />
          {!hasWaiting && <RequestList />}
        </TabPanel>
        <TabPanel value="archived-emails" keepMounted={false}>
          <JournalList />
        </TabPanel>
      </Tabs>
    </PortalPage>
  );
}
