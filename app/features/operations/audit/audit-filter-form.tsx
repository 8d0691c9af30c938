import { Form, Link, useSearchParams } from "react-router";
import { actionKey, AUDIT_ACTIONS } from "../../../../domain/platform/audit-actions.ts";
import { MESSAGE_CHANNELS } from "../../../../domain/work/channels.ts";
import { LEAD_KINDS } from "../../../../domain/work/request-kinds.ts";
import { MAX } from "../../../../domain/platform/limits.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";

/** The audit log filters: actor, action, subject and dates. They are kept in the URL. */
export function AuditFilterForm() {
  const { t } = useTranslation("audit");
  const [parameters] = useSearchParams();
  const value = (name: string) => parameters.get(name) ?? "";
  const subjects = [
    ...LEAD_KINDS.map((kind) => [kind, t(`kinds:${kind}.one`)]),
    ...LEAD_KINDS.map((kind) => [`${kind}-requests`, t(`kinds:${kind}.many`)]),
    ...MESSAGE_CHANNELS.map((channel) => [channel, t(`channels:${channel}.one`)]),
    ...Object.entries(t("subjects", { returnObjects: true })),
  ];
  return (
    <Form
      key={parameters.toString()}
      role="search"
      aria-label={t("filter.label")}
      className="grid gap-4 rounded border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-3"
    >
      <Field label={t("filter.actor")}>
        <Input name="actor" maxLength={MAX.username} autoComplete="off" defaultValue={value("actor")} />
      </Field>
      <Field label={t("filter.action")}>
        <Select name="action" placeholder={t("filter.anyAction")} defaultValue={value("action")}>
          {AUDIT_ACTIONS.map((action) => (
            <option key={action} value={action}>
              {t(actionKey(action))}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("filter.subjectType")}>
        <Select name="subjectType" placeholder={t("filter.anySubject")} defaultValue={value("subjectType")}>
          {subjects.map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("filter.subjectId")}>
        <Input name="subjectId" maxLength={MAX.name} autoComplete="off" defaultValue={value("subjectId")} />
      </Field>
      <Field label={t("filter.from")}>
        <Input type="date" name="from" defaultValue={value("from")} />
      </Field>
      <Field label={t("filter.to")}>
        <Input type="date" name="to" defaultValue={value("to")} />
      </Field>
      <div className="flex flex-wrap gap-3 sm:col-span-full">
        <Button type="submit">{t("filter.apply")}</Button>
        <Link to="/admin-audit" className={buttonClass({ variant: "secondary" })}>
          {t("filter.clear")}
        </Link>
      </div>
    </Form>
  );
}
