import { useId, type ComponentProps, type ReactNode } from "react";
import { cx } from "./cx.ts";
import { FieldError, RequiredMark } from "./field.tsx";

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode };

export type RadioGroupProps = Omit<ComponentProps<"input">, "type" | "value" | "defaultValue" | "name"> & {
  /** The question, read out before the answers. */
  legend: ReactNode;
  name: string;
  options: readonly RadioOption[];
  hint?: ReactNode;
  error?: ReactNode;
  value?: string;
  defaultValue?: string;
};

/**
 * A question with a few answers. Other props, `ref` and handlers go to each radio button, as a form library expects.
 */
export function RadioGroup({
  legend,
  options,
  hint,
  error,
  value,
  defaultValue,
  required,
  className,
  ...rest
}: RadioGroupProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;

  return (
    <fieldset
      className={cx("min-w-0", className)}
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={[hintId, errorId].filter(Boolean).join(" ") || undefined}
    >
      <legend className="text-sm font-semibold">
        {legend}
        {required && <RequiredMark />}
      </legend>
      {hint && (
        <p id={hintId} className="mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div className="flex flex-col">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-soft"
          >
            <input
              {...rest}
              type="radio"
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
              className={
                "mt-0.5 size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-surface transition-colors " +
                "hover:border-ink checked:border-[6px] checked:border-indigo checked:bg-on-indigo disabled:cursor-not-allowed disabled:opacity-50 forced-colors:appearance-auto"
              }
            />
            <span className="min-w-0 leading-normal">
              {option.label}
              {option.hint && <span className="block text-sm text-ink-soft">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
