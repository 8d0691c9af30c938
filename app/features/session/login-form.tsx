import { useEffect } from "react";
import type { User } from "../../../domain/users.ts";
import { api, errorText } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useApiForm } from "../../lib/use-api-form.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { toast } from "../../ui/toast-store.ts";

const loadRules = async () => (await import("../../../domain/users.ts")).credentials;

/** The user, or what is still asked for. */

export type SecondStep = "code" | "passkey";

type LoginFormProps = {
  /** Whose password is asked for, unless they say otherwise. */
  username?: string;
  onEntered: (user: User) => void | Promise<void>;
  onSecondStep: (step: SecondStep) => void;
};

export function LoginForm({ username = "", onEntered, onSecondStep }: LoginFormProps) {
  const { t } = useTranslation("session");
  const form = useApiForm(loadRules, { username, password: "" });
  const { setFocus } = form;
  useEffect(() => {
    if (username) setFocus("password");
  }, [username, setFocus]);
  const submit = form.submit(
    async (body) => {
      const answer = await api("POST /api/login", { body, mayBeRefused: true });
      if ("secondFactor" in answer) onSecondStep("code");
      else if ("passkey" in answer) onSecondStep("passkey");
      else await onEntered(answer);
    },
    (error) =>
      toast({ title: t("toast.failed"), description: errorText(error, t("toast.failed")), variant: "destructive" }),
  );

  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={submit}>
      <Field label={t("username")} error={form.errorOf("username")} required>
        <Input autoComplete="username" autoCapitalize="none" spellCheck={false} {...form.register("username")} />
      </Field>
      <Field label={t("password")} error={form.errorOf("password")} required>
        <PasswordInput autoComplete="current-password" {...form.register("password")} />
      </Field>
      <Button type="submit" size="lg" disabled={form.isBusy}>
        {form.isBusy ? t("busy") : t("submit")}
      </Button>
    </form>
  );
}
