import { useSyncExternalStore } from "react";
import { isAmong } from "../../../../domain/platform/typed-records.ts";
import { remember, remembered } from "../../../lib/remember.ts";
import { announceChoice, subscribeToChoices } from "../../../lib/stored-choices.ts";

/** The heights of rows that a user chooses from; the first is the default. */
export const DENSITIES = ["dense", "comfortable"] as const;
export type Density = (typeof DENSITIES)[number];

/** The key of local storage, and the name of the cookie that mirrors it. */
const KEY = "desk-density";

const densityOf = (value: string | null | undefined): Density | null => (isAmong(DENSITIES, value) ? value : null);

/** Reads the choice from the cookie, so that the server's first paint has rows of the right height. */
export function densityOfCookie(header: string | null): Density {
  return densityOf(header?.match(/(?:^|;\s*)desk-density=([^;]*)/)?.[1]) ?? DENSITIES[0];
}

/** Stores the height of rows. */
export function chooseDensity(density: Density): void {
  remember(KEY, density);
  announceChoice();
}

/** Returns the chosen height of rows: from local storage, else from the cookie that the server read. */
export function useDensity(fromServer: Density): Density {
  return useSyncExternalStore(
    subscribeToChoices,
    () => densityOf(remembered(KEY)) ?? fromServer,
    () => fromServer,
  );
}
