import { useQuery } from "@tanstack/react-query";
import { useState, type ComponentProps } from "react";
import { keysOf } from "../../../../domain/platform/typed-records.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";

/** The first values of the fields that confirm who somebody is. */
export const NOTHING_CONFIRMED = { currentPassword: "", code: "" };

type Registered = ComponentProps<typeof Input>;
type IdentityName = keyof typeof NOTHING_CONFIRMED;
/** A form that has these fields, among others. */
type IdentityForm = {
  register(name: IdentityName): Registered;
  errorOf(name: IdentityName): string | undefined;
  setValue(name: IdentityName, value: string): void;
};

/**
 * The field by which an admin confirms again who they are: the password or, for an account with a second factor, a code
 * of it. Only one of the two is in the form at a time, and a hidden one is empty.
 */
export function IdentityFields({ form }: { form: IdentityForm }) {
  const { t } = useTranslation("settings");
  const secondFactor = useQuery({ queryKey: ["second-factor"], queryFn: () => api("GET /api/user/second-factor") });
  const [usesCode, setUsesCode] = useState(false);
  function change(): void {
    for (const name of keysOf(NOTHING_CONFIRMED)) form.setValue(name, "");
    setUsesCode(!usesCode);
  }
  const other = usesCode ? "providers.usePassword" : "providers.useCode";
  return (
    <div className="grid gap-2">
      {usesCode ? (
        <Field
          key="code"
          label={t("providers.code")}
          hint={t("providers.codeHint")}
          error={form.errorOf("code")}
          required
        >
          <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...form.register("code")} />
        </Field>
      ) : (
        <Field key="password" label={t("providers.currentPassword")} error={form.errorOf("currentPassword")} required>
          <PasswordInput autoComplete="current-password" {...form.register("currentPassword")} />
        </Field>
      )}
      {secondFactor.data?.isOn && (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={change}>
          {t(other)}
        </Button>
      )}
    </div>
  );
}
