import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api.ts";

declare module "@tanstack/react-query" {
  interface Register {
    /** `ownRefusal`: the screen itself says that one is not logged in. */
    queryMeta: { ownRefusal?: boolean };
  }
}

/** Never retries, never refetches by itself, never considers data stale (specification P §7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY },
      mutations: { retry: false },
    },
    queryCache: new QueryCache({ onError: (error, query) => !query.meta?.ownRefusal && leaveIfLoggedOut(error) }),
    mutationCache: new MutationCache({ onError: leaveIfLoggedOut }),
  });
}

/** A session that ended meanwhile: log in again, and come back. A full load, so that nothing of before stays in memory. */
function leaveIfLoggedOut(error: Error): void {
  if (!(error instanceof ApiError) || error.status !== 401) return;
  const { pathname, search } = window.location;
  window.location.assign(`/auth?next=${encodeURIComponent(pathname + search)}`);
}
