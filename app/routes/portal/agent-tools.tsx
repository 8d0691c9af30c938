import { BookOpen, FileText, GraduationCap, ShieldCheck, Wrench, type LucideIcon } from "lucide-react";
import { redirect } from "react-router";
import { CarriersTab } from "../../features/content/carriers/carriers-tab.tsx";
import { FormsTab } from "../../features/content/forms/forms-tab.tsx";
import { ReferencePanel } from "../../features/content/references/reference-panel.tsx";
import { ResourcesTab } from "../../features/content/tools/resources-tab.tsx";
import { ToolsTab } from "../../features/content/tools/tools-tab.tsx";
import { TrainingTab } from "../../features/people/training/training-tab.tsx";
import { WaitingViews } from "../../features/work/notices/waiting-views.tsx";
import { PortalPage } from "../../layout/portal-page.tsx";
import { mayAccess, PAGE_ACCESS } from "../../../domain/platform/permissions.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { servicesOf } from "../../lib/page.server.ts";
import { keepOverSearch } from "../../lib/revalidation.ts";
import { pageMeta } from "../../lib/seo.ts";
import { useTab } from "../../lib/use-tab.ts";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import type { Route } from "./+types/agent-tools";

export const meta = pageMeta;
export const shouldRevalidate = keepOverSearch;

const TEXTS = ["tools", "share-desk", "carriers", "references", "forms", "training", "validation"] as const;

const TABS = ["carrier-portals", "tools", "resources", "forms", "training"] as const;
type ToolTab = (typeof TABS)[number];

const ICONS: Record<ToolTab, LucideIcon> = {
  "carrier-portals": ShieldCheck,
  tools: Wrench,
  resources: BookOpen,
  forms: FileText,
  training: GraduationCap,
};

export function loader(args: Route.LoaderArgs) {
  const { services, language } = servicesOf(args);
  return portalPage(args, "/agent-tools", TEXTS, async (user) => {
    // Everybody lands here after the login: the first admin of a new installation goes on to its set-up.
    if (await services.awaitsSetUp(user)) throw redirect("/admin-set-up");
    return { quickLinks: services.quickLinks(language) };
  });
}

export default function AgentToolsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("tools");
  const { user, data } = loaderData;
  const [tab, openTab] = useTab(TABS);
  return (
    <PortalPage
      title={t("welcome", { name: user.firstName || user.username })}
      actions={<p className="text-ink-soft">{t("loggedInAs", { role: t(`portal:roles.${user.role}`) })}</p>}
    >
      {mayAccess(user.role, PAGE_ACCESS["/agent-dashboard"]) && <WaitingViews />}
      <Tabs value={tab} onValueChange={openTab}>
        <TabList label={t("seo.title")}>
          {TABS.map((value) => (
            <ToolTabButton key={value} value={value} />
          ))}
        </TabList>
        <TabPanel value="carrier-portals" keepMounted={false}>
          <CarriersTab />
        </TabPanel>
        <TabPanel value="tools" keepMounted={false}>
          <ToolsTab quickLinks={data?.quickLinks ?? []}>
            <ReferencePanel />
          </ToolsTab>
        </TabPanel>
        <TabPanel value="resources" keepMounted={false}>
          <ResourcesTab role={user.role} />
        </TabPanel>
        <TabPanel value="forms" keepMounted={false}>
          <FormsTab />
        </TabPanel>
        <TabPanel value="training" keepMounted={false}>
          <TrainingTab />
        </TabPanel>
      </Tabs>
    </PortalPage>
  );
}

function ToolTabButton({ value }: { value: ToolTab }) {
  const { t } = useTranslation("tools");
  const Icon = ICONS[value];
  return (
    <Tab value={value} className="max-sm:px-3">
      <Icon aria-hidden="true" className="max-sm:hidden" />
      {t(`tabs.${value}`)}
    </Tab>
  );
}
