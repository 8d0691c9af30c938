import { useForm } from "react-hook-form";
import { MAX } from "../../../domain/limits.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import type { JourneyStep } from "./use-onboarding.ts";
import { useStepReport } from "./use-step-report.ts";

/** What somebody wants to remember of the step, and what they want to tell those who guide them. */
export function StepNotes({ step }: { step: JourneyStep }) {
  const { t } = useTranslation("onboarding");
  const report = useStepReport(step.id);
  const { register, handleSubmit, reset, formState } = useForm({
    defaultValues: { notes: step.progress?.notes ?? "", feedback: step.progress?.feedback ?? "" },
  });
  const save = handleSubmit((words) => report.mutate(words, { onSuccess: () => reset(words) }));
  return (
    <Card as="section" aria-labelledby="notes">
      <CardTitle id="notes">{t("notes.title")}</CardTitle>
      <form noValidate method="post" className="mt-4 grid gap-4 lg:grid-cols-2" onSubmit={(event) => void save(event)}>
        <Field label={t("notes.own")} hint={t("notes.ownHint")}>
          <Textarea rows={3} maxLength={MAX.freeText} {...register("notes")} />
        </Field>
        <Field label={t("notes.feedback")} hint={t("notes.feedbackHint")}>
          <Textarea rows={3} maxLength={MAX.freeText} {...register("feedback")} />
        </Field>
        <div>
          <Button type="submit" variant="secondary" busy={report.isPending} disabled={!formState.isDirty}>
            {t("notes.save")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
