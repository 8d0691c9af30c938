import type { HealthState } from "../../../domain/api/operations/health.ts";
import type { Language } from "../../../domain/platform/language.ts";
import type { TextKey, TextValues } from "../../../domain/platform/text-keys.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/client.ts";
import type { FreeBytes } from "../../platform/disk/watch-disk.ts";
import type { Env } from "../../platform/env.ts";

/** What a check found, and what to do about it, as a text of `locales/`. */
export type Finding = { state: HealthState; text: Extract<TextKey, `health:${string}`>; values?: TextValues };

/** What the checks look at. A command may find no database that it could open, and why. */
export type HealthNeeds = {
  env: Env;
  clock: Clock;
  db: Database | null;
  noDatabase?: string;
  freeBytes?: FreeBytes;
  /** The reader's, for what a check puts into words itself. */
  language?: Language;
};

/** Nobody wants to wait long for the news that something does not answer. */
export const PATIENCE_MS = 5_000;

const finding =
  (state: HealthState) =>
  (text: Finding["text"], values: TextValues = {}): Finding => ({ state, text, values });
export const ok = finding("ok");
export const warn = finding("warn");
export const fail = finding("fail");
