import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useBadge } from "../../../lib/live/use-badge.ts";
import { cx } from "../../../ui/cx.ts";

const VIEWS = [
  { name: "all", to: "/email-admin" },
  { name: "unsorted", to: "/email-admin?view=unsorted" },
] as const;
export type MailView = (typeof VIEWS)[number]["name"];

/** Links to the two views: all mails, and those not yet assigned to a request or customer. */
export function MailViews({ current }: { current: MailView }) {
  const { t } = useTranslation("emails");
  const unsorted = useBadge()?.unsorted ?? 0;
  return (
    <nav aria-label={t("views.label")}>
      <ul className="flex flex-wrap gap-2">
        {VIEWS.map(({ name, to }) => (
          <li key={name}>
            <Link
              to={to}
              aria-current={name === current ? "page" : undefined}
              className={cx(
                "inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-semibold no-underline",
                name === current
                  ? "border-indigo bg-indigo-soft text-indigo"
                  : "border-line bg-surface hover:bg-ground",
              )}
            >
              {t(`views.${name}`)}
              {name === "unsorted" && unsorted > 0 && <span className="tabular-nums">({unsorted})</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
