import { sayDeed } from "../../../../domain/work/say-deed.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import type { ListedSequence } from "../../../../domain/api/work/sequences.ts";
import type { MessageChannel } from "../../../../domain/work/channels.ts";
import { SEQUENCE_DEEDS, SEQUENCE_STAGES } from "../../../../domain/work/sequence-options.ts";
import { useEditConflict } from "../../../layout/use-edit-conflict.tsx";
import { api, codeOf, serverFaults } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTags } from "../../../layout/tags/use-tags.ts";
import { faultText, useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { onSelectChange } from "../../../ui/on-select-change.ts";

type Template = { id: number; channel: MessageChannel; name: string };
type SequenceFormProps = { sequence?: ListedSequence; templates: Template[]; onClose: () => void };
type Step = ListedSequence["steps"][number];
type Values = Pick<ListedSequence, "name" | "stage" | "tagId" | "isActive"> & { steps: (Step & { key: number })[] };

let nextKey = 0;
/** Adds a React key to a step, because a step has no id. */
const withKey = (step: Step) => ({ ...step, key: nextKey++ });

const valuesOf = (sequence: ListedSequence | undefined): Values => ({
  name: sequence?.name ?? "",
  stage: sequence?.stage ?? "quoted",
  tagId: sequence?.tagId ?? null,
  isActive: sequence?.isActive ?? false,
  steps: (sequence?.steps ?? [{ day: 2, do: "email" as const, templateId: null }]).map(withKey),
});

/** The form of a sequence: its stage, and its steps by day. */
export function SequenceForm({ sequence, templates, onClose }: SequenceFormProps) {
  const { t } = useTranslation("sequences");
  const { t: ofRules } = useTranslation("validation");
  const formId = useId();
  const language = useLanguage();
  const tags = useTags().filter(({ id, isRetired }) => !isRetired || id === sequence?.tagId);
  const client = useQueryClient();
  const [values, setValues] = useState(() => valuesOf(sequence));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const change = (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes }));
  const setStep = (index: number, changes: Partial<Step>) =>
    change({ steps: values.steps.map((step, at) => (at === index ? { ...step, ...changes } : step)) });

  const { seen, meet, notice } = useEditConflict(sequence, {
    isBusy,
    readAll: async () => (await api("GET /api/sequences")).sequences,
    save,
    begin: (theirs) => setValues(valuesOf(theirs)),
    onFailure: (error) => showErrorToast(t("failed"), error, t("failed")),
  });

  async function save(over: ListedSequence | undefined) {
    const body = { ...values, steps: values.steps.map(({ key: _key, ...step }) => step) };
    setBusy(true);
    try {
      const found = await faultsIn(body);
      setFaults(found);
      if (Object.keys(found).length > 0) return;
      if (over) {
        const { id, version } = over;
        await api("PUT /api/sequences/:id", { params: { id }, body: { ...body, version } });
      } else await api("POST /api/sequences", { body });
      toast({ title: t("saved") });
      onClose();
    } catch (error) {
      setFaults(serverFaults(error));
      if (codeOf(error) === "conflict") meet();
      else showErrorToast(t("failed"), error, t("failed"));
    } finally {
      setBusy(false);
      void client.invalidateQueries({ queryKey: ["sequences"] });
    }
  }

  const fieldError = (field: string) => faultText(ofRules, faults[field]);
  const last = values.steps.at(-1)?.day ?? 0;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeOnBackdrop={false}
      size="lg"
      title={t(sequence ? "form.edit" : "add")}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("ui:cancel")}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {t("form.save")}
          </Button>
        </>
      }
    >
      <form
        noValidate
        id={formId}
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void save(seen);
        }}
      >
        <Field label={t("form.name")} error={fieldError("name")} required>
          <Input
            autoComplete="off"
            maxLength={100}
            value={values.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Field label={t("form.stage")} error={fieldError("stage")}>
          <Select value={values.stage} onChange={onSelectChange(SEQUENCE_STAGES, (stage) => change({ stage }))}>
            {SEQUENCE_STAGES.map((stage) => (
              <option key={stage} value={stage}>
                {t(`desk:work.stages.${stage}`)}
              </option>
            ))}
          </Select>
        </Field>
        {(tags.length > 0 || values.tagId !== null) && (
          <Field label={t("form.tag")} hint={t("form.tagHint")} error={fieldError("tagId")}>
            <Select
              placeholder={t("tags:all")}
              value={values.tagId ?? ""}
              onChange={(event) => change({ tagId: Number(event.target.value) || null })}
            >
              {tags.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name[language]}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <h3 className="text-lg">{t("form.steps")}</h3>
        {fieldError("steps") && <Alert variant="error">{fieldError("steps")}</Alert>}
        {values.steps.map((step, index) => (
          <StepFields
            key={step.key}
            number={index + 1}
            step={step}
            templates={templates}
            errorOf={(name) => fieldError(`steps.${index}.${name}`)}
            onChange={(changes) => setStep(index, changes)}
            onRemove={() => change({ steps: values.steps.filter((_, at) => at !== index) })}
          />
        ))}
        <div>
          <Button
            variant="secondary"
            size="sm"
            onClick={() =>
              change({ steps: [...values.steps, withKey({ day: last + 3, do: "call", templateId: null })] })
            }
          >
            <Plus aria-hidden="true" />
            {t("form.addStep")}
          </Button>
        </div>
        <Checkbox
          label={t("form.isActive")}
          hint={t("form.activeHint")}
          checked={values.isActive}
          onChange={(event) => change({ isActive: event.target.checked })}
        />
        {notice}
      </form>
    </Dialog>
  );
}

/**
 * Validates the form and returns the errors by field. If the rules cannot be loaded, the server's validation decides.
 */
async function faultsIn(body: unknown): Promise<Record<string, string>> {
  const rules = await import("../../../../domain/work/sequences.ts").catch(() => null);
  const issues = rules?.sequenceInput.safeParse(body).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

type StepFieldsProps = {
  number: number;
  step: Step;
  templates: Template[];
  errorOf: (name: keyof Step) => string | undefined;
  onChange: (changes: Partial<Step>) => void;
  onRemove: () => void;
};

function StepFields({ number, step, templates, errorOf, onChange, onRemove }: StepFieldsProps) {
  const { t } = useTranslation("sequences");
  return (
    <fieldset className="grid min-w-0 gap-3 rounded border border-line p-4 sm:grid-cols-[6rem_1fr_1fr_auto]">
      <legend className="px-1 text-sm font-semibold">{t("form.step", { number })}</legend>
      <Field label={t("form.day")} error={errorOf("day")}>
        <Input
          type="number"
          min={0}
          max={90}
          value={step.day}
          onChange={(event) => onChange({ day: Number(event.target.value) })}
        />
      </Field>
      <Field label={t("form.do")} error={errorOf("do")}>
        <Select
          value={step.do}
          onChange={onSelectChange(SEQUENCE_DEEDS, (deed) => onChange({ do: deed, templateId: null }))}
        >
          {SEQUENCE_DEEDS.map((deed) => (
            <option key={deed} value={deed}>
              {sayDeed(t, deed)}
            </option>
          ))}
        </Select>
      </Field>
      {step.do !== "call" && (
        <Field label={t("form.template")} error={errorOf("templateId")}>
          <Select
            placeholder={t("form.choose")}
            value={step.templateId ?? ""}
            onChange={(event) => onChange({ templateId: Number(event.target.value) || null })}
          >
            {templates
              .filter(({ channel }) => channel === step.do)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </Select>
        </Field>
      )}
      <Button
        variant="ghost"
        aria-label={t("form.removeStep", { number })}
        title={t("form.removeStep", { number })}
        className="min-w-11 self-end px-2!"
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" />
      </Button>
    </fieldset>
  );
}
