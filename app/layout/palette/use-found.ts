import { useQueries } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { rankedSearch } from "../../../domain/platform/ranked-search.ts";
import { mayAccess, type Role } from "../../../domain/platform/permissions.ts";
import { useLanguage } from "../../lib/i18n.tsx";
import type { PaletteEntry } from "./entries.ts";
import { MOST_SHOWN, sourcesFor, type GroupName } from "./sources.ts";

type Group = { name: GroupName; entries: PaletteEntry[] };

const PAUSE_MS = 200;
/** Minimum length of a search: one letter would find half of the customers. */
const SHORTEST = 2;
/** The order of groups. Groups that need no fetching come first. */
const ORDER = ["actions", "pages", "requests", "customers", "carriers", "codes", "forms"] as const;

/** Searches the portal's own entries and every list that the role may read. */
export function useFound(role: Role, text: string, own: Pick<Record<GroupName, PaletteEntry[]>, "actions" | "pages">) {
  const words = text.trim();
  const isPaused = useDebounced(words) === words;
  const language = useLanguage();
  const sources = sourcesFor((access) => mayAccess(role, access));
  const isWanted = (isSearched: boolean) => (isSearched ? words.length >= SHORTEST : words !== "");
  const queries = useQueries({
    queries: sources.map(({ name, isSearched = false, load }) => ({
      // Keyed by the words, so that a late answer to other words is not shown (race condition).
      queryKey: ["palette", name, language, isSearched ? words : ""],
      queryFn: () => load(words),
      enabled: isWanted(isSearched) && (!isSearched || isPaused),
      // Not cached: a reopened palette fetches again, and no customer stays in memory.
      gcTime: 0,
    })),
  });
  const wantedSources = sources
    .map((source, at) => ({ ...source, query: queries[at] }))
    .filter(({ isSearched = false }) => isWanted(isSearched));
  // Existing entries stay during a refetch: somebody may be about to press Enter.
  const isSearching = wantedSources.some(
    ({ query }) => query?.data === undefined && (query?.isFetching || query?.isPending),
  );
  const failed = wantedSources.filter(({ query }) => query?.isError);

  function entriesOf(group: GroupName): PaletteEntry[] {
    if (group === "actions" || group === "pages") return matching(own[group], words);
    // All groups appear at once, so that no entry is inserted above the one somebody is about to choose by Enter.
    if (isSearching) return [];
    return wantedSources
      .filter((source) => source.group === group)
      .map(({ isSearched, query: { data = [] } = {} }) => (isSearched ? data : matching(data, words)))
      .flatMap((entries) => entries.slice(0, MOST_SHOWN));
  }

  return {
    words,
    groups: ORDER.map((name): Group => ({ name, entries: entriesOf(name) })).filter(
      (group) => group.entries.length > 0,
    ),
    isSearching,
    failed: [...new Set(failed.map(({ group }) => group))],
    again: () => failed.forEach(({ query }) => void query?.refetch()),
  };
}

function matching(entries: readonly PaletteEntry[], words: string): PaletteEntry[] {
  return rankedSearch(entries, words, ({ title, detail = "" }) => ({ names: [title], texts: [detail] }));
}

/** Debounces a text. */
function useDebounced(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
