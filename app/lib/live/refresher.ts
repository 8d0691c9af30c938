import type { QueryClient } from "@tanstack/react-query";
import type { DeskChange } from "../../../domain/api/work/live.ts";
import { unattended } from "../api.ts";
import { isOfDesk, isTouched } from "./touched.ts";

/** The throttle interval: changes within it are fetched together. */
const PAUSE_MS = 250;

/**
 * Refetches the queries that changes affect, in batches (throttled). The calls are marked as unattended, so they do not
 * extend the session. A query that is being fetched is not interrupted, since somebody waits for it; it is fetched once
 * more afterwards.
 */
export function createRefresher(client: QueryClient) {
  let waiting: DeskChange[] = [];
  let isAll = false;
  let late = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    if (waiting.length === 0 && !isAll && late.size === 0) return;
    // A running mutation goes first: it may leave nothing to refetch.
    if (client.isMutating() > 0) {
      timer = setTimeout(flush, PAUSE_MS);
      return;
    }
    const changes = waiting;
    const everything = isAll;
    const overdue = late;
    waiting = [];
    isAll = false;
    late = new Set();
    timer = setTimeout(flush, PAUSE_MS);
    void unattended(() =>
      client.invalidateQueries({
        predicate({ queryKey, queryHash, state }) {
          const isChanged = changes.some((change) => isTouched(queryKey, change));
          if (!isChanged && !overdue.has(queryHash) && !(everything && isOfDesk(queryKey))) return false;
          if (state.fetchStatus === "fetching") late.add(queryHash);
          return state.fetchStatus !== "fetching";
        },
      }),
    );
  }

  return {
    changed(change: DeskChange): void {
      waiting.push(change);
      timer ??= setTimeout(flush, 0);
    },
    reset(): void {
      isAll = true;
      timer ??= setTimeout(flush, 0);
    },
    close: () => clearTimeout(timer),
  };
}
