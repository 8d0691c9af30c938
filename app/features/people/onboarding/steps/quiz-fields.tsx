import { Plus, Trash2 } from "lucide-react";
import { Fragment, useRef } from "react";
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
  const { control, setFocus } = useFormContext<StepFields>();
  const { fields, append, remove } = useFieldArray({ control, name: "quiz" });
  const addButton = useRef<HTMLButtonElement>(null);

  function removeAt(at: number) {
    remove(at);
    // The pressed button is gone, so the focus moves to the question before, or to the button that adds one.
    requestAnimationFrame(() => {
      if (fields.length > 1) setFocus(`quiz.${Math.max(at - 1, 0)}.question.en`);
      else addButton.current?.focus();
    });
  }

  return (
    <Card as="section" aria-labelledby="quiz" className="grid justify-items-start gap-6">
      <CardTitle as="h2" id="quiz">
        {t("fields.quiz")}
      </CardTitle>
      <p className="text-ink-soft">{t("fields.reasonHint")}</p>
      {fields.map((field, at) => (
        <QuestionFields key={field.id} at={at} onRemove={() => removeAt(at)} />
      ))}
      <Button ref={addButton} variant="secondary" onClick={() => append(emptyQuestion())}>
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
  const addButton = useRef<HTMLButtonElement>(null);
  // An answer and its reason are added and removed together.
  function addAnswer() {
    answers.append(bothEmpty());
    reasons.append(bothEmpty(), { shouldFocus: false });
  }
  function removeAnswer() {
    answers.remove(fields.length - 1);
    reasons.remove(fields.length - 1);
    // Two answers are the fewest: the pressed button goes with the third.
    if (fields.length === 3) addButton.current?.focus();
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
        <Button ref={addButton} variant="ghost" size="sm" onClick={addAnswer}>
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
