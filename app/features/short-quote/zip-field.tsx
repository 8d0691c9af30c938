import type { ComponentProps } from "react";
import { MAX } from "../../../domain/limits.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { digitsOnly } from "../leads/digits-only.ts";

type ZipFieldProps = Pick<ComponentProps<typeof Field>, "error" | "required"> &
  Pick<ComponentProps<"input">, "name" | "defaultValue">;

/** A ZIP code: digits only, five of them. */
export function ZipField({ name = "zipCode", defaultValue, ...field }: ZipFieldProps) {
  const { t } = useTranslation("short-quote");
  return (
    <Field label={t("fields.zipCode")} {...field}>
      <Input
        name={name}
        defaultValue={defaultValue}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={MAX.zip}
        onInput={digitsOnly}
      />
    </Field>
  );
}
