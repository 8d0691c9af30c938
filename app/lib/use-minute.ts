import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;
const LOOK_MS = 5_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_MS);
  return () => clearInterval(timer);
}

/** Returns the current minute of the visitor's clock; null in the server's page, which is cached and has no time. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  );
  return minute === null ? null : new Date(minute * MINUTE_MS);
}
