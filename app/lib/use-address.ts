import { useSearchParams } from "react-router";

type Changes = Record<string, string | null>;
type Options = { replace?: boolean; state?: unknown };

/** What is shown stands in the address, so that Back works and a view can be shared. */
export function useAddress() {
  const [parameters, setParameters] = useSearchParams();

  /** The query of the address with some parameters changed; null or nothing takes one out. */
  function searchWith(changes: Changes): URLSearchParams {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  }

  function change(changes: Changes, options: Options = {}) {
    // The page itself stays the same: only its lists are fetched anew.
    setParameters(searchWith(changes), { preventScrollReset: true, defaultShouldRevalidate: false, ...options });
  }

  return { parameters, searchWith, change };
}
