import { LoaderCircle } from "lucide-react";
import { useTranslation } from "../lib/i18n.tsx";
import { cx } from "./cx.ts";

export type SpinnerProps = {
  /** The text for screen readers; defaults to "Loading". */
  label?: string;
  className?: string;
};

export function Spinner({ label, className }: SpinnerProps) {
  const { t } = useTranslation("ui");
  return (
    <span role="status" className={cx("inline-flex", className)}>
      <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
      <span className="sr-only">{label ?? t("loading")}</span>
    </span>
  );
}
