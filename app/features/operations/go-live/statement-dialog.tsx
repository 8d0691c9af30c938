import type { ShownStatement } from "../../../../domain/api/operations/go-live.ts";
import type { Statement } from "../../../../domain/operations/go-live/statements.ts";
import { STATEMENT_KINDS, type StatementName } from "../../../../domain/operations/go-live/statement-names.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { useChange } from "../../../lib/use-change.ts";
import { Field } from "../../../ui/field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { GO_LIVE_KEYS } from "./use-go-live.ts";

type StatementDialogProps = {
  name: StatementName;
  title: string;
  /** The statement in force, which a new one replaces. */
  former: ShownStatement | null;
  onClose: () => void;
};

/** The form in which an admin states something about the agency: since when, which case applies, and a remark. */
export function StatementDialog({ name, title, former, onClose }: StatementDialogProps) {
  const { t } = useTranslation("go-live");
  const { choices, needsNote } = STATEMENT_KINDS[name];
  const [firstChoice = null] = choices;
  const loadRules = async () =>
    (await import("../../../../domain/operations/go-live/statements.ts")).statementSchema(name);
  const { register, errorOf, submit, isBusy } = useApiForm(loadRules, {
    on: today(),
    choice: former?.choice ?? firstChoice,
    note: former?.note ?? "",
  });
  const state = useChange({
    request: (body: Statement) => ({ to: "PUT /api/go-live/statements/:name", params: { name }, body }),
    success: t("statement.done"),
    failure: t("statement.failed"),
    renews: GO_LIVE_KEYS,
    onDone: onClose,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      description={t("statement.intro")}
      submitLabel={t("statement.submit")}
      isBusy={isBusy}
      onSubmit={submit(
        async (values) => void (await state.mutateAsync(values)),
        () => undefined, // useChange shows the error
      )}
    >
      <Field label={t("statement.on")} error={errorOf("on")} required>
        <Input type="date" {...register("on")} />
      </Field>
      {choices.length > 0 && (
        <Field label={t("statement.choice")} error={errorOf("choice")} required>
          <Select {...register("choice")}>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {t(`statement.choices.${choice}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field
        label={name === "tenDlc" || name === "sb140" ? t(`statement.notes.${name}`) : t("statement.note")}
        error={errorOf("note")}
        required={needsNote}
        className="sm:col-span-2"
      >
        <Input autoComplete="off" {...register("note")} />
      </Field>
    </FormDialog>
  );
}

/** Returns today's date on the admin's own calendar, such as 2026-11-15. */
const today = () => new Intl.DateTimeFormat("sv-SE", { dateStyle: "short" }).format(new Date());
