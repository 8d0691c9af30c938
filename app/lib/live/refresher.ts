import type { QueryClient } from "@tanstack/react-query";
import type { DeskChange } from "../../../domain/api/live.ts";
import { unattended } from "../api.ts";
import { isOfDesk, isTouched } from "./touched.ts";

/** Changes that come closer together are fetched as one. */
const PAUSE_MS = 250;

/** Fetches anew what changes touch, several of them at once. Nobody asked for it: no session lasts longer. */
export function createRefresher(client: QueryClient) {
  let waiting: DeskChange[] = [];
  let isAll = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    if (waiting.length === 0 && !isAll) return;
    const changes = waiting;
    const everything = isAll;
    waiting = [];
    isAll = false;
    timer = setTimeout(flush, PAUSE_MS);
    void unattended(() =>
      client.invalidateQueries({
        predicate: ({ queryKey }) =>
          (everything && isOfDesk(queryKey)) || changes.some((change) => isTouched(queryKey, change)),
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
