import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { JsonEndpoint, RowOf } from "../../domain/api/index.ts";
import { addressOf } from "./api.ts";
import { fetchPage } from "./fetch-page.ts";
import { useAddress } from "./use-address.ts";

const FIRST_PAGE = "first";
/** A constant, so that every render returns the same reference. */
const NO_ROWS: never[] = [];

type Options = {
  /** The parameters of the page's address that filter the list. */
  filters?: readonly string[];
  limit?: number;
};

/** Returns one page of a list (keyset pagination). Its filters and its cursor are parameters of the address. */
export function useList<N extends JsonEndpoint>(name: N, options: Options = {}): List<RowOf<N>> {
  return useRows<RowOf<N>>(addressOf(name), options);
}

export type List<Row> = ReturnType<typeof useRows<Row>>;

function useRows<Row>(path: string, { filters = [], limit }: Options) {
  const { parameters, words, cameFromPageBefore, change } = useAddress();
  const navigate = useNavigate();
  const key = parameters.get("before");
  const narrowed = new URLSearchParams([...parameters].filter(([filter, value]) => filters.includes(filter) && value));
  const wanted = new URLSearchParams(narrowed);
  if (key) wanted.set("before", key);
  if (limit) wanted.set("limit", String(limit));

  const query = useQuery({
    queryKey: ["list", path, wanted.toString(), words],
    placeholderData: keepPreviousData,
    queryFn: () => fetchPage<Row>(`${path}?${wanted.toString()}`, words),
  });

  function select(next: string) {
    if (next !== FIRST_PAGE) change({ before: next }, { cameFromPageBefore: true });
    // The previous page is then one step back in the history.
    else if (cameFromPageBefore) void navigate(-1);
    else change({ before: null });
  }

  return {
    query,
    /** Identifies the page and the list of the rows; empty while old rows are shown. */
    key: query.isPlaceholderData ? "" : `${wanted.toString()} ${words}`,
    rows: query.data?.rows ?? NO_ROWS,
    /** The active filters, as the API reads them. */
    narrowed,
    isNarrowed: narrowed.size > 0 || words !== "",
    previousKey: key ? FIRST_PAGE : null,
    nextKey: new URLSearchParams(query.data?.next?.split("?")[1]).get("before"),
    select,
  };
}
