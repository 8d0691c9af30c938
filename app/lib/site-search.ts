import { synonyms } from "../../content/synonyms.ts";
import { rankedSearch, type Searchable } from "../../domain/platform/ranked-search.ts";

/** Searches a public list, with synonyms for what customers call the same thing. */
export function searchSite<T>(items: readonly T[], query: string, read: (item: T) => Searchable): T[] {
  return rankedSearch(items, query, read, synonyms);
}
