import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { describeFault } from "../../platform/describe-fault.ts";
import type { Deps } from "../../platform/deps.ts";
import type { WithSettings } from "../../platform/deps/settings.ts";
import { madeBeforeUpgrade, upgradeFolder } from "./before-upgrade.ts";

type Needs = Pick<Deps, "env" | "clock" | "log"> & WithSettings;

const HOUR_MS = 3_600_000;

/**
 * Removes backups from before an upgrade once they are as old as the oldest scheduled one, at the start and every hour:
 * no backup outlives the promised retention period. Every process does so, not a job: the backup is on the disk of the
 * process that began the upgrade, which may run no jobs.
 */
export async function removeUpgradeBackups(needs: Needs): Promise<{ close(): void }> {
  const { log } = needs;
  async function tryToRemove(): Promise<void> {
    try {
      await removeExpired(needs);
    } catch (error) {
      log.warn({ err: describeFault(error) }, "the backups from before an upgrade could not be looked at");
    }
  }
  await tryToRemove();
  const timer = setInterval(() => void tryToRemove(), HOUR_MS).unref();
  return { close: () => clearInterval(timer) };
}

async function removeExpired({ env, clock, settings }: Needs): Promise<void> {
  const folder = upgradeFolder(env);
  if (!existsSync(folder)) return;
  const { everyHours, keep } = settings.agency().backup;
  const oldest = clock().getTime() - everyHours * keep * HOUR_MS;
  for (const name of await readdir(folder)) {
    if (madeBeforeUpgrade(name) < oldest) await rm(join(folder, name), { force: true });
  }
}
