import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";

/** The table of a chart's numbers: collapsed on screen, always visible in print. */
export function Numbers({ children }: { children: ReactNode }) {
  const { t } = useTranslation("morning");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        className="justify-self-start"
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? "hideNumbers" : "showNumbers")}
      </Button>
      <div id={id} className={cx("morning-numbers", !isOpen && "hidden print:block")}>
        {children}
      </div>
    </div>
  );
}
