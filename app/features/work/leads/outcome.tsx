import type { ReactNode, Ref } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";

type OutcomeProps = { ref: Ref<HTMLDivElement>; id: string | undefined; children: ReactNode };

/** On a phone a toast lies over the top of the page. */
export const CLEAR = "scroll-clear max-sm:scroll-mt-[calc(var(--header-height)+5.5rem)]";

/** Where the answer to a form stands: above it, to be brought into view; without script the page comes back to its id. */
export function Outcome({ ref, id, children }: OutcomeProps) {
  const { t } = useTranslation("leads");
  return (
    <div ref={ref} id={id} role="group" aria-label={t("outcome")} tabIndex={-1} className={`grid gap-4 ${CLEAR}`}>
      {children}
    </div>
  );
}
