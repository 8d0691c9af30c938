import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "./api.ts";

/**
 * One page of a list of the API, newest first, and the way to the pages beside it.
 * Where it stands is its own business, so that several lists can share a page; another address starts it anew.
 */
export function usePagedList<Row>(start: string) {
  const [trail, setTrail] = useState([start]);
  const current = trail[0] === start ? trail : [start];
  const address = current.at(-1) ?? start;
  const previousKey = current.at(-2) ?? null;
  const query = useQuery({
    queryKey: ["paged-list", address],
    placeholderData: keepPreviousData,
    // Left and come back to, a page is asked for again: others work on the same lists.
    gcTime: 0,
    queryFn: async () => {
      const response = await callApi(address);
      const next = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1] ?? null;
      return { rows: (await response.json()) as Row[], next };
    },
  });
  return {
    query,
    rows: query.data?.rows ?? [],
    previousKey,
    nextKey: query.data?.next ?? null,
    select: (key: string) => setTrail(key === previousKey ? current.slice(0, -1) : [...current, key]),
  };
}
