import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";

/**
 * The root folder, which holds package.json. It is looked up, since the program runs from its sources and from the
 * bundle below build/.
 */
const root = dirname(findPackageJSON(import.meta.url) ?? "");

/** Returns the path of a file that the program reads at run time, such as a migration. */
export function inRoot(...path: string[]): string {
  return join(root, ...path);
}
