import type { Agency } from "../../../domain/operations/settings/agency.ts";

/** The part of the dependencies that a reader of settings needs. */
export type WithSettings = { settings: Pick<SettingsCache, "agency"> };

/** The access to the services elsewhere, opened; null where there is none. It never leaves the server. */
export type ProviderAccess = {
  /** The address of the mail server, with the login, as in SMTP_URL. */
  mailServer: string | null;
  /** The account at the provider of text messages. The token alone lets messages in, but sends none. */
  textProvider: { accountSid: string | null; authToken: string } | null;
};

/** The part of the dependencies that knows the access to the services elsewhere. */
export type WithProviders = { settings: Pick<SettingsCache, "providers"> };

/** The settings of the agency, the same in every process. */
export type SettingsCache = {
  /**
   * Returns the settings in force: stored ones, with those of the environment above them. The object stays the same
   * until a setting changes, so that what is derived from it can be cached by it.
   */
  agency(): Agency;
  /** Returns the access to the mail server and to the provider of text messages that is in force. */
  providers(): ProviderAccess;
  /** The revision of the settings in force; it rises with every change. */
  revision(): number;
  /** Reads the settings again if they have changed, in this process or another. */
  refresh(): Promise<void>;
  onChange(listener: () => void): void;
  close(): void;
};
