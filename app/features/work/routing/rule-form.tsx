import { ROUTING_WAYS } from "../../../../domain/work/desk/routing.ts";
import { LANGUAGES } from "../../../../domain/platform/language.ts";
import type { ListedRule } from "../../../../domain/api/work/routing.ts";
import { LEAD_KINDS, LEAD_TYPES } from "../../../../domain/work/request-kinds.ts";
import type { ComponentProps } from "react";
import { useTags } from "../../../layout/tags/use-tags.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { CheckboxGroup } from "./checkbox-group.tsx";
import { RuleTaskFields } from "./rule-task-fields.tsx";
import { useTypeName } from "./rule-words.ts";
import { useColleagues } from "./use-colleagues.ts";
import { useRuleForm } from "./use-rule-form.ts";

const HOURS = ["open", "closed"] as const;

type RuleFormProps = { rule?: ListedRule; onClose: () => void };

/** The form of a routing rule: conditions, and the people who get the requests. */
export function RuleForm({ rule, onClose }: RuleFormProps) {
  const { t } = useTranslation("routing");
  const form = useRuleForm(rule, onClose);
  const { register, errorOf } = form;
  return (
    <FormDialog
      onClose={onClose}
      size="lg"
      title={t(rule ? "form.edit" : "form.add")}
      submitLabel={t("form.save")}
      isBusy={form.isBusy}
      onSubmit={form.submit}
    >
      <div className="grid gap-6 sm:col-span-2">
        <Field label={t("form.name")} hint={t("form.nameHint")} error={errorOf("name")} required>
          <Input autoComplete="off" maxLength={100} {...register("name")} />
        </Field>
        <Conditions form={form} />
        <Target form={form} />
        <RuleTaskFields form={form} />
        <Checkbox label={t("form.isActive")} {...register("isActive")} />
        {form.notice}
      </div>
    </FormDialog>
  );
}

type PartProps = { form: ReturnType<typeof useRuleForm> };

function Conditions({ form: { register, errorOf } }: PartProps) {
  const { t } = useTranslation("routing");
  const nameOfType = useTypeName();
  return (
    <section aria-labelledby="routing-conditions" className="grid gap-4 rounded border border-line p-4">
      <div>
        <h3 id="routing-conditions" className="text-lg">
          {t("form.conditions")}
        </h3>
        <p className="text-sm text-ink-soft">{t("form.conditionsHint")}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <CheckboxGroup
          legend={t("form.kinds")}
          options={LEAD_KINDS.map((kind) => ({ value: kind, label: t(`kinds:${kind}.many`) }))}
          field={register("conditions.kinds")}
        />
        <CheckboxGroup
          legend={t("form.languages")}
          options={LANGUAGES.map((language) => ({ value: language, label: t(`portal:languages.${language}`) }))}
          field={register("conditions.languages")}
        />
      </div>
      <CheckboxGroup
        legend={t("form.types")}
        options={LEAD_TYPES.map((type) => ({ value: type, label: nameOfType(type) }))}
        field={register("conditions.types")}
        className="sm:grid-cols-3"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("form.sources")} hint={t("form.sourcesHint")} error={errorOf("conditions.sources")}>
          <Input autoComplete="off" spellCheck={false} {...register("conditions.sources")} />
        </Field>
        <Field label={t("form.hours")} error={errorOf("conditions.hours")}>
          <Select placeholder={t("hours.any")} {...register("conditions.hours")}>
            {HOURS.map((hours) => (
              <option key={hours} value={hours}>
                {t(`hours.${hours}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <TagGroup
        legend={t("form.customerTags")}
        field={register("conditions.tagIds")}
        error={errorOf("conditions.tagIds")}
      />
    </section>
  );
}

/** The tags to choose from; none while the office has no tags. */
function TagGroup(props: Pick<ComponentProps<typeof CheckboxGroup>, "legend" | "field" | "error">) {
  const language = useLanguage();
  const tags = useTags().filter(({ isRetired }) => !isRetired);
  if (tags.length === 0) return null;
  const options = tags.map(({ id, name }) => ({ value: String(id), label: name[language] }));
  return <CheckboxGroup {...props} options={options} className="sm:grid-cols-3" />;
}

function Target({ form: { register, errorOf } }: PartProps) {
  const { t } = useTranslation("routing");
  const { data: colleagues = [] } = useColleagues();
  return (
    <section aria-labelledby="routing-target" className="grid gap-4 rounded border border-line p-4">
      <h3 id="routing-target" className="text-lg">
        {t("form.to")}
      </h3>
      <Field label={t("form.way")} error={errorOf("target.to")}>
        <Select {...register("target.to")}>
          {ROUTING_WAYS.map((way) => (
            <option key={way} value={way}>
              {t(`ways.${way}`)}
            </option>
          ))}
        </Select>
      </Field>
      <CheckboxGroup
        legend={t("form.people")}
        options={colleagues.map(({ id, name, isAway }) => ({
          value: String(id),
          label: isAway ? `${name} (${t("rules.away")})` : name,
        }))}
        field={register("target.userIds")}
        error={errorOf("target.userIds")}
        className="sm:grid-cols-2"
      />
      <TagGroup legend={t("form.addTags")} field={register("tagIds")} error={errorOf("tagIds")} />
    </section>
  );
}
