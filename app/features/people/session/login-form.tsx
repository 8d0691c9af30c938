import { useEffect, useRef } from "react";
import type { User } from "../../../../domain/people/users.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { useEntryForm, type SentLogin } from "./use-entry-form.ts";

/** The second factor that is asked for after the password. */
export type SecondStep = "code" | "passkey";

type LoginFormProps = {
  /** The preset username. */
  username?: string;
  /** The server's answer when the form was sent without JavaScript. */
  sent?: SentLogin | undefined;
  onEntered: (user: User) => void | Promise<void>;
  onSecondStep: (step: SecondStep) => void;
};

/** The form for username or e-mail address, and password. Without JavaScript it is sent to the page's own action. */
export function LoginForm({ username = "", sent, onEntered, onSecondStep }: LoginFormProps) {
  const { t } = useTranslation("session");
  const password = useRef<HTMLInputElement>(null);
  const form = useEntryForm(sent);
  useEffect(() => {
    if (username) password.current?.focus();
  }, [username]);
  const submit = form.submit(async (typed) => {
    const { sendLogin } = await import("./send-login.ts");
    const outcome = await sendLogin(typed);
    if ("refusal" in outcome) return outcome.refusal;
    const { answer } = outcome;
    if ("secondFactor" in answer) onSecondStep("code");
    else if ("passkey" in answer) onSecondStep("passkey");
    else await onEntered(answer);
  });

  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void submit(event)}>
      {form.failure && (
        <Alert variant="error" title={t("toast.failed")}>
          {form.failure}
        </Alert>
      )}
      <Field label={t("loginName")} error={form.errorOf("username")} required>
        <Input
          name="username"
          defaultValue={sent?.username ?? username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={t("password")} error={form.errorOf("password")} required>
        <PasswordInput ref={password} name="password" autoComplete="current-password" />
      </Field>
      <Button type="submit" size="lg" disabled={form.isBusy}>
        {form.isBusy ? t("busy") : t("submit")}
      </Button>
    </form>
  );
}
