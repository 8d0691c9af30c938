import { useState } from "react";
import { useSearchParams } from "react-router";
import { UnsavedGuard } from "../../../layout/unsaved-guard.tsx";
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
  const [hasUnsavedChoices, setUnsavedChoices] = useState(false);
  const [hasUnsavedWords, setUnsavedWords] = useState(false);
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
        <PersonalizationForm journey={journey} onUnsaved={setUnsavedChoices} />
      </TabPanel>
      <TabPanel value="learning-path" keepMounted={false}>
        <LearningPath journey={journey} openId={Number(parameters.get("step"))} onUnsaved={setUnsavedWords} />
      </TabPanel>
      <TabPanel value="progress" keepMounted={false}>
        <ProgressReport journey={journey} />
      </TabPanel>
      {/* One guard for both forms: the router asks only the last of several. An open step goes with its tab. */}
      <UnsavedGuard isDirty={hasUnsavedChoices || hasUnsavedWords} mayChangeQuery={!hasUnsavedWords} />
    </Tabs>
  );
}
