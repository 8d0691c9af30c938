import { useTranslation } from "../../lib/i18n.tsx";
import { MAX } from "../../../domain/limits.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { digitsOnly } from "../leads/digits-only.ts";
import type { RegisterField } from "./quote-form.tsx";

type Props = {
  register: RegisterField;
  errorOf(field: string): string | undefined;
  isZipRequired: boolean;
};

/** Who asks, and how to reach them. */
export function ContactFields({ register, errorOf, isZipRequired }: Props) {
  const { t } = useTranslation("quotes");
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-4 font-display text-xl font-semibold">{t("you")}</legend>
      <Field label={t("fields.name")} error={errorOf("name")} required>
        <Input autoComplete="name" maxLength={MAX.name} {...register("name")} />
      </Field>
      <Field label={t("fields.email")} error={errorOf("email")} required>
        <Input type="email" autoComplete="email" maxLength={MAX.email} {...register("email")} />
      </Field>
      <Field label={t("fields.phone")} error={errorOf("phone")} required>
        <Input type="tel" autoComplete="tel" maxLength={MAX.phone} {...register("phone")} />
      </Field>
      <Field label={t("fields.zipCode")} error={errorOf("zipCode")} required={isZipRequired}>
        <Input
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={MAX.zip}
          onInput={digitsOnly}
          {...register("zipCode")}
        />
      </Field>
    </fieldset>
  );
}
