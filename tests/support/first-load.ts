import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the browser build. */
export const CLIENT_FOLDER = fileURLToPath(new URL("../../build/client", import.meta.url));

export type Fetched = { module: string; imports?: string[] };
type Manifest = { entry: Fetched; routes: Record<string, Fetched>; url: string };

/** Reads the build's manifest: the files that each route needs at once. */
export function readManifest(folder = CLIENT_FOLDER): Manifest {
  const name = readdirSync(join(folder, "assets")).find((file) => /^manifest-.*\.js$/.test(file)) ?? "";
  const source = readFileSync(join(folder, "assets", name), "utf8");
  const [, json = ""] = /^[^=]+=(.*?);?$/s.exec(source) ?? [];
  const manifest: Manifest = JSON.parse(json);
  return manifest;
}

export const filesOf = ({ module, imports = [] }: Fetched) => [module, ...imports];

/**
 * Returns the scripts of a page's first load, derived from its HTML. The code of lazily hydrated parts is not included.
 */
export function firstLoadOf(html: string): Set<string> {
  const { entry, routes, url } = readManifest();
  const shown = Object.values(routes).filter(({ module }) => html.includes(module));
  return new Set([url, ...[entry, ...shown].flatMap(filesOf)]);
}
