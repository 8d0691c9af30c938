import { BookOpen, FileText, GraduationCap, ShieldCheck, Wrench, type LucideIcon } from "lucide-react";
import { useSearchParams } from "react-router";
import { CarriersTab } from "../../features/carriers/carriers-tab.tsx";
import { FormsTab } from "../../features/forms/forms-tab.tsx";
import { TOOL_TABS, toolTabOf, type ToolTab } from "../../features/tools/tool-tabs.ts";
import { WelcomeBar } from "../../features/tools/welcome-bar.tsx";
import { TrainingTab } from "../../features/training/training-tab.tsx";
import { useTranslation } from "../../lib/i18n.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import type { Route } from "./+types/agent-tools";

export const meta = pageMeta;

const TEXTS = ["tools", "carriers", "forms", "training", "validation"] as const;

const ICONS: Record<ToolTab, LucideIcon> = {
  "carrier-portals": ShieldCheck,
  tools: Wrench,
  resources: BookOpen,
  forms: FileText,
  training: GraduationCap,
};

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/agent-tools", TEXTS, () => ({}));
}

export default function AgentToolsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("tools");
  const [parameters, setParameters] = useSearchParams();
  const tab = toolTabOf(parameters.get("tab"));
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-10">
      <WelcomeBar user={loaderData.user} />
      <Tabs value={tab} onValueChange={(value) => setParameters({ tab: value }, { preventScrollReset: true })}>
        <TabList label={t("seo.title")}>
          {TOOL_TABS.map((value) => {
            const Icon = ICONS[value];
            return (
              <Tab key={value} value={value}>
                <Icon aria-hidden="true" />
                {t(`tabs.${value}`)}
              </Tab>
            );
          })}
        </TabList>
        <TabPanel value="carrier-portals" keepMounted={false}>
          <CarriersTab />
        </TabPanel>
        <TabPanel value="tools" keepMounted={false} />
        <TabPanel value="resources" keepMounted={false} />
        <TabPanel value="forms" keepMounted={false}>
          <FormsTab />
        </TabPanel>
        <TabPanel value="training" keepMounted={false}>
          <TrainingTab />
        </TabPanel>
      </Tabs>
    </div>
  );
}
