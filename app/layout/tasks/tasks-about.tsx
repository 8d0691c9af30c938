import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { Task } from "../../../domain/api/work/tasks.ts";
import { api } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { QueryStates } from "../../ui/query-states.tsx";
import { useMay } from "../use-may.ts";
import { TaskDialog, type TaskSubject } from "./task-dialog.tsx";
import { TaskRow } from "./task-row.tsx";
import { useTicked } from "./use-ticked.ts";

/** The open tasks about a request or a customer, and the button that adds one. */
export function TasksAbout({ about }: { about: TaskSubject }) {
  const { t } = useTranslation("tasks");
  const mayAdd = useMay("customer-data", "create");
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<Task | null>(null);
  const query = { whose: "everybody", ...about } as const;
  const tasks = useQuery({
    queryKey: ["/api/tasks", "about", about],
    queryFn: () => api("GET /api/tasks", { query }),
    // Not cached: what was read does not stay in memory.
    gcTime: 0,
  });
  const { shown, onTick, onDeleted } = useTicked(tasks.data ?? []);
  return (
    <div className="grid grid-cols-1 gap-3">
      <QueryStates query={tasks} error={t("error")} lines={2}>
        {() =>
          shown.length === 0 ? (
            <p className="text-ink-soft">{t("noneAbout")}</p>
          ) : (
            <ul aria-label={t("title")} className="divide-y divide-line rounded border border-line bg-surface">
              {shown.map((task) => (
                <TaskRow
                  key={task.id}
                  task={task}
                  onTick={onTick}
                  onDeleted={onDeleted}
                  onChange={setEdited}
                  isAboutPage
                />
              ))}
            </ul>
          )
        }
      </QueryStates>
      {mayAdd && (
        <div>
          <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" />
            {t("add")}
          </Button>
        </div>
      )}
      {edited && <TaskDialog task={edited} onClose={() => setEdited(null)} />}
      {isAdding && <TaskDialog about={about} onClose={() => setAdding(false)} />}
    </div>
  );
}
