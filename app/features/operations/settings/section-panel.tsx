import { useState } from "react";
import type { Section } from "../../../../domain/operations/settings/section-names.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { SectionForm } from "./section-form.tsx";
import { sectionIn, useSettings } from "./use-settings.ts";

/** The form of one section by itself, for a page other than the settings. */
export function SectionPanel({ section }: { section: Section }) {
  const { t } = useTranslation("settings");
  const settings = useSettings();
  const [restarts, setRestarts] = useState(0);
  return (
    <QueryStates query={settings} error={t("error")}>
      {(all) => (
        <SectionForm
          key={restarts}
          section={section}
          listed={sectionIn(all, section)}
          onRestart={() => void settings.refetch().then(() => setRestarts((times) => times + 1))}
        />
      )}
    </QueryStates>
  );
}
