import { useEffect, useRef, type ReactNode } from "react";
import type { User } from "../../../../domain/people/users.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { useEntryForm, type SentLogin } from "./use-entry-form.ts";

type CodeFormProps = {
  /** What the server made of the form when it was sent without script. */
  sent?: SentLogin | undefined;
  onEntered: (user: User) => void | Promise<void>;
  onStartOver: () => void;
  /** The way back to the password. */
  startOver: ReactNode;
};

/** The second step of a login. When the tries or the time are used up, it starts over. */
export function CodeForm({ sent, onEntered, onStartOver, startOver }: CodeFormProps) {
  const { t } = useTranslation("session");
  const code = useRef<HTMLInputElement>(null);
  const form = useEntryForm(sent);
  // The password's form is gone, and with it the focus.
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
