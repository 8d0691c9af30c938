import { Controller, useFormContext } from "react-hook-form";
import type { EditableStep } from "../../../../../domain/api/people/onboarding.ts";
import { DIFFICULTIES, STEP_CATEGORIES, TRACKS } from "../../../../../domain/people/onboarding.ts";
import { faultText, useLanguage, useTranslation } from "../../../../lib/i18n.tsx";
import { Card } from "../../../../ui/card.tsx";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { Field, FieldError } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";
import { Select } from "../../../../ui/select.tsx";
import type { StepFields } from "./step-fields.ts";

/** The settings of a step besides its texts: duration, category, tracks and prerequisites. */
export function StepShape({ others }: { others: EditableStep[] }) {
  const { t } = useTranslation("onboarding-steps");
  const { register, formState } = useFormContext<StepFields>();
  return (
    <Card className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={t("fields.duration")} error={faultText(t, formState.errors.estimatedDuration?.message)} required>
          <Input
            type="number"
            min={1}
            inputMode="numeric"
            {...register("estimatedDuration", { valueAsNumber: true })}
          />
        </Field>
        <Field label={t("columns.difficulty")}>
          <Select {...register("difficulty")}>
            {DIFFICULTIES.map((value) => (
              <option key={value} value={value}>
                {t(`onboarding:difficulty.${value}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t("columns.category")}>
          <Select {...register("category")}>
            {STEP_CATEGORIES.map((value) => (
              <option key={value} value={value}>
                {t(`onboarding:category.${value}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <fieldset>
          <legend className="text-sm font-semibold">{t("fields.tracks")}</legend>
          {TRACKS.map((track) => (
            <Checkbox
              key={track}
              value={track}
              label={t(`onboarding:track.${track}.label`)}
              {...register("trackTypes")}
            />
          ))}
          <FieldError>{faultText(t, formState.errors.trackTypes?.message)}</FieldError>
        </fieldset>
        <Prerequisites others={others} />
      </div>
      <Checkbox label={t("fields.active")} hint={t("fields.activeHint")} {...register("isActive")} />
    </Card>
  );
}

function Prerequisites({ others }: { others: EditableStep[] }) {
  const { t } = useTranslation("onboarding-steps");
  const language = useLanguage();
  const { control, formState } = useFormContext<StepFields>();
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t("fields.prerequisites")}</legend>
      <Controller
        control={control}
        name="prerequisites"
        render={({ field }) => (
          <div className="max-h-72 overflow-y-auto rounded border border-line px-3">
            {others.map(({ id, title }) => (
              <Checkbox
                key={id}
                label={title[language] || title.en}
                checked={field.value.includes(id)}
                onChange={(event) =>
                  field.onChange(event.target.checked ? [...field.value, id] : field.value.filter((one) => one !== id))
                }
              />
            ))}
          </div>
        )}
      />
      <FieldError>{faultText(t, formState.errors.prerequisites?.message)}</FieldError>
    </fieldset>
  );
}
