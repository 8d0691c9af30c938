import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlClass } from "./control-class.ts";
import { cx } from "./cx.ts";
import { useFieldControl } from "./field-context.ts";

export type SelectProps = ComponentProps<"select"> & {
  /** The first entry, with the value "", shown until something is chosen. */
  placeholder?: string;
};

/** A native select in our box: right on every phone, and no script. */
export function Select({ className, placeholder, children, ...rest }: SelectProps) {
  const props = useFieldControl(rest);
  return (
    <span className={cx("relative block", className)}>
      <select {...props} className={cx(controlClass, "cursor-pointer appearance-none truncate pe-10")}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-soft"
      />
    </span>
  );
}
