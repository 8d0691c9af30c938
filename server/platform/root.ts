import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";

/** The folder that package.json is in: the program runs from its sources, and from the bundle below build/ as well. */
const root = dirname(findPackageJSON(import.meta.url) ?? "");

/** The path of something that the program reads at run time, such as a migration. */
export function inRoot(...path: string[]): string {
  return join(root, ...path);
}
