import { useCallback, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

/**
 * Returns the number of milliseconds that a form has been visible. A form that the server rendered is visible since the
 * page loaded, however late it is hydrated: its first render is a hydration. Any other form was rendered by the browser
 * just now.
 */
export function useElapsed(): () => number {
  const isHydrating = !useHydrated();
  const [shownAt] = useState(() => (isHydrating ? 0 : performance.now()));
  return useCallback(() => Math.round(performance.now() - shownAt), [shownAt]);
}
