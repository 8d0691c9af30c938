import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Bulk } from "../../../../domain/api/work/bulk.ts";
import { api, unattended } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { renew } from "../../../lib/renew.ts";

const POLL_MS = 700;

export const isRunning = ({ state }: Pick<Bulk, "state">) => state === "running" || state === "undoing";

/** Follows a change of many requests while it runs, and refetches the lists when it has ended. */
export function useBulk(id: number) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ["bulk", id],
    queryFn: () => unattended(() => api("GET /api/bulk-changes/:id", { params: { id } })),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? POLL_MS : false),
    retry: false,
  });
  const wasRunning = useRef(false);
  const runs = query.data && isRunning(query.data);
  useEffect(() => {
    if (wasRunning.current && runs === false) void renew(client, null, [["list"], ["lead"], ["/api/tasks"]]);
    wasRunning.current = runs ?? wasRunning.current;
  }, [client, runs]);
  return query;
}

/** Undoes a change of many requests as a whole. */
export function useUndoBulk() {
  const { t } = useTranslation("bulk");
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api("POST /api/bulk-changes/:id/undo", { params: { id } }),
    onSuccess: (undoing) => {
      client.setQueryData(["bulk", undoing.id], undoing);
      void client.invalidateQueries({ queryKey: ["bulk"] });
    },
    onError: (error) => showErrorToast(t("run.undoFailed"), error),
  });
}
