import { searchHeaders } from "../../domain/search-header.ts";
import { callApi } from "./api.ts";

type Page<Row> = { rows: Row[]; next: string | null };

/**
 * One page of a list of the API, and the address of the one after it.
 * `name` is that of the rows in the answer; without one the answer is the rows.
 */
export async function fetchPage<Row>(address: string, words: string, name = ""): Promise<Page<Row>> {
  const response = await callApi(address, { headers: searchHeaders(words) });
  const next = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1] ?? null;
  const body = (await response.json()) as Row[] | Record<string, Row[]>;
  return { rows: (Array.isArray(body) ? body : body[name]) ?? [], next };
}
