import type { Settings } from "../../../../../domain/operations/settings/sections.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { propertiesOf, type EditorProps } from "../editing.ts";
import { NumberInput, TextInput } from "../inputs.tsx";

export function IdentityEditor(props: EditorProps<Settings["identity"]>) {
  const { t } = useTranslation("settings");
  const of = propertiesOf(props);
  return (
    <>
      <TextInput label={t("fields.name")} hint={t("hints.name")} {...of("name")} />
      <TextInput label={t("fields.shortName")} hint={t("hints.shortName")} {...of("shortName")} />
      <NumberInput label={t("fields.foundedYear")} {...of("foundedYear")} />
      <TextInput label={t("fields.licenseNumber")} hint={t("hints.licenseNumber")} {...of("licenseNumber")} />
    </>
  );
}
