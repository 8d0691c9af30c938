import type { ComponentProps } from "react";
import { MAX } from "../../../../domain/platform/limits.ts";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { useEmailSuggestion } from "./use-email-suggestion.tsx";

type EmailFieldProps = Pick<ComponentProps<typeof Field>, "label" | "error" | "required"> &
  Pick<ComponentProps<typeof Input>, "defaultValue">;

/** The e-mail field. It suggests a correction for a misspelled domain, which the visitor may take or ignore. */
export function EmailField({ label, error, required, defaultValue }: EmailFieldProps) {
  const { offer, inputProps } = useEmailSuggestion();
  return (
    <Field label={label} error={error} note={offer} required={required}>
      <Input
        type="email"
        name="email"
        defaultValue={defaultValue}
        autoComplete="email"
        maxLength={MAX.email}
        {...inputProps}
      />
    </Field>
  );
}
