import type { Section } from "../../../../domain/operations/settings/section-names.ts";
import { TakenForm, useTakeTheirs } from "../../../layout/take-theirs.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { SectionForm } from "./section-form.tsx";
import { sectionIn, useSettings } from "./use-settings.ts";

/** The form of one section by itself, for a page other than the settings. */
export function SectionPanel({ section }: { section: Section }) {
  const { t } = useTranslation("settings");
  const settings = useSettings();
  const { taken, takeTheirs } = useTakeTheirs(settings.refetch);
  return (
    <QueryStates query={settings} error={t("error")}>
      {(all) => (
        <TakenForm taken={taken}>
          <SectionForm section={section} listed={sectionIn(all, section)} onRestart={takeTheirs} />
        </TakenForm>
      )}
    </QueryStates>
  );
}
