import { useState } from "react";
import { CALL_DIRECTIONS } from "../../../../domain/work/call-options.ts";
import type { NewCall } from "../../../../domain/work/calls.ts";
import { MAX } from "../../../../domain/platform/limits.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useOutcomes } from "../../../lib/outcomes.ts";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { useChange } from "../../../lib/use-change.ts";
import { Field } from "../../../ui/field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { Input } from "../../../ui/input.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { CallSubjects, type CallSubject } from "./call-subjects.tsx";

const loadRules = async () => (await import("../../../../domain/work/calls.ts")).newCall;

/** The form that logs a call. The number says whom it was with; the person confirms which request it was about. */
export function LogCallDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("calls");
  const language = useLanguage();
  const { callOutcomes } = useOutcomes();
  const [subject, setSubject] = useState<CallSubject | null>(null);
  const offered = callOutcomes.filter(({ isActive }) => isActive);
  const empty = { phone: "", reference: "", customerId: "", direction: "out" as const, minutes: "", text: "" };
  const form = useApiForm(loadRules, { ...empty, outcome: offered[0]?.id ?? "reached" });
  const { register, errorOf } = form;
  const save = useChange({
    request: (body: NewCall) => ({ to: "POST /api/calls", body }),
    success: t("form.saved"),
    failure: t("form.failed"),
    onDone: onClose,
  });
  function choose(chosen: CallSubject | null) {
    setSubject(chosen);
    form.setValue("reference", chosen && "reference" in chosen ? chosen.reference : "");
    form.setValue("customerId", chosen && "customerId" in chosen ? String(chosen.customerId) : "");
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t("form.title")}
      submitLabel={t("form.save")}
      isBusy={form.isBusy}
      onSubmit={form.submit(
        async (values) => void (await save.mutateAsync(values)),
        () => undefined, // useChange shows the error
      )}
    >
      <Field
        label={t("form.phone")}
        hint={t("form.phoneHint")}
        error={errorOf("phone")}
        required
        className="sm:col-span-2"
      >
        <Input type="tel" autoComplete="off" maxLength={MAX.phone} {...register("phone")} />
      </Field>
      <CallSubjects phone={form.watch("phone")} chosen={subject} error={errorOf("reference")} onChoose={choose} />
      <RadioGroup
        legend={t("form.direction")}
        options={CALL_DIRECTIONS.map((one) => ({ value: one, label: t(`directions.${one}`) }))}
        {...register("direction")}
      />
      <div className="grid content-start gap-4">
        <Field label={t("form.outcome")} error={errorOf("outcome")} required>
          <Select {...register("outcome")}>
            {offered.map(({ id, name }) => (
              <option key={id} value={id}>
                {name[language]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t("form.minutes")} hint={t("form.minutesHint")} error={errorOf("minutes")}>
          <Input inputMode="numeric" autoComplete="off" maxLength={3} {...register("minutes")} />
        </Field>
      </div>
      <Field label={t("form.note")} error={errorOf("text")} className="sm:col-span-2">
        <Textarea rows={3} maxLength={MAX.freeText} {...register("text")} />
      </Field>
    </FormDialog>
  );
}
