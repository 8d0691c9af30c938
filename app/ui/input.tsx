import type { ComponentProps } from "react";
import { controlClass } from "./control-class.ts";
import { cx } from "./cx.ts";
import { useFieldControl } from "./field-context.ts";

export type InputProps = ComponentProps<"input">;

/** A text input. Inside a Field it takes its id, description and state from the Field. */
export function Input({ className, ...rest }: InputProps) {
  const props = useFieldControl(rest);
  return <input {...props} type={props.type ?? "text"} className={cx(controlClass, className)} />;
}
