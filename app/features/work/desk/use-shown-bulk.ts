import { useState } from "react";
import { useHydrated } from "../../../lib/use-hydrated.ts";

const STORAGE_KEY = "desk-bulk";

/** Returns the change of many requests that is shown below the list, until it is closed; a reload of the page keeps it. */
export function useShownBulk() {
  const isReady = useHydrated();
  const [id, setId] = useState<number | null>();
  // The server does not know what the browser keeps, so it is read after hydration.
  const kept = isReady && id === undefined ? Number(read()) || null : null;
  return {
    id: id === undefined ? kept : id,
    show(next: number): void {
      write(String(next));
      setId(next);
    },
    close(): void {
      write("");
      setId(null);
    },
  };
}

function read(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null; // storage is disabled
  }
}

function write(value: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, value);
  } catch {
    // Storage is disabled: a reload forgets it.
  }
}
