import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { TodayItem } from "../../../../domain/api/work/tasks.ts";
import { UNDO_MS } from "../../../../domain/work/desk/events.ts";
import { KINDS, LEAD_KINDS } from "../../../../domain/work/request-kinds.ts";
import { byUrgency } from "../../../../domain/work/today.ts";
import { api } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { isNewer, keyOf, type Done } from "./today-done.ts";

export function nameOf(item: TodayItem): string {
  if (item.what === "task") return item.task.what;
  const { name, reference } = item.what === "booking" ? item.booking.request : item;
  return name || reference;
}

/** The words of the key let the live updates of tasks, bookings and requests find the query. */
const QUERY_KEY = ["today", "/api/tasks", "/api/bookings", ...LEAD_KINDS.map((kind) => KINDS[kind].path)];

/**
 * Returns what is to be done today. What was done on this page stays in its place, so that it can be undone: the
 * server's list no longer has it. A newer row of the server wins, as when the customer has written again.
 */
export function useTodayList() {
  const { t } = useTranslation("today");
  const client = useQueryClient();
  const query = useQuery({ queryKey: QUERY_KEY, queryFn: () => api("GET /api/today") });
  const [done, setDone] = useState<ReadonlyMap<string, Done>>(new Map());
  const [busy, setBusy] = useState<TodayItem | null>(null);

  async function run(item: TodayItem, act: () => Promise<Done | null>) {
    if (busy) return;
    const isUndone = done.has(keyOf(item));
    setBusy(item);
    try {
      const result = await act();
      // An undone row stays until the list has it again: it must not go away, and the focus with it.
      if (isUndone) await client.invalidateQueries();
      setDone((before) => {
        const others = [...before].filter(([key]) => key !== keyOf(item));
        return new Map(result ? [...others, [keyOf(item), result]] : others);
      });
    } catch (error) {
      showErrorToast(t("failed", { name: nameOf(item) }), error);
    } finally {
      setBusy(null);
    }
    if (!isUndone) await client.invalidateQueries();
  }

  const rows = query.data ?? [];
  const again = rows.filter((row) => {
    const own = done.get(keyOf(row));
    return own && isNewer(row, own);
  });
  // Forgotten for good: once a colleague has done it, the row must not come back as done here.
  if (again.length > 0) setDone(new Map([...done].filter(([key]) => !again.some((row) => keyOf(row) === key))));

  const waiting = rows.filter((item) => !done.has(keyOf(item)));
  const known = [...waiting, ...[...done.values()].map(({ item }) => item)];
  // A live update may take it off the server's list before the answer to the press is here.
  const isMissing = busy && !known.some((item) => keyOf(item) === keyOf(busy));
  return {
    query,
    items: [...known, ...(isMissing ? [busy] : [])].toSorted(byUrgency),
    busy: busy && keyOf(busy),
    isDone: (item: TodayItem) => done.has(keyOf(item)),
    undoUntil: (item: TodayItem) => done.get(keyOf(item))?.undoUntil ?? null,
    finish: (item: TodayItem) => void run(item, () => end(item)),
    undo: (item: TodayItem) =>
      void run(item, async () => {
        await done.get(keyOf(item))?.undo();
        return null;
      }),
  };
}

/** Finishes a task, or says that a customer needs no answer. */
async function end(item: TodayItem): Promise<Done> {
  if (item.what === "task") {
    const params = { id: item.task.id };
    const task = await api("PUT /api/tasks/:id/done", { params });
    return { item: { ...item, task }, undo: () => api("DELETE /api/tasks/:id/done", { params }), undoUntil: null };
  }
  if (item.what === "booking") throw new Error("a booked time is not ended by hand");
  const { path } = KINDS[item.kind];
  const params = { id: item.reference };
  const undoUntil = Date.now() + UNDO_MS;
  const { work, event } = await api(`POST ${path}/:id/work`, {
    params,
    body: { version: item.version, heard: item.heard, change: { do: "settle" } },
  });
  const undo = async () =>
    event ? api(`POST ${path}/:id/work/undo`, { params, body: { eventId: event.id } }) : undefined;
  return { item: { ...item, version: work.version }, undo, undoUntil };
}
