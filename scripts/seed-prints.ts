import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { fingerprintOf } from "../server/operations/seeds/prints.ts";
import { seededItems, storedForm, type SeedSource } from "../server/operations/seeds/seeded-items.ts";
import { presentSeeds } from "../server/operations/seeds/source.ts";

/**
 * Appends the fingerprints of all seeds to those that are stored already: `npm run seed:prints`, after every change of
 * seeded content. The folders of older versions may be named, the oldest first; then the list is made anew.
 */
const FILE = new URL("../server/operations/seeds/prints.json", import.meta.url);

async function seedsIn(folder: string): Promise<SeedSource> {
  const load = (file: string): Promise<SeedSource> => import(pathToFileURL(resolve(folder, "content", file)).href);
  const files = ["articles/index", "carriers", "onboarding/index", "references", "testimonials", "training-events"];
  const modules = await Promise.all(files.map((file) => load(`${file}.ts`)));
  return Object.assign({}, ...modules);
}

const folders = process.argv.slice(2);
const older = await Promise.all(folders.map(seedsIn));
const written: Record<string, string[]> = older.length > 0 ? {} : JSON.parse(readFileSync(FILE, "utf8"));

const prints: Record<string, string[]> = {};
for (const { key } of seededItems(presentSeeds)) prints[key] = written[key] ?? [];
for (const source of [...older, presentSeeds]) {
  for (const item of seededItems(source)) {
    const print = fingerprintOf(storedForm(item));
    const list = prints[item.key];
    // A fingerprint that comes back becomes the present one again.
    if (list) prints[item.key] = [...list.filter((other) => other !== print), print];
  }
}
writeFileSync(FILE, `${JSON.stringify(prints, null, 2)}\n`);
console.log(`${Object.keys(prints).length} seeds, ${Object.values(prints).flat().length} prints`);
