import { MAX } from "../../../../domain/platform/limits.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card, CardTitle } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import type { JourneyStep } from "./use-onboarding.ts";
import { useStepReport } from "./use-step-report.ts";
import type { StepWords } from "./use-step-words.ts";

/** The agent's own notes on a step, and the feedback to the mentor and the admins. */
export function StepNotes({ step, words: form }: { step: JourneyStep; words: StepWords }) {
  const { t } = useTranslation("onboarding");
  const report = useStepReport(step.id);
  const save = form.submit(async (words) => {
    const sent = form.getValues();
    await report.mutateAsync(words);
    // What was typed during the request stays, unsaved.
    form.reset(sent, { keepValues: true });
  });
  return (
    <Card as="section" aria-labelledby="notes">
      <CardTitle id="notes">{t("notes.title")}</CardTitle>
      <form noValidate method="post" className="mt-4 grid gap-4 lg:grid-cols-2" onSubmit={save}>
        <Field label={t("notes.own")} hint={t("notes.ownHint")} error={form.errorOf("notes")}>
          <Textarea rows={3} maxLength={MAX.freeText} {...form.register("notes")} />
        </Field>
        <Field label={t("notes.feedback")} hint={t("notes.feedbackHint")} error={form.errorOf("feedback")}>
          <Textarea rows={3} maxLength={MAX.freeText} {...form.register("feedback")} />
        </Field>
        <div>
          <Button type="submit" variant="secondary" busy={report.isPending} disabled={!form.formState.isDirty}>
            {t("notes.save")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
