import type { QueryClient } from "@tanstack/react-query";
import type { DeskChange } from "../../../domain/api/work/live.ts";
import { unattended } from "../api.ts";
import { isOfDesk, isTouched } from "./touched.ts";

/** Changes that come closer together are fetched as one. */
const PAUSE_MS = 250;

/**
 * Fetches anew what changes touch, several of them at once. Nobody asked for it: no session lasts longer. What is being
 * fetched just then is let be, since somebody waits for it, and fetched once more after it.
 */
export function createRefresher(client: QueryClient) {
  let waiting: DeskChange[] = [];
  let isAll = false;
  let late = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    if (waiting.length === 0 && !isAll && late.size === 0) return;
    // Somebody's own change comes first: it may leave nothing to be fetched.
    if (client.isMutating() > 0) {
      timer = setTimeout(flush, PAUSE_MS);
      return;
    }
    const changes = waiting;
    const everything = isAll;
    const owed = late;
    waiting = [];
    isAll = false;
    late = new Set();
    timer = setTimeout(flush, PAUSE_MS);
    void unattended(() =>
      client.invalidateQueries({
        predicate({ queryKey, queryHash, state }) {
          const isTold = changes.some((change) => isTouched(queryKey, change));
          if (!isTold && !owed.has(queryHash) && !(everything && isOfDesk(queryKey))) return false;
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
