import { MAX } from "../../../../domain/platform/limits.ts";
import type { Role } from "../../../../domain/platform/permissions.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { useEntry } from "./use-entry.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";

const loadRules = async () => (await import("../../../../domain/people/registration.ts")).registration;

export type Invitation = { code: string; email: string; role: Role };

/** Creates the account of an invitation, with the invitation's e-mail address and role. */
export function RegisterForm({ invitation, next }: { invitation: Invitation; next: string | null }) {
  const { t } = useTranslation("session");
  const enter = useEntry(next);
  const form = useApiForm(loadRules, { username: "", password: "", firstName: "", lastName: "" });
  const submit = form.submit(
    async (values) => {
      const body = { ...values, invitationCode: invitation.code };
      const user = await api("POST /api/register", { body });
      await enter(user, t("register.success"), t("register.welcome", { name: user.firstName }));
    },
    (error) => showErrorToast(t("register.failed"), error),
  );

  return (
    <form noValidate method="post" data-needs-script="" className="grid gap-5 sm:grid-cols-2" onSubmit={submit}>
      <Field label={t("person.email")} hint={t("register.fromInvitation")}>
        <Input value={invitation.email} readOnly />
      </Field>
      <Field label={t("person.role")} hint={t("register.fromInvitation")}>
        <Input value={t(`portal:roles.${invitation.role}`)} readOnly />
      </Field>
      <Field label={t("person.firstName")} error={form.errorOf("firstName")} required>
        <Input autoComplete="given-name" maxLength={MAX.name} {...form.register("firstName")} />
      </Field>
      <Field label={t("person.lastName")} error={form.errorOf("lastName")} required>
        <Input autoComplete="family-name" maxLength={MAX.name} {...form.register("lastName")} />
      </Field>
      <Field label={t("username")} error={form.errorOf("username")} required>
        <Input
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX.username}
          {...form.register("username")}
        />
      </Field>
      <Field label={t("password")} error={form.errorOf("password")} required>
        <PasswordInput autoComplete="new-password" {...form.register("password")} />
      </Field>
      <Button type="submit" size="lg" disabled={form.isBusy} className="sm:col-span-2">
        {form.isBusy ? t("register.busy") : t("register.submit")}
      </Button>
    </form>
  );
}
