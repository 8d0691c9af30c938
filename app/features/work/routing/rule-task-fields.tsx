import { can, ROLES } from "../../../../domain/platform/permissions.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { useColleagues } from "./use-colleagues.ts";
import type { useRuleForm } from "./use-rule-form.ts";

/** The fields of the task that a rule makes: what, for whom, and how many days later. */
export function RuleTaskFields({ form: { register, errorOf } }: { form: ReturnType<typeof useRuleForm> }) {
  const { t } = useTranslation("routing");
  const { data: colleagues = [] } = useColleagues();
  return (
    <section aria-labelledby="routing-task" className="grid gap-4 rounded border border-line p-4">
      <h3 id="routing-task" className="text-lg">
        {t("form.task")}
      </h3>
      <Field label={t("form.taskWhat")} hint={t("form.taskHint")} error={errorOf("task.what")}>
        <Input autoComplete="off" maxLength={100} {...register("task.what")} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("form.taskWhom")} error={errorOf("task.whom")}>
          <Select {...register("task.whom")}>
            <option value="owner">{t("taskFor.owner")}</option>
            <option value="anybody">{t("taskFor.anybody")}</option>
            {ROLES.filter((role) => can(role, "customer-data", "create")).map((role) => (
              <option key={role} value={role}>
                {t("taskFor.role", { role: t(`portal:roles.${role}`) })}
              </option>
            ))}
            {colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t("form.taskDays")} error={errorOf("task.days")}>
          <Input type="number" inputMode="numeric" min={0} max={90} {...register("task.days")} />
        </Field>
      </div>
    </section>
  );
}
