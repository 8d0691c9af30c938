import { useEffect, useState } from "react";
import { FormProvider } from "react-hook-form";
import { useNavigate } from "react-router";
import type { z } from "zod";
import type { EditableStep } from "../../../../../domain/api/people/onboarding.ts";
import type { OnboardingStepInput } from "../../../../../domain/people/onboarding-forms.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { useApiForm } from "../../../../lib/use-api-form.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { ConflictNotice } from "../../../../layout/conflict-notice.tsx";
import { UnsavedGuard } from "../../../../layout/unsaved-guard.tsx";
import { BothLanguages } from "./both-languages.tsx";
import { QuizFields } from "./quiz-fields.tsx";
import { ResourceFields } from "./resource-fields.tsx";
import { StepShape } from "./step-shape.tsx";
import { fieldsOf, type StepFields } from "./step-fields.ts";
import { useSaveStep } from "./use-steps.ts";

/** Cast: the form has every field, also those that are optional in the API. */
const loadRules = async () =>
  (await import("../../../../../domain/people/onboarding-forms.ts")).onboardingStep as z.ZodType<
    OnboardingStepInput,
    StepFields
  >;

type StepEditorProps = {
  /** The step as it is stored now, also after a conflict. */
  step: EditableStep | undefined;
  others: EditableStep[];
  onTakeTheirs: () => void;
};

/** The form that creates or edits a step in both languages. Nobody overwrites another admin's words unseen. */
export function StepEditor({ step, others, onTakeTheirs }: StepEditorProps) {
  const { t } = useTranslation("onboarding-steps");
  const navigate = useNavigate();
  // The version from when the form opened. A version fetched later belongs to texts that this admin has not seen.
  const [version] = useState(step?.version ?? "");
  const [conflicts, setConflicts] = useState(0);
  const save = useSaveStep(step?.id ?? null, { conflict: () => setConflicts((count) => count + 1) });
  const form = useApiForm(loadRules, fieldsOf(step));
  const { isDirty, errors } = form.formState;
  const [isSaved, setSaved] = useState(false);

  // Navigates only after the saved state is rendered; before that, the unsaved-changes guard would block it.
  useEffect(() => {
    if (isSaved) void navigate("/agent-onboarding/steps");
  }, [isSaved, navigate]);

  const submitOver = (seen: string) =>
    form.handleSubmit((input) =>
      form.attempt(async () => {
        await save.mutateAsync({ ...input, version: seen });
        setSaved(true);
      }),
    );

  return (
    <FormProvider {...form}>
      <form noValidate method="post" className="grid gap-6" onSubmit={(event) => void submitOver(version)(event)}>
        <Card className="grid gap-6">
          <BothLanguages name="title" label={t("fields.title")} />
          <BothLanguages name="description" label={t("fields.description")} rows={2} />
          <BothLanguages name="content" label={t("fields.content")} hint={t("fields.contentHint")} rows={14} />
        </Card>
        <StepShape others={others} />
        <ResourceFields />
        <QuizFields />
        {Object.keys(errors).length > 0 && <Alert variant="error">{t("check")}</Alert>}
        {conflicts > 0 && (
          <ConflictNotice
            key={conflicts}
            isBusy={save.isPending}
            onKeepMine={() => void submitOver(step?.version ?? version)()}
            onTakeTheirs={onTakeTheirs}
          />
        )}
        <div>
          <Button type="submit" busy={form.isBusy}>
            {t("save")}
          </Button>
        </div>
        <UnsavedGuard isDirty={isDirty && !isSaved} mayChangeQuery />
      </form>
    </FormProvider>
  );
}
