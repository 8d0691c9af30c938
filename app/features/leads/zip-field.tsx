import type { ComponentProps } from "react";
import { MAX } from "../../../domain/limits.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { digitsOnly } from "./digits-only.ts";

type ZipFieldProps = Pick<ComponentProps<typeof Field>, "label" | "error" | "required"> &
  Pick<ComponentProps<"input">, "name" | "defaultValue">;

/** A ZIP code: digits only, five of them. */
export function ZipField({ label, error, required, ...input }: ZipFieldProps) {
  return (
    <Field label={label} error={error} required={required}>
      <Input inputMode="numeric" autoComplete="postal-code" onInput={digitsOnly(MAX.zip)} {...input} />
    </Field>
  );
}
