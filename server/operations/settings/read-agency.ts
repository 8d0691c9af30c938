import { agencyOf, type Agency } from "../../../domain/operations/settings/agency.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Env } from "../../platform/env.ts";
import { withEnvironment } from "./environment.ts";
import { readSettings } from "./read-settings.ts";

/** Reads the settings in force once, for code that runs without the cache of the settings. */
export async function readAgency(db: Database, env: Env): Promise<Agency> {
  return agencyOf(withEnvironment(await readSettings(db), env));
}
