import type { QueryClient } from "@tanstack/react-query";
import type { DeskChange } from "../../../domain/api/live.ts";
import { unattended } from "../api.ts";
import { changeLive, liveNow } from "./live-store.ts";
import { isList, isOfDesk, isTouched } from "./touched.ts";

/** Changes that come closer together are fetched as one. */
const PAUSE_MS = 250;

let isHeld = false;
let letIn: () => void = () => undefined;

/** While held, a list does not move under the eyes of its reader: what is new is counted, and comes in when asked. */
export function holdArrivals(hold: boolean): void {
  isHeld = hold;
  if (!hold) showArrivals();
}

/** Lets in what has arrived meanwhile. */
export function showArrivals(): void {
  if (liveNow().arrived > 0) letIn();
}

const isArrival = ({ type }: DeskChange) => type === "received";

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
    const arrivals = isHeld ? changes.filter(isArrival) : [];
    if (arrivals.length > 0) changeLive({ arrived: liveNow().arrived + arrivals.length });
    const isShown = (change: DeskChange, queryKey: readonly unknown[]) =>
      !arrivals.includes(change) || !isList(queryKey);
    void unattended(() =>
      client.invalidateQueries({
        predicate: ({ queryKey }) =>
          (everything && isOfDesk(queryKey)) ||
          changes.some((change) => isTouched(queryKey, change) && isShown(change, queryKey)),
      }),
    );
  }

  letIn = () => {
    changeLive({ arrived: 0 });
    void client.invalidateQueries({ predicate: ({ queryKey }) => isList(queryKey) && isOfDesk(queryKey) });
  };

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
