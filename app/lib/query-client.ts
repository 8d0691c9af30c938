import { QueryClient } from "@tanstack/react-query";

/** Never retries, never refetches by itself, never considers data stale (specification P §7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY },
      mutations: { retry: false },
    },
  });
}
