import { useFormContext, type Path } from "react-hook-form";
import { LANGUAGES } from "../../../../../domain/platform/language.ts";
import { faultText, useTranslation } from "../../../../lib/i18n.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";
import { Textarea } from "../../../../ui/textarea.tsx";
import type { StepFields } from "./step-fields.ts";

type BothLanguagesProps = {
  /** The form field that holds both languages, such as `title` or `quiz.0.question`. */
  name: string;
  label: string;
  hint?: string;
  /** Number of lines; unset for a single-line input. */
  rows?: number;
  isOptional?: boolean;
};

/** A text field in English with its Spanish translation beside it. */
export function BothLanguages({ name, label, hint, rows, isOptional = false }: BothLanguagesProps) {
  const { t } = useTranslation("onboarding-steps");
  const { register, getFieldState, formState } = useFormContext<StepFields>();
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {LANGUAGES.map((language) => {
        const path = `${name}.${language}` as Path<StepFields>;
        const control = { lang: language, ...register(path) };
        const error = faultText(t, getFieldState(path, formState).error?.message);
        return (
          <Field key={language} label={t(`in.${language}`, { label })} hint={hint} error={error} required={!isOptional}>
            {rows ? <Textarea rows={rows} {...control} /> : <Input {...control} />}
          </Field>
        );
      })}
    </div>
  );
}
