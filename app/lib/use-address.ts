import { useLocation, useSearchParams } from "react-router";
import { useHydrated } from "./use-hydrated.ts";

type Changes = Record<string, string | null>;
/** The state of a history entry besides its address. */
type HistoryState = { words?: string; cameFromPageBefore?: boolean };
type Options = HistoryState & { replace?: boolean };

// The page itself stays the same: only its lists are fetched again.
const SAME_PAGE = { preventScrollReset: true, defaultShouldRevalidate: false };

/**
 * Keeps the state of a view in the address, so that Back works and a view can be shared. The words of a search are kept
 * in the history state instead, because they are names and numbers of customers.
 */
export function useAddress() {
  const [parameters, setParameters] = useSearchParams();
  const { state }: { state: HistoryState | null } = useLocation();
  const memory = useHydrated() ? state : null;
  const words = memory?.words ?? "";

  /** Returns the query of the address with some parameters changed; null or an empty value removes one. */
  function searchWith(changes: Changes): URLSearchParams {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  }

  function change(changes: Changes, { replace = false, ...remembered }: Options = {}) {
    setParameters(searchWith(changes), {
      ...SAME_PAGE,
      replace,
      state: { words, ...remembered } satisfies HistoryState,
    });
  }

  /** Returns the properties of a link to this page with some parameters changed. */
  function linkWith(changes: Changes) {
    return { ...SAME_PAGE, to: { search: searchWith(changes).toString() }, state: { words } satisfies HistoryState };
  }

  return { parameters, words, cameFromPageBefore: memory?.cameFromPageBefore ?? false, change, linkWith };
}
