import { CircleCheck } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { PortalPage } from "../../../layout/portal-page.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { TodayRow } from "./today-row.tsx";
import { keyOf } from "./today-done.ts";
import { useTodayList } from "./use-today-list.ts";
import { useSteadyRow } from "./use-steady-row.ts";
import { useTodayKeys } from "./use-today-keys.ts";

/** The page of today: who waits for an answer and which tasks are due, the most urgent first, one key each. */
export function TodayPage() {
  const { t } = useTranslation("today");
  const { query, items, busy, isDone, undoUntil, finish, undo } = useTodayList();
  const [focused, setFocused] = useState<string | null>(null);
  const keys = items.map(keyOf);
  const first = items.find((item) => !isDone(item));
  const current = focused && keys.includes(focused) ? focused : first && keyOf(first);
  const list = useRef<HTMLUListElement>(null);

  function move(step: -1 | 1) {
    const titles = [...(list.current?.querySelectorAll<HTMLElement>("[data-title]") ?? [])];
    const at = titles.findIndex((title) => title.closest("li")?.contains(document.activeElement));
    const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), titles.length - 1);
    titles[next]?.focus();
  }
  useTodayKeys(move);
  useSteadyRow(list);

  return (
    <PortalPage title={t("title")}>
      <p className="max-w-prose text-ink-soft">
        {t("intro")} <span className="max-md:hidden">{t("keys")}</span>
      </p>
      <QueryStates query={query} errorTitle={t("errorTitle")} error={t("error")}>
        {() =>
          items.length === 0 ? (
            <EmptyState icon={CircleCheck} title={t("none")} text={t("noneText")} />
          ) : (
            <ul
              ref={list}
              aria-label={t("list")}
              className="divide-y divide-line rounded border border-line bg-surface [overflow-anchor:none]"
            >
              {items.map((item) => (
                <TodayRow
                  key={keyOf(item)}
                  item={item}
                  isDone={isDone(item)}
                  undoUntil={undoUntil(item)}
                  isBusy={busy === keyOf(item)}
                  isCurrent={keyOf(item) === current}
                  onFocus={() => setFocused(keyOf(item))}
                  onFinish={() => finish(item)}
                  onUndo={() => undo(item)}
                />
              ))}
            </ul>
          )
        }
      </QueryStates>
      <p>
        <Link to="/tasks" className="link">
          {t("tasks")}
        </Link>
      </p>
    </PortalPage>
  );
}
