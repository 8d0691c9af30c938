import type { ProviderAccess } from "../../platform/deps/settings.ts";
import { hasKey, loadKeys } from "../../platform/keys.ts";
import { readProviders, withProviderEnvironment } from "../settings/provider-secrets.ts";
import type { HealthNeeds } from "./finding.ts";

/**
 * Reads the access to the mail server and the provider of text messages. Without a database or its key only that of the
 * environment is known.
 */
export async function providersOf({ env, db }: HealthNeeds): Promise<ProviderAccess> {
  const ofEnvironment = withProviderEnvironment({ mailServer: null, textProvider: null }, env);
  // Loading a missing key would create one.
  if (!db || !hasKey(env)) return ofEnvironment;
  return readProviders(db, loadKeys(env), env).catch(() => ofEnvironment);
}
