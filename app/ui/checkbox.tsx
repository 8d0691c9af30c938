import { Check } from "lucide-react";
import { useId, type ComponentProps, type ReactNode } from "react";
import { cx } from "./cx.ts";
import { FieldError, RequiredMark } from "./field.tsx";

export type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

/** A checkbox with its label; the whole row can be pressed. */
export function Checkbox({ label, hint, error, className, id, required, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = hint ? `${inputId}-hint` : undefined;
  const errorId = error ? `${inputId}-error` : undefined;
  const describedBy = [rest["aria-describedby"], hintId, errorId].filter(Boolean).join(" ");

  return (
    <div className={cx("grid gap-1", className)}>
      <label
        htmlFor={inputId}
        className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-soft"
      >
        <span className="relative mt-0.5 flex shrink-0">
          <input
            {...rest}
            id={inputId}
            type="checkbox"
            aria-required={required || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy || undefined}
            className={
              "peer size-5 cursor-pointer appearance-none rounded-xs border border-line-strong bg-surface transition-colors " +
              "hover:border-ink checked:border-indigo checked:bg-indigo aria-invalid:border-brick " +
              "disabled:cursor-not-allowed disabled:opacity-50 forced-colors:appearance-auto"
            }
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto size-4 text-on-indigo opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
        <span className="min-w-0 leading-normal">
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      {hint && (
        <p id={hintId} className="-mt-2 ps-8 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={errorId} className="-mt-1 ps-8">
        {error}
      </FieldError>
    </div>
  );
}
