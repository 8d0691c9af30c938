import { useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { cx } from "../../../ui/cx.ts";
import { FieldError } from "../../../ui/field.tsx";

type CheckboxGroupProps = {
  legend: string;
  options: { value: string; label: string }[];
  field: UseFormRegisterReturn;
  error?: string | undefined;
  className?: string;
};

/** A group of checkboxes for a multiple choice. */
export function CheckboxGroup({ legend, options, field, error, className }: CheckboxGroupProps) {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error && id}>
      <legend className="text-sm font-semibold">{legend}</legend>
      <div className={cx("grid gap-x-4", className)}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={<span className="break-words">{label}</span>}
            value={value}
            {...field}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
