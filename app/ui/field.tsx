import { CircleAlert, Info } from "lucide-react";
import { useId, type ReactNode } from "react";
import { cx } from "./cx.ts";
import { FieldContext } from "./field-context.ts";

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** The text of the error; its presence makes the control invalid. */
  error?: ReactNode;
  /** A note while the person types, which does not make the control invalid; false while there is none. */
  note?: ReactNode;
  required?: boolean;
  /** The id of the control, when something else must point to it. */
  id?: string;
  className?: string;
  /** One control: Input, Textarea or Select. */
  children: ReactNode;
};

export function Field({ label, hint, error, note, required = false, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const noteId = note ? `${controlId}-note` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;

  return (
    <div className={cx("grid content-start gap-1.5", className)}>
      <label htmlFor={controlId} className="text-sm font-semibold">
        {label}
        {required && <RequiredMark />}
      </label>
      <FieldContext value={{ controlId, hintId, noteId, errorId, required }}>{children}</FieldContext>
      <FieldError id={errorId}>{error}</FieldError>
      {note !== undefined && <FieldNote id={noteId}>{note}</FieldNote>}
      {/* Below the control, so that fields side by side align. */}
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The live region of a note. It is always in the document, so that a new text is announced. */
export function FieldNote({ id, className, children }: { id?: string; className?: string; children?: ReactNode }) {
  return (
    <div aria-live="polite" className={cx("empty:hidden", className)}>
      {children && (
        <p id={id} className="flex items-start gap-1.5 text-sm">
          <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-indigo" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}

/** The star beside a label; the control itself has `aria-required`. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="ms-1 text-brick">
      *
    </span>
  );
}

/** The live region of an error. It is always in the document, so that a new text is announced. */
export function FieldError({ id, className, children }: { id?: string; className?: string; children?: ReactNode }) {
  return (
    <div aria-live="polite" className={cx("empty:hidden", className)}>
      {children && (
        <p id={id} className="flex items-start gap-1.5 text-sm text-brick">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
