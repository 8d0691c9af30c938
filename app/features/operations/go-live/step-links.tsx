import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n.tsx";
import { buttonClass } from "../../../ui/button.tsx";

/** The pages outside the set-up on which a step is done. */
const PAGES = {
  looks: "/admin-settings?section=looks",
  carriers: "/admin-content?kind=carriers",
  codes: "/admin-content?kind=agency-codes",
  content: "/admin-content",
  senders: "/admin-settings?section=senders",
  lines: "/admin-settings?section=lines",
} as const;

/** Links to the pages on which a step is done. */
export function StepLinks({ pages }: { pages: readonly (keyof typeof PAGES)[] }) {
  const { t } = useTranslation("set-up");
  return (
    <p className="flex flex-wrap gap-3">
      {pages.map((page) => (
        <Link key={page} to={PAGES[page]} className={buttonClass({ variant: "secondary" })}>
          {t(`links.${page}`)}
        </Link>
      ))}
    </p>
  );
}
