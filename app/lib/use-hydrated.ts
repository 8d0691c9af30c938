import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** Returns true after hydration. Until then only what the server knew may be shown. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
