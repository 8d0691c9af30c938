import { useQuery } from "@tanstack/react-query";
import { AtSign, CalendarClock, Reply, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { COUNTED_UP_TO } from "../../../../domain/work/desk/views.ts";
import { KINDS, LEAD_KINDS } from "../../../../domain/work/request-kinds.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { cx } from "../../../ui/cx.ts";

/** The views of the desk with what waits for the reader. */
const VIEWS = ["waiting", "due", "mentioned"] as const;
type WaitingView = (typeof VIEWS)[number];

const ICONS: Record<WaitingView, LucideIcon> = { waiting: Reply, due: CalendarClock, mentioned: AtSign };

/** The numbers of what waits at the desk, each with a link to it. The links are there before the numbers. */
export function WaitingViews() {
  const { t } = useTranslation("tools");
  const { data } = useQuery({ queryKey: ["desk-counts"], queryFn: () => api("GET /api/desk-counts") });
  return (
    <nav aria-label={t("waits.label")}>
      <ul className="flex flex-wrap gap-2">
        {VIEWS.map((view) => {
          const counts = LEAD_KINDS.map((kind) => ({
            tab: KINDS[kind].tab,
            count: data?.[KINDS[kind].tab][view] ?? 0,
          }));
          const sum = counts.reduce((total, { count }) => total + count, 0);
          // Opens the first kind of requests that has some.
          const { tab } = counts.find(({ count }) => count > 0) ?? counts[0] ?? {};
          const Icon = ICONS[view];
          return (
            <li key={view}>
              <Link
                to={`/agent-dashboard?${new URLSearchParams({ ...(tab && { tab }), view })}`}
                className={cx(
                  "flex min-h-11 items-center gap-2 rounded border border-line bg-surface px-4 no-underline hover:bg-surface-2",
                  sum > 0 ? "font-semibold text-ink" : "text-ink-soft",
                )}
              >
                <Icon aria-hidden="true" className="size-4 shrink-0" />
                {t(`waits.${view}`)}
                <span className="min-w-[2ch] tabular-nums">{shownCount(data && sum)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Returns the text of a count; nothing while it is unknown. */
function shownCount(count: number | undefined): string {
  if (count === undefined) return "";
  return count >= COUNTED_UP_TO ? `${COUNTED_UP_TO}+` : String(count);
}
