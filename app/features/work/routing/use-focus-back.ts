import { useEffect, useRef } from "react";

/** Returns a ref that gets the focus when the focused button disappeared with its row, once no dialog is open. */
export function useFocusBack<E extends HTMLElement>(count: number, isAsking = false) {
  const target = useRef<E>(null);
  const before = useRef(count);
  useEffect(() => {
    if (isAsking) return;
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) target.current?.focus();
  }, [count, isAsking]);
  return target;
}
