import type { ReactNode, Ref } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";

type OutcomeProps = { ref: Ref<HTMLDivElement>; id: string | undefined; children: ReactNode };

/** Scroll margin for elements scrolled to. On a phone it also leaves room for the toast at the top of the page. */
export const SCROLL_MARGIN_CLASS = "scroll-clear max-sm:scroll-mt-[calc(var(--header-height)+5.5rem)]";

/**
 * The container of a form's answer, above the form, to be scrolled into view. Without JavaScript the page jumps to its
 * id.
 */
export function Outcome({ ref, id, children }: OutcomeProps) {
  const { t } = useTranslation("leads");
  return (
    <div
      ref={ref}
      id={id}
      role="group"
      aria-label={t("outcome")}
      tabIndex={-1}
      className={`grid gap-4 ${SCROLL_MARGIN_CLASS}`}
    >
      {children}
    </div>
  );
}
