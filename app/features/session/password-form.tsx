import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useNavigate, useRevalidator } from "react-router";
import { passwordChange, type PasswordChange } from "../../../domain/users.ts";
import { api, ApiError, errorText } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { toast } from "../../ui/toast-store.ts";
import { PasswordInput } from "./password-input.tsx";

const FIELDS = [
  ["currentPassword", "current-password"],
  ["newPassword", "new-password"],
  ["confirmPassword", "new-password"],
] as const;

/** Changes one's own password; every other session of the account ends. */
export function PasswordForm() {
  const { t } = useTranslation("profile");
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const { register, handleSubmit, setError, formState } = useForm<PasswordChange>({
    resolver: zodResolver(passwordChange),
    defaultValues: { currentPassword: "", newPassword: "", confirmPassword: "" },
  });

  async function submit(values: PasswordChange): Promise<void> {
    try {
      await api("/api/user/change-password", { method: "POST", body: values });
      toast({ title: t("updated") });
      await revalidator.revalidate();
      await navigate("/agent-tools");
    } catch (error) {
      for (const [name] of FIELDS) {
        const message = error instanceof ApiError ? error.fields[name] : undefined;
        if (message) setError(name, { type: "server", message });
      }
      toast({ title: t("failed"), description: errorText(error, t("failedText")), variant: "destructive" });
    }
  }

  /** Messages are keys where our own rules found the fault, and texts where the server did. */
  function errorOf(name: (typeof FIELDS)[number][0]): string | undefined {
    const error = formState.errors[name];
    return error?.type === "server" ? error.message : error?.message && t(error.message);
  }

  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void handleSubmit(submit)(event)}>
      {FIELDS.map(([name, autoComplete]) => (
        <Field key={name} label={t(`fields.${name}`)} error={errorOf(name)} required>
          <PasswordInput autoComplete={autoComplete} {...register(name)} />
        </Field>
      ))}
      <Button type="submit" disabled={formState.isSubmitting} className="justify-self-start">
        {t("save")}
      </Button>
    </form>
  );
}
