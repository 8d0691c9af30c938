import type { Settings } from "../../../../../domain/operations/settings/sections.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { propertiesOf, type EditorProps } from "../editing.ts";
import { NumberInput } from "../inputs.tsx";

/** The editor of the time before the expiry of a policy at which its owner gets a task. */
export function RenewalsEditor(props: EditorProps<Settings["renewals"]>) {
  const { t } = useTranslation("settings");
  const of = propertiesOf(props);
  return <NumberInput label={t("fields.taskDaysBefore")} hint={t("hints.taskDaysBefore")} {...of("taskDaysBefore")} />;
}
