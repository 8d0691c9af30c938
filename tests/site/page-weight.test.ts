import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inRoot } from "../../server/platform/root.ts";
import { CLIENT_FOLDER as folder, filesOf, readManifest, type Fetched } from "../support/first-load.ts";

/** Maximum script size that a browser may fetch until a public page is idle, in compressed bytes. */
const LIMIT = 110_000;

const { entry, routes } = readManifest();
const weightOf = (file: string) => statSync(join(folder, `${file}.br`)).size;

/**
 * Sums the scripts of a first load. Lazy parts (app/lib/asleep.tsx) are fetched once the page is idle, or when a
 * visitor interacts.
 */
function firstLoad(route: Fetched): number {
  const files = new Set([entry, routes["root"] ?? entry, route].flatMap(filesOf));
  return [...files].reduce((sum, file) => sum + weightOf(file), 0);
}

const publicRoutes = Object.entries(routes).filter(
  ([id]) => id.startsWith("routes/public/") || id === "routes/not-found",
);

test("no page fetches the search of the portal before somebody asks for it", () => {
  const hasPalette = (file: string) => readFileSync(join(folder, file), "utf8").includes("cmdk-");
  const inAssets = readdirSync(join(folder, "assets")).filter((file) => file.endsWith(".js"));
  expect(inAssets.filter((file) => hasPalette(join("assets", file)))).toHaveLength(1);
  const atOnce = new Set([entry, ...Object.values(routes)].flatMap(filesOf));
  expect([...atOnce].filter(hasPalette)).toEqual([]);
});

/** Maximum script size of the desk's first load, in compressed bytes: four fifths of what it once was. */
const DESK_LIMIT = 232_000;

test("the desk fetches little at once, and nothing of the public frame", () => {
  const portal = ["root", "routes/portal/layout", "routes/portal/agent-dashboard"].flatMap((id) => routes[id] ?? []);
  expect(portal).toHaveLength(3);
  const files = [...new Set([entry, ...portal].flatMap(filesOf))];
  expect(files.reduce((sum, file) => sum + weightOf(file), 0)).toBeLessThanOrEqual(DESK_LIMIT);
  const hasFrame = (file: string) => /site-header|help-strip/.test(readFileSync(join(folder, file), "utf8"));
  expect(files.filter(hasFrame)).toEqual([]);
});

/** Words of zod's own faults in French, in all of zod and in none of what we use of it. */
const WHOLE_ZOD = "Entrée invalide";

test('nothing loads all of zod with its fifty languages, as `import("zod")` does', () => {
  const holds = (file: string) => readFileSync(file, "utf8").includes(WHOLE_ZOD);
  expect(holds(inRoot("node_modules/zod/v4/locales/fr.js"))).toBe(true);
  const built = ["build/client/assets", "build/program/assets"]
    .map((of) => inRoot(of))
    .flatMap((from) =>
      readdirSync(from)
        .filter((file) => /\.m?js$/.test(file))
        .map((file) => join(from, file)),
    );
  expect(built.filter(holds)).toEqual([]);
});

test("there are public pages to weigh", () => {
  expect(publicRoutes.length).toBeGreaterThan(20);
});

test.each(publicRoutes)("the first load of %s stays within the limit", (_id, route) => {
  expect(firstLoad(route)).toBeLessThanOrEqual(LIMIT);
});
