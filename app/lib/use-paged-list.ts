import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CallOf, JsonEndpoint, RowOf } from "../../domain/api/index.ts";
import { addressOf } from "./api.ts";
import { fetchPage } from "./fetch-page.ts";

/**
 * Returns one page of a list (keyset pagination), newest first, with the cursors of its neighbors. The position is
 * local state, so that several lists can share a page. A new address or search starts from the first page.
 */
export function usePagedList<N extends JsonEndpoint>(
  name: N,
  query: CallOf<N>["query"] = {},
  words = "",
  params: Record<string, number> = {},
): PagedList<RowOf<N>> {
  return usePages<RowOf<N>>(addressOf(name, { params, query }), words);
}

export type PagedList<Row> = ReturnType<typeof usePages<Row>>;

function usePages<Row>(start: string, words: string) {
  const [visited, setVisited] = useState({ start, words, pages: [start] });
  const pages = visited.start === start && visited.words === words ? visited.pages : [start];
  const address = pages.at(-1) ?? start;
  const previousKey = pages.at(-2) ?? null;
  const query = useQuery({
    queryKey: ["list", start, address, words],
    placeholderData: keepPreviousData,
    // A page is fetched again when it is revisited: others work on the same lists.
    gcTime: 0,
    queryFn: () => fetchPage<Row>(address, words),
  });

  function select(key: string) {
    setVisited({ start, words, pages: key === previousKey ? pages.slice(0, -1) : [...pages, key] });
  }

  return { query, rows: query.data?.rows ?? [], previousKey, nextKey: query.data?.next ?? null, select };
}
