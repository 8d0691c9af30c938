import { notifyManager, QueryClient } from "@tanstack/react-query";

/*
 * A component hears of a change before the browser paints: with the default, a timer, a box that a call ticks was shown
 * unticked for a moment after the press.
 */
notifyManager.setScheduler(queueMicrotask);

/** Creates the query client: no retries, no refetching by itself, data never become stale (specification P §7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY },
      mutations: { retry: false },
    },
  });
}
