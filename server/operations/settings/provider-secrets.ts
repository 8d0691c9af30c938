import { eq, isNotNull } from "drizzle-orm";
import type { ListedProvider } from "../../../domain/api/operations/providers.ts";
import { PROVIDERS, type Provider } from "../../../domain/operations/settings/provider-names.ts";
import { PROVIDER_SCHEMAS, type ProviderSecrets } from "../../../domain/operations/settings/providers.ts";
import type { Database } from "../../platform/db/client.ts";
import { providerSecrets, users } from "../../platform/db/schema/index.ts";
import type { ProviderAccess } from "../../platform/deps/settings.ts";
import type { Env, VariableName } from "../../platform/env.ts";
import type { Keys, SealPlace } from "../../platform/keys.ts";
import { accountAddress } from "../../work/sms/transport.ts";

/** The place that the access data of a provider are sealed for. */
export const secretPlace = (provider: Provider): SealPlace => ({
  table: "provider_secrets",
  field: "sealed",
  row: provider,
});

/** The environment variable that decides the access to a provider instead of the settings. */
const VARIABLES: Record<Provider, VariableName> = { mailServer: "SMTP_URL", textProvider: "TWILIO_AUTH_TOKEN" };

/** Returns the variable that decides the access to a provider in this environment; null when the settings do. */
export function variableOf(provider: Provider, env: Env): VariableName | null {
  return env[VARIABLES[provider]] === undefined ? null : VARIABLES[provider];
}

/** Writes the address of a mail server as SMTP_URL does. */
export function mailServerUrl({ host, port, isTls, username, password }: ProviderSecrets["mailServer"]): string {
  const login = username === null ? "" : `${encodeURIComponent(username)}:${encodeURIComponent(password ?? "")}@`;
  return `${isTls ? "smtps" : "smtp"}://${login}${host}:${port}`;
}

/** Reads and opens the access to the providers. That of the environment wins. */
export async function readProviders(db: Database, keys: Keys, env: Env): Promise<ProviderAccess> {
  const rows = await db.select().from(providerSecrets).where(isNotNull(providerSecrets.sealed));
  const open = <P extends Provider>(provider: P): ProviderSecrets[P] | null => {
    const sealed = rows.find((row) => row.provider === provider)?.sealed;
    if (!sealed) return null;
    const opened: unknown = JSON.parse(keys.open(sealed, secretPlace(provider)));
    return PROVIDER_SCHEMAS[provider].parse(opened);
  };
  return withProviderEnvironment({ mailServer: open("mailServer"), textProvider: open("textProvider") }, env);
}

/** Puts the access of the environment above the stored one. */
export function withProviderEnvironment(
  { mailServer, textProvider }: { [P in Provider]: ProviderSecrets[P] | null },
  env: Env,
): ProviderAccess {
  const { SMTP_URL, TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN: token } = env;
  return {
    mailServer: SMTP_URL ?? (mailServer && mailServerUrl(mailServer)),
    textProvider: token ? { accountSid: TWILIO_ACCOUNT_SID ?? null, authToken: token } : textProvider,
  };
}

/** Lists what admins may see of the access to each provider. */
export async function listProviders(db: Database, env: Env, inForce: ProviderAccess): Promise<ListedProvider[]> {
  const rows = await db
    .select({ secret: providerSecrets, changedBy: users.username })
    .from(providerSecrets)
    .leftJoin(users, eq(users.id, providerSecrets.changedBy));
  const shown = shownOf(inForce, env);
  return PROVIDERS.map((provider) => {
    const row = rows.find(({ secret }) => secret.provider === provider);
    const variable = variableOf(provider, env);
    const stored = variable ? undefined : row;
    return {
      provider,
      isSet: inForce[provider] !== null,
      variable,
      ...shown[provider],
      changedAt: stored?.secret.changedAt.toISOString() ?? null,
      changedBy: stored?.changedBy ?? null,
    };
  });
}

/** Picks the host and the user name, which are no secrets. */
function shownOf({ mailServer, textProvider }: ProviderAccess, env: Env) {
  const nothing = { host: null, username: null };
  const url = mailServer === null ? null : new URL(mailServer);
  return {
    mailServer: url ? { host: url.host, username: decodeURIComponent(url.username) || null } : nothing,
    textProvider: textProvider
      ? { host: new URL(accountAddress("", env)).host, username: textProvider.accountSid }
      : nothing,
  };
}
