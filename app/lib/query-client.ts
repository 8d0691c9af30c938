import { QueryClient } from "@tanstack/react-query";

/** Creates the query client: no retries, no refetching by itself, data never become stale (specification P §7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY },
      mutations: { retry: false },
    },
  });
}
