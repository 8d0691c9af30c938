import { useCallback, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

/**
 * How many milliseconds a form has been in sight. A form that the server drew has been there since the page came,
 * however late its code wakes: its first render is a hydration. Any other form was drawn by the browser just now.
 */
export function useElapsed(): () => number {
  const isHydrating = !useHydrated();
  const [shownAt] = useState(() => (isHydrating ? 0 : performance.now()));
  return useCallback(() => Math.round(performance.now() - shownAt), [shownAt]);
}
