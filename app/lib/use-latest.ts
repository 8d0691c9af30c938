import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Returns a ref with the value of the latest render. A function that waits, as for an upload, still holds the values of
 * the render in which it began; through the ref it reads those of now.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
