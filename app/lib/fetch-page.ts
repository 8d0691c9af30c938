import { searchHeaders } from "../../domain/platform/search-header.ts";
import { callApi } from "./api.ts";

type Page<Row> = { rows: Row[]; next: string | null };

/**
 * Fetches one page of a list and the address of the next page (`Link` header). The rows are the answer, or its only
 * property.
 */
export async function fetchPage<Row>(address: string, words: string): Promise<Page<Row>> {
  const response = await callApi(address, { headers: searchHeaders(words) });
  const next = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1] ?? null;
  const body: Row[] | Record<string, Row[]> = await response.json();
  return { rows: (Array.isArray(body) ? body : Object.values(body)[0]) ?? [], next };
}
