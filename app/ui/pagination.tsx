import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslation } from "../lib/i18n.tsx";
import { Button, buttonClass } from "./button.tsx";
import { cx } from "./cx.ts";

export type PaginationProps = {
  /** The key of the page before; null where there is none. */
  previousKey?: string | null;
  nextKey?: string | null;
  /** Give `hrefFor` for pages with an address, `onSelect` for those without. */
  hrefFor?: (key: string) => string;
  onSelect?: (key: string) => void;
  /** What these are pages of; "Pages" unless told. */
  label?: string;
  previousLabel?: ReactNode;
  nextLabel?: ReactNode;
  /** Between the buttons: "51–100 of 1,000". */
  summary?: ReactNode;
  busy?: boolean;
  className?: string;
};

/** Back and on through a long list, by key and not by number: a row that comes in meanwhile moves nothing. */
export function Pagination({
  previousKey,
  nextKey,
  label,
  previousLabel,
  nextLabel,
  summary,
  className,
  ...step
}: PaginationProps) {
  const { t } = useTranslation("ui");
  return (
    <nav
      aria-label={label ?? t("pages")}
      className={cx("flex flex-wrap items-center justify-between gap-3", className)}
    >
      <Step {...step} target={previousKey} name={previousLabel ? undefined : t("previousPage")}>
        <ChevronLeft aria-hidden="true" />
        {previousLabel ?? t("previous")}
      </Step>
      {summary && (
        <p
          aria-live="polite"
          className="order-first w-full text-center text-sm text-ink-soft tabular-nums sm:order-none sm:w-auto"
        >
          {summary}
        </p>
      )}
      <Step {...step} target={nextKey} name={nextLabel ? undefined : t("nextPage")}>
        {nextLabel ?? t("next")}
        <ChevronRight aria-hidden="true" />
      </Step>
    </nav>
  );
}

type StepProps = Pick<PaginationProps, "hrefFor" | "onSelect" | "busy"> & {
  target?: string | null;
  /** The whole of what the button says, where only a part of it is in sight. */
  name?: string;
  children: ReactNode;
};

function Step({ target, hrefFor, onSelect, busy, name, children }: StepProps) {
  if (target != null && hrefFor) {
    return (
      <Link to={hrefFor(target)} aria-label={name} className={buttonClass({ variant: "secondary" })}>
        {children}
      </Link>
    );
  }
  return (
    <Button
      variant="secondary"
      aria-label={name}
      disabled={target == null || busy}
      onClick={() => target != null && onSelect?.(target)}
    >
      {children}
    </Button>
  );
}
