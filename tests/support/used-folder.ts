import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startSite } from "./site-process.ts";
import { ADMIN_PASSWORD } from "./test-env.ts";
import type { freshFolder } from "./test-app.ts";

/**
 * The variables of a data folder in which the site was started and ended once: to make a database there takes longer than
 * most of what is shown with it. It is made by the first who asks in a run, and copied for everybody.
 */
export async function usedFolder(
  dataDir = mkdtempSync(join(tmpdir(), "bluebonnet-used-")),
): ReturnType<typeof freshFolder> {
  const made = join(tmpdir(), "used-folder");
  while (!existsSync(made)) if (!(await makeOnce(made))) await wait(100);
  // With the rights of each file: PostgreSQL looks at them.
  execFileSync("cp", ["-a", `${made}/.`, dataDir]);
  return {
    env: { DATA_DIR: dataDir, ADMIN_PASSWORD },
    drop: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** False when another process is at it. */
async function makeOnce(made: string): Promise<boolean> {
  const folder = `${made}.new`;
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch {
    return false;
  }
  try {
    const site = await startSite({ DATA_DIR: folder, ADMIN_PASSWORD });
    await site.stop();
    renameSync(folder, made);
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
