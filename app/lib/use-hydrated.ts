import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** Whether the browser has taken over: until then only what the server knew may be shown. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
