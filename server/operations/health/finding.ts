import type { HealthState } from "../../../domain/api/operations/health.ts";
import type { Language } from "../../../domain/platform/language.ts";
import type { TextKey, TextValues } from "../../../domain/platform/text-keys.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/client.ts";
import type { FreeBytes } from "../../platform/disk/watch-disk.ts";
import type { Env } from "../../platform/env.ts";

/** The finding of a check: its state, and a text of `locales/` that says what is wrong and what to do about it. */
export type Finding = { state: HealthState; text: Extract<TextKey, `health:${string}`>; values?: TextValues };

/** The dependencies of the checks. `db` is null when a command could not open a database; `noDatabase` says why. */
export type HealthNeeds = {
  env: Env;
  clock: Clock;
  db: Database | null;
  noDatabase?: string;
  freeBytes?: FreeBytes;
  /** The reader's language, for texts that a check composes itself. */
  language?: Language;
};

/** Timeout of a network check: nobody wants to wait long for the news that a service does not answer. */
export const PATIENCE_MS = 5_000;

const finding =
  (state: HealthState) =>
  (text: Finding["text"], values: TextValues = {}): Finding => ({ state, text, values });
export const ok = finding("ok");
export const warn = finding("warn");
export const fail = finding("fail");
