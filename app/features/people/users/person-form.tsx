import { useQueryClient } from "@tanstack/react-query";
import type { Account } from "../../../../domain/api/people/users.ts";
import { api } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toast-store.ts";

const loadRules = async () => (await import("../../../../domain/people/users.ts")).accountCorrection;

const FIELDS = [
  { name: "firstName", required: true },
  { name: "lastName", required: true },
  { name: "email", type: "email", required: false },
] as const;

/** Corrects the name and the e-mail address of a colleague's account. */
export function PersonForm({ account }: { account: Account }) {
  const { t } = useTranslation("users");
  const client = useQueryClient();
  const { id, firstName, lastName, email } = account;
  const form = useApiForm(loadRules, { firstName, lastName, email: email ?? "" });
  const submit = form.submit(
    async (body) => {
      await api("PATCH /api/users/:id", { params: { id }, body });
      toast({ title: t("correct.success") });
      await client.invalidateQueries();
    },
    (error) => showErrorToast(t("correct.failure"), error),
  );
  return (
    <form noValidate aria-label={t("correct.title")} className="grid gap-4 sm:grid-cols-2" onSubmit={submit}>
      {FIELDS.map(({ name, required, ...control }) => (
        <Field
          key={name}
          label={t(`fields.${name}`)}
          hint={name === "email" ? t("correct.hint") : undefined}
          error={form.errorOf(name)}
          required={required}
          className={name === "email" ? "sm:col-span-2" : undefined}
        >
          <Input {...control} autoComplete="off" spellCheck={false} {...form.register(name)} />
        </Field>
      ))}
      <Button type="submit" variant="secondary" className="justify-self-start" busy={form.isBusy}>
        {t("correct.submit")}
      </Button>
    </form>
  );
}
