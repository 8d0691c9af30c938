import { useSearchParams } from "react-router";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useTab } from "../../../lib/use-tab.ts";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { LearningPath } from "./learning-path.tsx";
import { Overview } from "./overview.tsx";
import { PersonalizationForm } from "./personalization-form.tsx";
import { ProgressReport } from "./progress-report.tsx";
import type { Journey } from "./use-onboarding.ts";

const TABS = ["overview", "personalization", "learning-path", "progress"] as const;

/** The four tabs of the onboarding; the open tab is in the URL. */
export function JourneyTabs({ journey }: { journey: Journey }) {
  const { t } = useTranslation("onboarding");
  const [parameters] = useSearchParams();
  const [tab, openTab] = useTab(TABS);
  return (
    <Tabs value={tab} onValueChange={openTab}>
      <TabList label={t("title")}>
        {TABS.map((name) => (
          <Tab key={name} value={name}>
            {t(`tabs.${name}`)}
          </Tab>
        ))}
      </TabList>
      <TabPanel value="overview" keepMounted={false}>
        <Overview journey={journey} />
      </TabPanel>
      {/* Stays mounted, so that typed values survive a change of tabs. */}
      <TabPanel value="personalization">
        <PersonalizationForm journey={journey} />
      </TabPanel>
      <TabPanel value="learning-path" keepMounted={false}>
        <LearningPath journey={journey} openId={Number(parameters.get("step"))} />
      </TabPanel>
      <TabPanel value="progress" keepMounted={false}>
        <ProgressReport journey={journey} />
      </TabPanel>
    </Tabs>
  );
}
