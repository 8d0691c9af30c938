import { useTranslation } from "../../lib/i18n.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { Select } from "../../ui/select.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { GallerySection } from "./gallery-section.tsx";

export function GalleryForms() {
  const { t } = useTranslation("gallery");
  return (
    <GallerySection title={t("sections.forms")}>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <Field label={t("forms.name")} required>
          <Input autoComplete="off" placeholder={t("forms.namePlaceholder")} />
        </Field>
        <Field label={t("forms.zip")} hint={t("forms.zipHint")}>
          <Input inputMode="numeric" maxLength={5} defaultValue="77008" />
        </Field>
        <Field label={t("forms.email")} required error={t("forms.emailError")}>
          <Input type="email" autoComplete="off" defaultValue="name@" />
        </Field>
        <Field label={t("forms.locked")}>
          <Input readOnly value="Q-7K3F9" />
        </Field>
        <Field label={t("forms.kind")}>
          <Select placeholder={t("forms.kindPlaceholder")}>
            <option value="auto">{t("forms.auto")}</option>
            <option value="home">{t("forms.home")}</option>
          </Select>
        </Field>
        <Field label={t("forms.kind")} error={t("forms.kindError")}>
          <Select placeholder={t("forms.kindPlaceholder")} />
        </Field>
        <Field label={t("forms.off")}>
          <Input disabled defaultValue={t("forms.offValue")} />
        </Field>
        <Field label={t("forms.date")}>
          <Input type="date" />
        </Field>
        <Field label={t("forms.message")} hint={t("forms.messageHint")} className="md:col-span-2">
          <Textarea />
        </Field>
      </div>
      <div className="grid gap-8 md:grid-cols-2">
        <div>
          <Checkbox label={t("forms.consent")} hint={t("forms.consentHint")} />
          <Checkbox label={t("forms.ticked")} defaultChecked />
          <Checkbox label={t("forms.terms")} required error={t("forms.termsError")} />
          <Checkbox label={t("forms.off")} disabled />
        </div>
        <div className="grid content-start gap-6">
          <RadioGroup
            legend={t("forms.contactBy")}
            hint={t("forms.contactByHint")}
            name="gallery-contact"
            defaultValue="phone"
            options={[
              { value: "phone", label: t("forms.phone") },
              { value: "email", label: t("forms.email"), hint: t("forms.emailHint") },
            ]}
          />
          <RadioGroup
            legend={t("forms.language")}
            name="gallery-language"
            error={t("forms.languageError")}
            options={[
              { value: "en", label: "English" },
              { value: "es", label: "Español" },
            ]}
          />
        </div>
      </div>
    </GallerySection>
  );
}
