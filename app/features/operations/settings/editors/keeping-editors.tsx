import type { Settings } from "../../../../../domain/operations/settings/sections.ts";
import { CONSENT_YEARS } from "../../../../../domain/platform/limits.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { propertiesOf, type EditorProps } from "../editing.ts";
import { NumberInput } from "../inputs.tsx";

/** The editor of the retention periods of requests and of records of consent. */
export function RetentionEditor(props: EditorProps<Settings["retention"]>) {
  const { t } = useTranslation("settings");
  const of = propertiesOf(props);
  return (
    <>
      <NumberInput label={t("fields.months")} hint={t("hints.months")} {...of("months")} />
      <NumberInput
        label={t("fields.consentYears")}
        hint={t("hints.consentYears", { count: CONSENT_YEARS })}
        {...of("consentYears")}
      />
    </>
  );
}

/** The editor of the backup interval and of the number of backups kept. */
export function BackupEditor(props: EditorProps<Settings["backup"]>) {
  const { t } = useTranslation("settings");
  const of = propertiesOf(props);
  return (
    <>
      <NumberInput label={t("fields.everyHours")} hint={t("hints.everyHours")} {...of("everyHours")} />
      <NumberInput label={t("fields.keep")} hint={t("hints.keep")} {...of("keep")} />
    </>
  );
}
