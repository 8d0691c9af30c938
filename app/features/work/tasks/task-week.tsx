import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import type { Task } from "../../../../domain/api/work/tasks.ts";
import { PAGE_SIZE } from "../../../../domain/platform/limits.ts";
import { wallClock } from "../../../../domain/platform/wall-clock.ts";
import { dayLater, mondayOf } from "../../../../domain/work/morning/periods.ts";
import { TaskDialog } from "../../../layout/tasks/task-dialog.tsx";
import { TaskRow } from "../../../layout/tasks/task-row.tsx";
import { useToday } from "../../../layout/tasks/use-today.ts";
import { useTicked } from "../../../layout/tasks/use-ticked.ts";
import { useAgency } from "../../../lib/agency.ts";
import { api } from "../../../lib/api.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { SkeletonGroup, SkeletonText } from "../../../ui/skeleton.tsx";
import { BookingRow } from "./booking-row.tsx";

const DAYS = [0, 1, 2, 3, 4, 5, 6];
/** The most tasks of a week that are shown; the list shows all. */
const MOST = PAGE_SIZE.max;

type TaskWeekProps = { isEverybodys: boolean };

/** The open tasks and the booked times of a week, day by day. In the server's page, which knows no today, a skeleton. */
export function TaskWeek({ isEverybodys }: TaskWeekProps) {
  const today = useToday();
  if (today) return <WeekOf today={today} isEverybodys={isEverybodys} />;
  return (
    <SkeletonGroup>
      <SkeletonText lines={8} />
    </SkeletonGroup>
  );
}

function WeekOf({ isEverybodys, today }: TaskWeekProps & { today: string }) {
  const { t } = useTranslation("tasks");
  const dates = useDates();
  const { timezone } = useAgency();
  const { parameters, change } = useAddress();
  const [edited, setEdited] = useState<Task | null>(null);
  const asked = parameters.get("week") ?? "";
  const monday = mondayOf(/^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today);
  const query = {
    whose: isEverybodys ? ("everybody" as const) : ("mine" as const),
    from: monday,
    to: dayLater(monday, 6),
    limit: MOST,
  };
  const tasks = useQuery({
    queryKey: ["/api/tasks", "week", query],
    queryFn: () => api("GET /api/tasks", { query }),
  });
  const { whose, from, to } = query;
  const booked = useQuery({
    queryKey: ["/api/bookings", "week", query],
    queryFn: () => api("GET /api/bookings", { query: { whose, from, to } }),
  });
  const { shown, onTick, onDeleted } = useTicked(tasks.data ?? []);
  const go = (to: string) => change({ week: to === mondayOf(today) ? null : to });
  const dayOf = (moment: string) => wallClock(new Date(moment), timezone).toISOString().slice(0, 10);
  const named = (day: string) => dates.date(`${day}T18:00:00Z`);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton icon={ChevronLeft} label={t("week.before")} onClick={() => go(dayLater(monday, -7))} />
        <h2 aria-live="polite" className="text-xl">
          {t("week.title", { from: named(monday), to: named(dayLater(monday, 6)) })}
        </h2>
        <IconButton icon={ChevronRight} label={t("week.after")} onClick={() => go(dayLater(monday, 7))} />
        {monday !== mondayOf(today) && (
          <Button variant="ghost" size="sm" onClick={() => go(mondayOf(today))}>
            {t("week.this")}
          </Button>
        )}
      </div>
      <QueryStates query={tasks} errorTitle={t("errorTitle")} error={t("error")}>
        {() =>
          DAYS.map((n) => dayLater(monday, n)).map((day) => {
            const rows = shown.filter(({ dueOn }) => dueOn === day);
            const times = (booked.data ?? []).filter(({ startsAt }) => dayOf(startsAt) === day);
            return (
              <section
                key={day}
                aria-labelledby={`day-${day}`}
                className="grid gap-x-4 gap-y-1 sm:grid-cols-[11rem_1fr]"
              >
                <h3 id={`day-${day}`} className={cx("py-2 text-base", day === today && "text-indigo")}>
                  {named(day)}
                </h3>
                {rows.length + times.length === 0 ? (
                  <p className="border-t border-line py-2 text-ink-soft">{t("week.free")}</p>
                ) : (
                  <ul className="divide-y divide-line rounded border border-line bg-surface">
                    {times.map((booking) => (
                      <BookingRow key={booking.id} booking={booking} />
                    ))}
                    {rows.map((task) => (
                      <TaskRow key={task.id} task={task} onTick={onTick} onDeleted={onDeleted} onChange={setEdited} />
                    ))}
                  </ul>
                )}
              </section>
            );
          })
        }
      </QueryStates>
      {edited && <TaskDialog task={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}
