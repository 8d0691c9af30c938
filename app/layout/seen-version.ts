import { useSyncExternalStore } from "react";
import { remember, remembered } from "../lib/remember.ts";
import { announceChoice, subscribeToChoices } from "../lib/stored-choices.ts";

/** The key of local storage, and the name of the cookie that mirrors it. */
const KEY = "portalSeenVersion";

/** Reads from the cookie the version whose news were read in this browser, for the server's first paint. */
export function seenVersionOfCookie(header: string | null): string | null {
  return header?.match(/(?:^|;\s*)portalSeenVersion=([\w.]*)/)?.[1] ?? null;
}

/** Notes that the news of a version were read in this browser. */
export function noteSeenVersion(version: string): void {
  remember(KEY, version);
  announceChoice();
}

/** Returns the version whose news were read last in this browser; null when none were. */
export function useSeenVersion(fromServer: string | null): string | null {
  return useSyncExternalStore(
    subscribeToChoices,
    () => remembered(KEY) ?? seenVersionOfCookie(document.cookie),
    () => fromServer,
  );
}
