import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Task } from "../../../domain/api/work/tasks.ts";
import { api } from "../../lib/api.ts";
import { showErrorToast } from "../../lib/error-toast.ts";
import { useTranslation } from "../../lib/i18n.tsx";

/**
 * Keeps tasks that were ticked on this page in their place, so that one can untick them: the list no longer has them.
 * A tick shows at once and goes back when the server refuses it.
 */
export function useTicked(rows: readonly Task[]) {
  const { t } = useTranslation("tasks");
  const client = useQueryClient();
  const [ticked, setTicked] = useState<ReadonlyMap<number, Task>>(new Map());

  async function tick(task: Task) {
    const { id } = task;
    const isDone = task.doneAt === null;
    const put = (shown: Task) => setTicked((before) => new Map(before).set(id, shown));
    put({ ...task, doneAt: isDone ? new Date().toISOString() : null });
    try {
      const params = { id };
      put(await (isDone ? api("PUT /api/tasks/:id/done", { params }) : api("DELETE /api/tasks/:id/done", { params })));
    } catch (error) {
      put(task);
      showErrorToast(t("tickFailed", { what: task.what }), error);
    }
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes("/api/tasks") });
  }

  // The server's row wins once somebody has changed it; a task that was done here is in no list any more.
  const changed = rows.map((row) => {
    const own = ticked.get(row.id);
    return own && own.version >= row.version ? own : row;
  });
  const gone = [...ticked.values()].filter(({ id, doneAt }) => doneAt !== null && !rows.some((row) => row.id === id));
  const inOrder = (one: Task, other: Task) =>
    one.dueOn === other.dueOn ? one.id - other.id : one.dueOn < other.dueOn ? -1 : 1;
  return {
    shown: gone.length === 0 ? changed : [...changed, ...gone].toSorted(inOrder),
    onTick: (task: Task) => void tick(task),
    /** Forgets a ticked task that was deleted. */
    onDeleted: ({ id }: Task) => setTicked((before) => new Map([...before].filter(([one]) => one !== id))),
  };
}
