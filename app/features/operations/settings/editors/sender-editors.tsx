import type { Settings } from "../../../../../domain/operations/settings/sections.ts";
import { LANGUAGES } from "../../../../../domain/platform/language.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { propertiesOf, type EditorProps } from "../editing.ts";
import { NumberInput, OptionalInput } from "../inputs.tsx";

/** The editor of the senders of mails and texts, and of the signature line under mails. */
export function SendersEditor(props: EditorProps<Settings["senders"]>) {
  const { t } = useTranslation("settings");
  const of = propertiesOf(props);
  const signature = propertiesOf(of("signature"));
  return (
    <>
      <OptionalInput label={t("fields.mailName")} hint={t("hints.mailName")} {...of("mailName")} />
      <OptionalInput
        type="email"
        label={t("fields.mailAddress")}
        hint={t("hints.mailAddress")}
        {...of("mailAddress")}
      />
      <OptionalInput type="tel" label={t("fields.textNumber")} hint={t("hints.textNumber")} {...of("textNumber")} />
      {LANGUAGES.map((language) => (
        <OptionalInput
          key={language}
          label={t("signature", { language: t(`languages.${language}`) })}
          hint={t("hints.signature")}
          {...signature(language)}
        />
      ))}
    </>
  );
}

/** The hours in which texts may leave. */
export function QuietHoursEditor(props: EditorProps<Settings["quietHours"]>) {
  const { t } = useTranslation("settings");
  const of = propertiesOf(props);
  return (
    <>
      <NumberInput label={t("fields.opens")} hint={t("hints.opens")} {...of("opens")} />
      <NumberInput label={t("fields.opensOnSunday")} hint={t("hints.opensOnSunday")} {...of("opensOnSunday")} />
      <NumberInput label={t("fields.closes")} hint={t("hints.closes")} {...of("closes")} />
    </>
  );
}
