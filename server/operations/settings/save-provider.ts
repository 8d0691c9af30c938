import { eq, sql } from "drizzle-orm";
import type { OwnerNotice, SavedProvider } from "../../../domain/api/operations/providers.ts";
import type { Provider } from "../../../domain/operations/settings/provider-names.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { ADVISORY_LOCKS } from "../../platform/db/advisory-locks.ts";
import { providerSecrets } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { listProviders, secretPlace, variableOf } from "./provider-secrets.ts";
import { announceSettingsChange } from "./settings-cache.ts";
import { queueNotices, tellOwnerBefore } from "./tell-owner.ts";

/** Rejects a change where the environment decides: it would have no effect. */
export function refuseIfFixed({ env }: Pick<Deps, "env">, provider: Provider): void {
  if (variableOf(provider, env)) throw new AppError("conflict");
}

/**
 * Stores the tested access data of a provider sealed, or removes them, after the owner was told over the former mail
 * server. Neither the audit trail nor the answer contains any of them.
 */
export async function saveProvider(
  deps: Deps,
  provider: Provider,
  value: object | null,
  caller: Caller,
): Promise<SavedProvider> {
  const { db, env, clock, keys, settings } = deps;
  const change = { provider, username: caller.actor.username };
  const hadMailServer = settings.providers().mailServer !== null;
  const notice: OwnerNotice = hadMailServer ? await tellOwnerBefore(deps, change) : "new";
  await makeChange(deps, caller, async (tx) => {
    // Writers take turns, so that the revision rises in the order of the commits.
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.settings})`);
    const sealed = value && keys.seal(JSON.stringify(value), secretPlace(provider));
    // A new row instead of a changed one: its id raises the revision.
    await tx.delete(providerSecrets).where(eq(providerSecrets.provider, provider));
    await tx.insert(providerSecrets).values({ provider, sealed, changedAt: clock(), changedBy: caller.actor.id });
    await announceSettingsChange(tx);
    return {
      event: {
        action: value ? "settings.secret" : "settings.secret-remove",
        subject: { type: "settings", id: provider },
        details: { notice },
      },
    };
  });
  await settings.refresh();
  if (notice === "new") await queueNotices(deps, change);
  const listed = await listProviders(db, env, settings.providers());
  const saved = listed.find((one) => one.provider === provider);
  if (!saved) throw new AppError("notFound");
  return { saved, notice };
}
