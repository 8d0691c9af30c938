import { Star, StarHalf } from "lucide-react";
import { useTranslation } from "../lib/i18n.tsx";
import { cx } from "./cx.ts";

const MAX = 5;

export type StarsProps = {
  /** The rating, rounded to half steps. */
  value: number;
  className?: string;
};

export function Stars({ value, className }: StarsProps) {
  const { t } = useTranslation("ui");
  const rating = Math.min(MAX, Math.max(0, Math.round(value * 2) / 2));

  return (
    <span
      role="img"
      aria-label={t("stars", { value: rating })}
      className={cx("inline-flex gap-0.5 text-star", className)}
    >
      {Array.from({ length: MAX }, (_, index) => {
        const filled = rating - index;
        return (
          <span key={index} aria-hidden="true" className="relative inline-flex">
            <Star className="size-5" strokeWidth={1.5} fill={filled >= 1 ? "currentColor" : "none"} />
            {filled === 0.5 && <StarHalf className="absolute inset-0 size-5" strokeWidth={1.5} fill="currentColor" />}
          </span>
        );
      })}
    </span>
  );
}
