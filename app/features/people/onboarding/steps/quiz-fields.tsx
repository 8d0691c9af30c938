import { Plus, Trash2 } from "lucide-react";
import { Fragment } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { faultText, useTranslation } from "../../../../lib/i18n.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Card, CardTitle } from "../../../../ui/card.tsx";
import { Field, FieldError } from "../../../../ui/field.tsx";
import { Select } from "../../../../ui/select.tsx";
import { BothLanguages } from "./both-languages.tsx";
import { bothEmpty, emptyQuestion, type StepFields } from "./step-fields.ts";

/** The quiz questions of a step, each with its answers, the right answer, and a reason for each answer. */
export function QuizFields() {
  const { t } = useTranslation("onboarding-steps");
  const { control } = useFormContext<StepFields>();
  const { fields, append, remove } = useFieldArray({ control, name: "quiz" });
  return (
    <Card as="section" aria-labelledby="quiz" className="grid justify-items-start gap-6">
      <CardTitle as="h2" id="quiz">
        {t("fields.quiz")}
      </CardTitle>
      <p className="text-ink-soft">{t("fields.reasonHint")}</p>
      {fields.map((field, at) => (
        <QuestionFields key={field.id} at={at} onRemove={() => remove(at)} />
      ))}
      <Button variant="secondary" onClick={() => append(emptyQuestion())}>
        <Plus aria-hidden="true" />
        {t("addQuestion")}
      </Button>
    </Card>
  );
}

function QuestionFields({ at, onRemove }: { at: number; onRemove: () => void }) {
  const { t } = useTranslation("onboarding-steps");
  const { control, register, formState } = useFormContext<StepFields>();
  const answers = useFieldArray({ control, name: `quiz.${at}.options` });
  const { fields } = answers;
  const reasons = useFieldArray({ control, name: `quiz.${at}.reasons` });
  // An answer and its reason are added and removed together.
  function addAnswer() {
    answers.append(bothEmpty());
    reasons.append(bothEmpty(), { shouldFocus: false });
  }
  function removeAnswer() {
    answers.remove(fields.length - 1);
    reasons.remove(fields.length - 1);
  }
  const faults = formState.errors.quiz?.[at];
  return (
    <fieldset className="grid w-full gap-4 border-b border-line pb-6">
      <legend className="mb-2 font-semibold">{t("question", { number: at + 1 })}</legend>
      <BothLanguages name={`quiz.${at}.question`} label={t("fields.question")} />
      {fields.map((field, place) => (
        <Fragment key={field.id}>
          <BothLanguages name={`quiz.${at}.options.${place}`} label={t("fields.answer", { number: place + 1 })} />
          <BothLanguages
            name={`quiz.${at}.reasons.${place}`}
            label={t("fields.reason", { number: place + 1 })}
            isOptional
          />
        </Fragment>
      ))}
      <FieldError>{faultText(t, faults?.options?.root?.message ?? faults?.options?.message)}</FieldError>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t("fields.right")} error={faultText(t, faults?.answer?.message)}>
          <Select {...register(`quiz.${at}.answer`, { valueAsNumber: true })}>
            {fields.map((field, place) => (
              <option key={field.id} value={place}>
                {t("fields.answer", { number: place + 1 })}
              </option>
            ))}
          </Select>
        </Field>
        <Button variant="ghost" size="sm" onClick={addAnswer}>
          <Plus aria-hidden="true" />
          {t("addAnswer")}
        </Button>
        {fields.length > 2 && (
          <Button variant="ghost" size="sm" onClick={removeAnswer}>
            <Trash2 aria-hidden="true" />
            {t("removeAnswer")}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={onRemove}>
          <Trash2 aria-hidden="true" />
          {t("removeQuestion", { number: at + 1 })}
        </Button>
      </div>
    </fieldset>
  );
}
