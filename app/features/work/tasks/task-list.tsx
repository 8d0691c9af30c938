import { ListChecks } from "lucide-react";
import { useState } from "react";
import type { Task } from "../../../../domain/api/work/tasks.ts";
import { dayLater, mondayOf } from "../../../../domain/work/morning/periods.ts";
import { TaskDialog } from "../../../layout/tasks/task-dialog.tsx";
import { TaskRow } from "../../../layout/tasks/task-row.tsx";
import { useToday } from "../../../layout/tasks/use-today.ts";
import { useTicked } from "../../../layout/tasks/use-ticked.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useList } from "../../../lib/use-list.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListStates } from "../../../ui/list-states.tsx";

/** The filters of a list about one person, which the owner's morning links to. */
export const PERSON_FILTERS = ["assignee", "doneBy", "doneFrom", "doneTo"] as const;

const SPANS = ["overdue", "today", "week", "later"] as const;

/** The tasks as a list: the open ones by when they are due, or the done ones, the latest first. */
export function TaskList({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation("tasks");
  const today = useToday();
  const [edited, setEdited] = useState<Task | null>(null);
  const list = useList("GET /api/tasks", { filters: ["whose", "done", "from", "to", ...PERSON_FILTERS] });
  const { shown, onTick, onDeleted } = useTicked(list.rows);
  const groups = isDone
    ? [{ name: "done" as const, rows: list.rows.map((row) => shown.find(({ id }) => id === row.id) ?? row) }]
    : SPANS.map((name) => ({ name, rows: shown.filter((task) => spanOf(task, today) === name) }));
  return (
    <>
      <ListStates
        list={{ ...list, rows: [...shown] }}
        errorTitle={t("errorTitle")}
        error={t("error")}
        empty={
          <EmptyState
            icon={ListChecks}
            title={t(isDone ? "noneDone" : "none")}
            text={t(isDone ? "noneDoneText" : "noneText")}
          />
        }
      >
        {groups
          .filter(({ rows }) => rows.length > 0)
          .map(({ name, rows }) => (
            <section key={name} aria-labelledby={`tasks-${name}`} className="grid grid-cols-1 gap-2">
              <h2 id={`tasks-${name}`} className="text-xl">
                {t(`spans.${name}`)}
              </h2>
              <ul className="divide-y divide-line rounded border border-line bg-surface">
                {rows.map((task) => (
                  <TaskRow key={task.id} task={task} onTick={onTick} onDeleted={onDeleted} onChange={setEdited} />
                ))}
              </ul>
            </section>
          ))}
      </ListStates>
      {edited && <TaskDialog task={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function spanOf({ dueOn }: Task, today: string): (typeof SPANS)[number] {
  if (dueOn < today) return "overdue";
  if (dueOn === today) return "today";
  return dueOn <= dayLater(mondayOf(today), 6) ? "week" : "later";
}
