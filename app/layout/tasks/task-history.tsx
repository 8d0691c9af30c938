import { useQuery } from "@tanstack/react-query";
import type { Task } from "../../../domain/api/work/tasks.ts";
import { api } from "../../lib/api.ts";
import { useDates } from "../../lib/dates.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { QueryStates } from "../../ui/query-states.tsx";

/** The history of a task: who made, changed, did and reopened it, the latest first. */
export function TaskHistory({ task, onClose }: { task: Task; onClose(): void }) {
  const { t } = useTranslation("tasks");
  const dates = useDates();
  const { id, what } = task;
  const events = useQuery({
    queryKey: ["/api/tasks", id, "history"],
    queryFn: () => api("GET /api/tasks/:id/history", { params: { id } }),
  });
  return (
    <Dialog open onOpenChange={onClose} title={what}>
      <QueryStates query={events} error={t("history.error")} lines={3}>
        {(all) => (
          <ul className="grid gap-2">
            {all.map(({ deed, at, actor }) => (
              <li key={at + deed}>
                {t(`history.${deed}`, { who: actor ?? t("history.program") })}{" "}
                <span className="text-sm text-ink-soft">{dates.dateTime(at)}</span>
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
    </Dialog>
  );
}
