import { useQueryClient } from "@tanstack/react-query";
import type { Colleague } from "../../../../domain/api/work/desk.ts";
import { api } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast } from "../../../ui/toast-store.ts";

/** Loads the validation rules when the form is first sent (lazy loading). */
const loadRules = async () => (await import("../../../../domain/work/desk/routing-rules.ts")).absenceInput;

type AbsenceFormProps = { colleagues?: Colleague[]; substitutes: Colleague[] };

/** The form that adds an absence (first and last day): of one of the `colleagues`, or of the user without them. */
export function AbsenceForm({ colleagues, substitutes }: AbsenceFormProps) {
  const { t } = useTranslation("routing");
  const client = useQueryClient();
  const empty = { userId: colleagues?.[0] ? String(colleagues[0].id) : "", from: "", to: "", substituteId: "" };
  const form = useApiForm(loadRules, empty);
  const submit = form.submit(
    async (body) => {
      await api("POST /api/absences", { body });
      form.reset(empty);
      toast({ title: t("absences.added") });
      await Promise.all(
        ["absences", "colleagues", "routing-rules"].map((key) => client.invalidateQueries({ queryKey: [key] })),
      );
    },
    (error) => showErrorToast(t("absences.addFailed"), error, t("rules.failedText")),
  );
  return (
    <form noValidate method="post" className="flex flex-wrap items-start gap-4" onSubmit={submit}>
      {colleagues && (
        <Field label={t("absences.who")} error={form.errorOf("userId")} className="min-w-0 flex-1 basis-56">
          <Select {...form.register("userId")}>
            {colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t("absences.from")} error={form.errorOf("from")} required className="flex-1 basis-44">
        <Input type="date" {...form.register("from")} />
      </Field>
      <Field label={t("absences.to")} error={form.errorOf("to")} required className="flex-1 basis-44">
        <Input type="date" {...form.register("to")} />
      </Field>
      <Field label={t("absences.substitute")} error={form.errorOf("substituteId")} className="min-w-0 flex-1 basis-56">
        <Select {...form.register("substituteId")}>
          <option value="">{t("absences.nobody")}</option>
          {substitutes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="secondary" busy={form.isBusy} className="sm:mt-7">
        {t("absences.add")}
      </Button>
    </form>
  );
}
