import { useState } from "react";
import { MAX } from "../../../../domain/platform/limits.ts";
import { api, errorText } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { SentNote } from "./sent-note.tsx";

const loadRules = async () => (await import("../../../../domain/people/profile.ts")).passwordResetRequest;

/** Requests a password reset link. The answer is the same whether or not the account exists. */
export function ForgotForm() {
  const { t } = useTranslation("session");
  const [outcome, setOutcome] = useState<"sent" | "noServer" | null>(null);
  const form = useApiForm(loadRules, { account: "" });
  const submit = form.submit(
    async (body) => {
      const { isMailed } = await api("POST /api/password-resets", { body });
      setOutcome(isMailed ? "sent" : "noServer");
    },
    (error) => toast({ title: errorText(error, t("forgot.failed")), variant: "destructive" }),
  );

  if (outcome === "noServer") {
    return <SentNote isSent={false} title={t("forgot.noServerTitle")} text={t("forgot.noServer")} />;
  }
  if (outcome === "sent") return <SentNote title={t("forgot.sentTitle")} text={t("forgot.sent")} />;
  return (
    <form noValidate method="post" data-needs-script="" className="grid gap-5" onSubmit={submit}>
      <Field label={t("forgot.label")} error={form.errorOf("account")} required>
        <Input
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX.email}
          {...form.register("account")}
        />
      </Field>
      <Button type="submit" size="lg" busy={form.isBusy}>
        {t("forgot.submit")}
      </Button>
    </form>
  );
}
