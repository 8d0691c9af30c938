import { useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** The key of the page that a visit begins with. */
const FIRST = "default";

/** How many milliseconds a form has been in sight: on the first page it is seen, and filled in, before it reacts. */
export function useElapsed(): () => number {
  const isFirst = useLocation().key === FIRST;
  const start = useRef(0);
  useEffect(() => {
    start.current = isFirst ? 0 : performance.now();
  }, [isFirst]);
  return useCallback(() => Math.round(performance.now() - start.current), []);
}
