import { useEffect, useRef, type ReactNode } from "react";
import type { User } from "../../../../domain/people/users.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { useEntryForm, type SentLogin } from "./use-entry-form.ts";

type CodeFormProps = {
  /** The server's answer when the form was sent without JavaScript. */
  sent?: SentLogin | undefined;
  onEntered: (user: User) => void | Promise<void>;
  onStartOver: () => void;
  /** The link back to the password. */
  startOver: ReactNode;
};

/** The second factor of a login. It starts over when the attempts or the time are used up. */
export function CodeForm({ sent, onEntered, onStartOver, startOver }: CodeFormProps) {
  const { t } = useTranslation("session");
  const code = useRef<HTMLInputElement>(null);
  const form = useEntryForm(sent);
  // The password form is gone, and the focus with it.
  useEffect(() => code.current?.focus(), []);
  const submit = form.submit(async (typed) => {
    const { sendCode } = await import("./send-login.ts");
    const outcome = await sendCode(typed);
    if ("answer" in outcome) return onEntered(outcome.answer);
    if (outcome.refusal.isOver) onStartOver();
    return outcome.refusal;
  });

  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void submit(event)}>
      {form.failure && (
        <Alert variant="error" title={t("toast.failed")}>
          {form.failure}
        </Alert>
      )}
      <Field label={t("code.label")} hint={t("code.hint")} error={form.errorOf("code")} required>
        <Input ref={code} name="code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Button type="submit" size="lg" disabled={form.isBusy}>
        {form.isBusy ? t("busy") : t("submit")}
      </Button>
      {startOver}
    </form>
  );
}
