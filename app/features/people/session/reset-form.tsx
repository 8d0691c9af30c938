import { useNavigate } from "react-router";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";

const loadRules = async () => (await import("../../../../domain/people/profile.ts")).passwordReset;

const FIELDS = ["newPassword", "confirmPassword"] as const;

/** Sets a new password with the token of a reset link. */
export function ResetForm({ token }: { token: string }) {
  const { t } = useTranslation("session");
  const navigate = useNavigate();
  const form = useApiForm(loadRules, { token, newPassword: "", confirmPassword: "" });
  const submit = form.submit(
    async (body) => {
      await api("POST /api/password-resets/complete", { body });
      toast({ title: t("reset.done"), description: t("reset.doneText") });
      await navigate("/auth");
    },
    (error) => showErrorToast(t("reset.failed"), error, t("reset.failedText")),
  );

  return (
    <form noValidate method="post" data-needs-script="" className="grid gap-5" onSubmit={submit}>
      {FIELDS.map((name) => (
        <Field key={name} label={t(`reset.${name}`)} error={form.errorOf(name)} required>
          <PasswordInput autoComplete="new-password" {...form.register(name)} />
        </Field>
      ))}
      <Button type="submit" size="lg" busy={form.isBusy}>
        {t("reset.submit")}
      </Button>
    </form>
  );
}
