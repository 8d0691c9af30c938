import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

export type AlertVariant = "info" | "success" | "error";

export type AlertProps = Omit<ComponentProps<"div">, "title"> & {
  variant?: AlertVariant;
  title?: ReactNode;
  /** A button or link that helps: Try Again, for instance. */
  action?: ReactNode;
};

const looks = {
  info: { icon: Info, box: "border-indigo/40 bg-indigo-soft", ink: "text-indigo" },
  success: { icon: CircleCheck, box: "border-sage/40 bg-sage-soft", ink: "text-sage" },
  error: { icon: CircleAlert, box: "border-brick/40 bg-brick-soft", ink: "text-brick" },
};

/** A message in the page, as a live region. An error interrupts a screen reader, the others wait. */
export function Alert({ variant = "info", title, action, className, children, role, ...rest }: AlertProps) {
  const { icon: Icon, box, ink } = looks[variant];
  return (
    <div
      {...rest}
      role={role ?? (variant === "error" ? "alert" : "status")}
      className={cx("flex gap-3 rounded border p-4", box, className)}
    >
      <Icon aria-hidden="true" className={cx("mt-0.5 size-5 shrink-0", ink)} />
      <div className="min-w-0 flex-1">
        {title && <p className={cx("font-semibold", ink)}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="mt-3 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}
