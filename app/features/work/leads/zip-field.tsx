import type { ComponentProps } from "react";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { useZip } from "./use-zip.tsx";

type ZipFieldProps = Pick<ComponentProps<typeof Field>, "label" | "error" | "required"> & {
  name: string;
  defaultValue?: string | string[] | undefined;
};

/** The ZIP code field: five digits, with a note on what we can do for a ZIP code of another state. */
export function ZipField({ label, error, required, name, defaultValue }: ZipFieldProps) {
  const start = typeof defaultValue === "string" ? defaultValue : "";
  const { note, onInput } = useZip(start);
  return (
    <Field label={label} error={error} note={note} required={required}>
      <Input name={name} inputMode="numeric" autoComplete="postal-code" defaultValue={start} onInput={onInput} />
    </Field>
  );
}
