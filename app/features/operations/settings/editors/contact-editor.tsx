import type { Settings } from "../../../../../domain/operations/settings/sections.ts";
import { LANGUAGES } from "../../../../../domain/platform/language.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { propertiesOf, type EditorProps } from "../editing.ts";
import { Choice, TextInput } from "../inputs.tsx";

export function ContactEditor(props: EditorProps<Settings["contact"]>) {
  const { t } = useTranslation("settings");
  const of = propertiesOf(props);
  return (
    <>
      <TextInput type="email" label={t("fields.email")} hint={t("hints.email")} {...of("email")} />
      <TextInput type="email" label={t("fields.agentsEmail")} hint={t("hints.agentsEmail")} {...of("agentsEmail")} />
      <TextInput type="tel" label={t("fields.claimsPhone")} hint={t("hints.claimsPhone")} {...of("claimsPhone")} />
      <Choice
        label={t("fields.officeLanguage")}
        hint={t("hints.officeLanguage")}
        options={LANGUAGES}
        nameOf={(language) => t(`languages.${language}`)}
        {...of("officeLanguage")}
      />
    </>
  );
}
