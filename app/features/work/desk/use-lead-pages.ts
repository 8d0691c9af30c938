import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { KINDS, type LeadKind } from "../../../../domain/work/request-kinds.ts";
import { fetchPage } from "../../../lib/fetch-page.ts";
import { useAddress } from "../../../lib/use-address.ts";
import { LEAD_FILTERS } from "./lead-filters.ts";
import type { InboxRow } from "./lead-kinds.ts";

/** Maximum pages that one list appends to each other; a longer list goes on at its next page. */
const MAX_PAGES = 10;
const FIRST_PAGE = "first";

const cursorOf = (next: string | null | undefined) => new URLSearchParams(next?.split("?")[1]).get("before");

/**
 * Returns the requests of a list. Its filters and its first cursor are parameters of the address; further pages are
 * appended as the user scrolls (keyset pagination).
 */
export function useLeadPages(kind: LeadKind) {
  const { path } = KINDS[kind];
  const { parameters, words, cameFromPageBefore, change } = useAddress();
  const navigate = useNavigate();
  const start = parameters.get("before");
  const narrowed = new URLSearchParams([...parameters].filter(([name, value]) => isFilter(name) && value));
  const wanted = narrowed.toString();

  const query = useInfiniteQuery({
    queryKey: ["list", path, "pages", wanted, words, start],
    queryFn: ({ pageParam }) => {
      const page = new URLSearchParams(wanted);
      if (pageParam) page.set("before", pageParam);
      return fetchPage<InboxRow>(`${path}?${page.toString()}`, words);
    },
    initialPageParam: start,
    getNextPageParam: (last, pages) => (pages.length < MAX_PAGES ? cursorOf(last.next) : null),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const rows = useMemo(() => uniqueRows(data?.pages.flatMap((page) => page.rows) ?? []), [data]);

  function select(next: string) {
    if (next !== FIRST_PAGE) change({ before: next }, { cameFromPageBefore: true });
    // The previous page is then one step back in the history.
    else if (cameFromPageBefore) void navigate(-1);
    else change({ before: null });
  }

  return {
    query: { ...query, isError: query.isError && !query.isFetchNextPageError },
    /** Identifies the list and its first page; empty while old rows are shown. */
    key: query.isPlaceholderData ? "" : `${path} ${wanted} ${words} ${start}`,
    rows,
    /** The active filters, as the API reads them. */
    narrowed,
    isNarrowed: narrowed.size > 0 || words !== "",
    /** True when all requests of the list are here. */
    isWhole: start === null && !query.hasNextPage && !cursorOf(data?.pages.at(-1)?.next),
    previousKey: start ? FIRST_PAGE : null,
    nextKey: query.hasNextPage ? null : cursorOf(data?.pages.at(-1)?.next),
    select,
  };
}
export type LeadPages = ReturnType<typeof useLeadPages>;

const isFilter = (name: string) => LEAD_FILTERS.some((filter) => filter === name);

/** Drops the second copy of a request that moved to the next page between two fetches. */
function uniqueRows(rows: InboxRow[]): InboxRow[] {
  return [...new Map(rows.map((row) => [row.reference, row])).values()];
}
