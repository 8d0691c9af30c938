import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate, useRevalidator } from "react-router";
import { useTranslation } from "../../lib/i18n.tsx";
import { credentials, type Credentials, type User } from "../../../domain/users.ts";
import { api, errorText } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { PasswordInput } from "./password-input.tsx";

export function LoginForm({ next }: { next: string }) {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const [isDone, setDone] = useState(false);
  const { register, handleSubmit, formState } = useForm<Credentials>({
    resolver: zodResolver(credentials),
    defaultValues: { username: "", password: "" },
  });

  async function submit(values: Credentials): Promise<void> {
    try {
      const user = await api<User>("/api/login", { method: "POST", body: values });
      setDone(true);
      toast({ title: t("toast.success"), description: t("toast.welcome", { name: user.firstName }) });
      await revalidator.revalidate();
      await navigate(user.mustChangePassword ? "/profile" : next);
    } catch (error) {
      toast({ title: t("toast.failed"), description: errorText(error, t("toast.failed")), variant: "destructive" });
    }
  }

  const isBusy = formState.isSubmitting || isDone;
  const { username, password } = formState.errors;
  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Field label={t("username")} error={username?.message && t(username.message)} required>
        <Input autoComplete="username" autoCapitalize="none" spellCheck={false} {...register("username")} />
      </Field>
      <Field label={t("password")} error={password?.message && t(password.message)} required>
        <PasswordInput autoComplete="current-password" {...register("password")} />
      </Field>
      <Button type="submit" size="lg" disabled={isBusy}>
        {isBusy ? t("busy") : t("submit")}
      </Button>
    </form>
  );
}
