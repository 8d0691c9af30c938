import type { ComponentProps } from "react";
import { controlClass } from "./control-class.ts";
import { cx } from "./cx.ts";
import { useFieldControl } from "./field-context.ts";

export type TextareaProps = ComponentProps<"textarea">;

/** A text area; it grows with its text when the browser supports that. */
export function Textarea({ className, rows = 4, ...rest }: TextareaProps) {
  const props = useFieldControl(rest);
  return <textarea {...props} rows={rows} className={cx(controlClass, "max-h-96 resize-y", className)} />;
}
