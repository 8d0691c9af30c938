import { useEffect, useRef } from "react";

/** Where the focus goes when the button that had it went away with its row, once no question is open any more. */
export function useFocusBack<E extends HTMLElement>(count: number, isAsking = false) {
  const place = useRef<E>(null);
  const before = useRef(count);
  useEffect(() => {
    if (isAsking) return;
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) place.current?.focus();
  }, [count, isAsking]);
  return place;
}
