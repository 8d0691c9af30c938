import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { toast } from "../../../ui/toast-store.ts";

const loadRules = async () => (await import("../../../../domain/people/users.ts")).passwordChange;

const FIELDS = [
  ["currentPassword", "current-password"],
  ["newPassword", "new-password"],
  ["confirmPassword", "new-password"],
] as const;

/** The server's errors when the form was sent without JavaScript. */
export type SentPassword = { error: string; fields: Record<string, string> };

type PasswordFormProps = { onDone: () => Promise<void>; sent?: SentPassword | undefined };

/** Changes the user's own password; ends every other session of the account. */
export function PasswordForm({ onDone, sent }: PasswordFormProps) {
  const { t } = useTranslation("profile");
  const [refusal, setRefusal] = useState(sent);
  const form = useApiForm(loadRules, { currentPassword: "", newPassword: "", confirmPassword: "" });
  const submit = form.submit(
    async (body) => {
      setRefusal(undefined);
      await api("POST /api/user/change-password", { body });
      toast({ title: t("password.updated") });
      form.reset();
      await onDone();
    },
    (error) => showErrorToast(t("failed"), error, t("password.failedText")),
  );

  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={submit}>
      {refusal && <Alert variant="error">{refusal.error}</Alert>}
      {FIELDS.map(([name, autoComplete]) => (
        <Field
          key={name}
          label={t(`password.fields.${name}`)}
          error={form.errorOf(name) ?? refusal?.fields[name]}
          required
        >
          <PasswordInput autoComplete={autoComplete} {...form.register(name)} />
        </Field>
      ))}
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {t("password.save")}
      </Button>
    </form>
  );
}
