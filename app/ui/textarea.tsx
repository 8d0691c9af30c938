import type { ComponentProps } from "react";
import { controlClass } from "./control-class.ts";
import { cx } from "./cx.ts";
import { useFieldControl } from "./field-context.ts";

export type TextareaProps = ComponentProps<"textarea">;

/** Several lines of text; grows with them where the browser can. */
export function Textarea({ className, rows = 4, ...rest }: TextareaProps) {
  const props = useFieldControl(rest);
  return <textarea {...props} rows={rows} className={cx(controlClass, "max-h-96 resize-y", className)} />;
}
