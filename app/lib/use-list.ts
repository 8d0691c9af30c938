import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { JsonEndpoint, RowOf } from "../../domain/api/index.ts";
import { addressOf } from "./api.ts";
import { fetchPage } from "./fetch-page.ts";
import { useAddress } from "./use-address.ts";

const FIRST_PAGE = "first";
/** The same at every look, so that nobody takes it for something new. */
const NO_ROWS: never[] = [];

type Options = {
  /** The parameters of the page's address that the list understands. */
  filters?: readonly string[];
  limit?: number;
};

/** One page of a list of the API. Its filters and the key of the page are parameters of the address. */
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
    // The page before is then simply a step back.
    else if (cameFromPageBefore) void navigate(-1);
    else change({ before: null });
  }

  return {
    query,
    /** Which page of which list the rows are of. */
    key: query.isPlaceholderData ? "" : `${wanted.toString()} ${words}`,
    rows: query.data?.rows ?? NO_ROWS,
    /** The filters in force, as the API reads them. */
    narrowed,
    isNarrowed: narrowed.size > 0 || words !== "",
    previousKey: key ? FIRST_PAGE : null,
    nextKey: new URLSearchParams(query.data?.next?.split("?")[1]).get("before"),
    select,
  };
}
