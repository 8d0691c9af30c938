import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";

/** The link of a list row, which opens in a new tab, with a line of details. */
export function RowTitle({ href, title, children }: { href: string; title: string; children: ReactNode }) {
  const { t } = useTranslation("forms");
  return (
    <div className="min-w-0 flex-1 basis-56">
      <a href={href} target="_blank" rel="noopener" className="link font-semibold wrap-anywhere">
        {title}
        <span className="sr-only"> {t("portal:newTab")}</span>
      </a>
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">{children}</p>
    </div>
  );
}
