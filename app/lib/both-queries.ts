import type { UseQueryResult } from "@tanstack/react-query";
import { isRefusal } from "./api.ts";

/** Combines two queries into one that needs both answers. A retry fetches only the failed ones. */
export function bothQueries<A, B>(a: UseQueryResult<A>, b: UseQueryResult<B>) {
  return {
    data: a.data !== undefined && b.data !== undefined ? ([a.data, b.data] as const) : undefined,
    isError: a.isError || b.isError,
    // A refusal of either one counts for both.
    error: [a.error, b.error].find(isRefusal) ?? a.error ?? b.error,
    isFetching: a.isFetching || b.isFetching,
    refetch: () => Promise.all([a, b].filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
