import { useLocation, useSearchParams } from "react-router";
import { useHydrated } from "./use-hydrated.ts";

type Changes = Record<string, string | null>;
/** What an entry of the history remembers beside its address. */
type Memory = { words?: string; cameFromPageBefore?: boolean };
type Options = Memory & { replace?: boolean };

// The page itself stays the same: only its lists are fetched anew.
const SAME_PAGE = { preventScrollReset: true, defaultShouldRevalidate: false };

/**
 * What is shown stands in the address, so that Back works and a view can be shared. The words of a search do not:
 * they are names and numbers of customers, and the browser's history keeps them beside the address instead.
 */
export function useAddress() {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation() as { state: Memory | null };
  const memory = useHydrated() ? state : null;
  const words = memory?.words ?? "";

  /** The query of the address with some parameters changed; null or nothing takes one out. */
  function searchWith(changes: Changes): URLSearchParams {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  }

  function change(changes: Changes, { replace = false, ...remembered }: Options = {}) {
    setParameters(searchWith(changes), { ...SAME_PAGE, replace, state: { words, ...remembered } satisfies Memory });
  }

  /** The properties of a link to this page with some parameters changed. */
  function linkWith(changes: Changes) {
    return { ...SAME_PAGE, to: { search: searchWith(changes).toString() }, state: { words } satisfies Memory };
  }

  return { parameters, words, cameFromPageBefore: memory?.cameFromPageBefore ?? false, change, linkWith };
}
