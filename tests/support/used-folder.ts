import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startSite } from "./site-process.ts";
import { ADMIN_PASSWORD } from "./test-env.ts";
import type { freshFolder } from "./test-app.ts";

/**
 * Makes a data folder in which the site was started and stopped once; returns its environment variables. Creating a
 * database there takes longer than most tests that use it, so the first caller of a run makes it and everybody gets a
 * copy.
 */
export async function usedFolder(
  dataDir = mkdtempSync(join(tmpdir(), "bluebonnet-used-")),
): ReturnType<typeof freshFolder> {
  const template = join(tmpdir(), "used-folder");
  while (!existsSync(template)) if (!(await makeOnce(template))) await wait(100);
  // Keeps the permissions of each file: PostgreSQL checks them.
  execFileSync("cp", ["-a", `${template}/.`, dataDir]);
  return {
    env: { DATA_DIR: dataDir, ADMIN_PASSWORD },
    drop: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** Makes the folder; returns false when another process is already making it. */
async function makeOnce(template: string): Promise<boolean> {
  const folder = `${template}.new`;
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch {
    return false;
  }
  try {
    const site = await startSite({ DATA_DIR: folder, ADMIN_PASSWORD });
    await site.stop();
    renameSync(folder, template);
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
