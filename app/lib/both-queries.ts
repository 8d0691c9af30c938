import type { UseQueryResult } from "@tanstack/react-query";

/** Two queries as one, for what needs the answers of both. Tried again, only what failed is fetched. */
export function bothQueries<A, B>(a: UseQueryResult<A>, b: UseQueryResult<B>) {
  return {
    data: a.data !== undefined && b.data !== undefined ? ([a.data, b.data] as const) : undefined,
    isError: a.isError || b.isError,
    isFetching: a.isFetching || b.isFetching,
    refetch: () => Promise.all([a, b].filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
