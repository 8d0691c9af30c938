import { useEffect } from "react";
import type { User } from "../../../domain/users.ts";
import { api, ApiError, errorText } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useApiForm } from "../../lib/use-api-form.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { toast } from "../../ui/toast-store.ts";

const loadRules = async () => (await import("../../../domain/profile.ts")).secondFactorCode;

type CodeFormProps = { onEntered: (user: User) => void | Promise<void>; onStartOver: () => void };

/** The second step of a login. When the tries or the time are used up, it starts over. */
export function CodeForm({ onEntered, onStartOver }: CodeFormProps) {
  const { t } = useTranslation("session");
  const form = useApiForm(loadRules, { code: "" });
  const { setFocus } = form;
  // The password's form is gone, and with it the focus.
  useEffect(() => setFocus("code"), [setFocus]);
  const submit = form.submit(
    async (body) => {
      await onEntered(await api("POST /api/login/second-factor", { body, mayBeRefused: true }));
    },
    (error) => {
      toast({ title: t("toast.failed"), description: errorText(error, t("toast.failed")), variant: "destructive" });
      if (error instanceof ApiError && error.code === "unauthenticated") onStartOver();
    },
  );

  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={submit}>
      <Field label={t("code.label")} hint={t("code.hint")} error={form.errorOf("code")} required>
        <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...form.register("code")} />
      </Field>
      <Button type="submit" size="lg" disabled={form.isBusy}>
        {form.isBusy ? t("busy") : t("submit")}
      </Button>
      <Button variant="ghost" onClick={onStartOver}>
        {t("code.back")}
      </Button>
    </form>
  );
}
