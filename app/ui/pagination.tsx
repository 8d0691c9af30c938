import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "../lib/i18n.tsx";
import { Button } from "./button.tsx";

export type PaginationProps = {
  /** The cursor of the previous page; null when there is none. */
  previousKey: string | null;
  nextKey: string | null;
  onSelect: (key: string) => void;
  busy?: boolean;
};

/** The buttons of keyset pagination: by cursor and not by page number, so that a new row shifts nothing. */
export function Pagination({ previousKey, nextKey, onSelect, busy }: PaginationProps) {
  const { t } = useTranslation("ui");
  const stepTo = (key: string | null) => ({
    variant: "secondary" as const,
    disabled: key === null || busy,
    onClick: () => key !== null && onSelect(key),
  });
  return (
    <nav aria-label={t("pages")} className="flex flex-wrap items-center justify-between gap-3">
      <Button {...stepTo(previousKey)} aria-label={t("previousPage")}>
        <ChevronLeft aria-hidden="true" />
        {t("previous")}
      </Button>
      <Button {...stepTo(nextKey)} aria-label={t("nextPage")}>
        {t("next")}
        <ChevronRight aria-hidden="true" />
      </Button>
    </nav>
  );
}
