import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "./api.ts";

/** One page of a list of the API, newest first, and the way to the pages beside it. */
export function useList<Row>(path: string) {
  const [trail, setTrail] = useState([path]);
  const address = trail.at(-1) ?? path;
  const previousKey = trail.at(-2) ?? null;
  const query = useQuery({
    queryKey: ["list", address],
    placeholderData: keepPreviousData,
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
    select: (key: string) => setTrail(key === previousKey ? trail.slice(0, -1) : [...trail, key]),
  };
}
