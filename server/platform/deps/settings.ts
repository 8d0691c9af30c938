import type { Agency } from "../../../domain/operations/settings/agency.ts";

/** The settings of the agency, the same in every process. */
export type SettingsCache = {
  /**
   * Returns the settings in force: stored ones, with those of the environment above them. The object stays the same
   * until a setting changes, so that what is derived from it can be cached by it.
   */
  agency(): Agency;
  /** The revision of the settings in force; it rises with every change. */
  revision(): number;
  /** Reads the settings again if they have changed, in this process or another. */
  refresh(): Promise<void>;
  onChange(listener: () => void): void;
  close(): void;
};
