import { Controller } from "react-hook-form";
import { LEARNING_STYLES, TRACKS } from "../../../../domain/people/onboarding.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { AvailabilityFields } from "./availability-fields.tsx";
import { GoalsField } from "./goals-field.tsx";
import { TimezoneField } from "./timezone-field.tsx";
import type { Journey } from "./use-onboarding.ts";
import { useReportUnsaved } from "./use-report-unsaved.ts";
import { useSavePersonalization, type PersonalizationFields } from "./use-save-personalization.ts";

function fieldsOf({
  personalizedTrack,
  preferredLearningStyle,
  timezone,
  availability,
  goals,
}: Journey): PersonalizationFields {
  return {
    personalizedTrack: personalizedTrack ?? "",
    preferredLearningStyle: preferredLearningStyle ?? "",
    timezone,
    availability,
    goals,
  };
}

const loadRules = async () => (await import("../../../../domain/people/onboarding-forms.ts")).personalization;

type PersonalizationFormProps = { journey: Journey; onUnsaved: (isDirty: boolean) => void };

/** The learning preferences of an agent; the learning path adapts to them. */
export function PersonalizationForm({ journey, onUnsaved }: PersonalizationFormProps) {
  const { t } = useTranslation("onboarding");
  const form = useApiForm(loadRules, fieldsOf(journey));
  const { register, control, formState } = form;
  const save = useSavePersonalization(form);
  useReportUnsaved(formState.isDirty, onUnsaved);
  const tracks = TRACKS.map((value) => ({ value, label: t(`track.${value}.label`), hint: t(`track.${value}.hint`) }));
  const styles = LEARNING_STYLES.map((value) => ({
    value,
    label: t(`style.${value}.label`),
    hint: t(`style.${value}.hint`),
  }));

  return (
    <form noValidate method="post" className="grid gap-6" onSubmit={save}>
      <div className="grid gap-6 lg:grid-cols-2">
        <Card>
          <RadioGroup
            legend={t("form.track")}
            hint={t("form.trackHint")}
            options={tracks}
            {...register("personalizedTrack")}
          />
        </Card>
        <Card>
          <RadioGroup
            legend={t("form.style")}
            hint={t("form.styleHint")}
            options={styles}
            {...register("preferredLearningStyle")}
          />
        </Card>
        <Card className="grid content-start gap-6">
          <TimezoneField error={form.errorOf("timezone")} {...register("timezone")} />
          <Controller
            control={control}
            name="availability"
            render={({ field }) => (
              <AvailabilityFields
                value={field.value ?? {}}
                onChange={field.onChange}
                errors={formState.errors.availability}
              />
            )}
          />
        </Card>
        <Card>
          <Controller
            control={control}
            name="goals"
            render={({ field }) => (
              <GoalsField value={field.value} onChange={field.onChange} error={form.errorOf("goals")} />
            )}
          />
        </Card>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={form.isBusy}>
          {t("form.save")}
        </Button>
        <p role="status" className="text-ink-soft">
          {formState.isDirty && t("form.unsaved")}
        </p>
      </div>
    </form>
  );
}
