import type { Control } from "react-hook-form";
import type { ContentField } from "../../../../domain/content/content.ts";
import { knownText, useTranslation } from "../../../lib/i18n.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { ContentControl, type FieldPath } from "./content-control.tsx";
import { ScenePicker } from "./scene-picker.tsx";
import type { FormValues } from "./values.ts";

type FieldRowProps = {
  field: ContentField;
  form: Control<FormValues>;
  errorOf: (path: FieldPath) => string | undefined;
  onLeave: () => void;
};

/** One field of the form; a translated field has its Spanish beside it. */
export function FieldRow({ field, form, errorOf, onLeave }: FieldRowProps) {
  const { t } = useTranslation("content");
  const { name, control, isRequired, translation } = field;
  const path: FieldPath = `values.${name}`;
  const label = t(`fields.${name}`);
  const hint = [control, name]
    .map((key) => knownText(t, "hints", key, ""))
    .filter(Boolean)
    .join(" ");
  const error = errorOf(path);

  if (control === "flag") {
    return <Checkbox label={label} hint={hint} error={error} {...form.register(path)} className="content-start" />;
  }
  if (control === "scene") {
    return <ScenePicker legend={label} options={field.options ?? []} error={error} {...form.register(path)} />;
  }
  if (!translation) {
    return (
      <Field label={label} hint={hint} error={error} required={isRequired}>
        <ContentControl field={field} path={path} form={form} onLeave={onLeave} />
      </Field>
    );
  }
  const spanish: FieldPath = `es.${name}`;
  return (
    <div className="grid grid-cols-1 gap-5 lg:col-span-2 lg:grid-cols-2">
      <Field label={t("inEnglish", { label })} hint={hint} error={error} required={isRequired}>
        <ContentControl field={field} path={path} form={form} onLeave={onLeave} />
      </Field>
      <Field label={t("inSpanish", { label })} error={errorOf(spanish)} required={translation === "required"}>
        <ContentControl field={field} path={spanish} form={form} lang="es" />
      </Field>
    </div>
  );
}
