import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";

/**
 * Draws the wings of server/ into docs/architecture.md and the rooms of each wing into docs/rooms.md, from their imports.
 * With `--check` it compares the pages instead of writing them.
 */
const root = new URL("..", import.meta.url).pathname;
const MARKS = /(<!-- rooms:begin [^\n]*-->\n)[\s\S]*?(<!-- rooms:end -->)/;
/** The files directly in server/: they start the program and know every wing. */
const PROCESS = "process";

/** The modules that each module imports. */
type Arrows = Map<string, Set<string>>;
type Import = { from: string; to: string };

function readImports(): Import[] {
  const files = readdirSync(join(root, "server"), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((from) => {
      const source = readFileSync(join(root, "server", from), "utf8");
      const paths = [...source.matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map(([, path = ""]) => path);
      const targets = paths.map((path) => join(dirname(from), path)).filter((to) => !to.startsWith(".."));
      return [from, ...targets].map((to) => ({ from, to }));
    });
}

function wingOf(file: string): string {
  const [first = "", ...below] = file.split("/");
  return below.length > 0 ? first : PROCESS;
}

/** A folder of a wing is a room; so is a file beside the folders, together with the folder of its name. */
const roomOf = (file: string) => (file.split("/")[1] ?? "").replace(/\.ts$/, "");

function arrowsBetween(imports: Import[], moduleOf: (file: string) => string): Arrows {
  const arrows: Arrows = new Map();
  for (const { from, to } of imports) {
    const known = arrows.get(moduleOf(from)) ?? new Set();
    arrows.set(moduleOf(from), known);
    if (moduleOf(from) !== moduleOf(to)) known.add(moduleOf(to));
  }
  return arrows;
}

const below = (arrows: Arrows, module: string): string[] => [...(arrows.get(module) ?? [])].sort();

/** Counts the floors below each module; throws on a circular import. */
function floorsOf(arrows: Arrows): Map<string, number> {
  const floors = new Map<string, number>();
  const floorOf = (module: string, above: string[]): number => {
    if (above.includes(module)) {
      const circle = [...above.slice(above.indexOf(module)), module];
      throw new Error(`server/ has a circle: ${circle.join(" → ")}`);
    }
    const floor =
      floors.get(module) ?? Math.max(-1, ...below(arrows, module).map((to) => floorOf(to, [...above, module]))) + 1;
    floors.set(module, floor);
    return floor;
  };
  for (const module of arrows.keys()) floorOf(module, []);
  return floors;
}

function reach(arrows: Arrows, module: string, seen = new Set<string>()): Set<string> {
  for (const to of below(arrows, module)) {
    if (!seen.has(to)) reach(arrows, to, seen.add(to));
  }
  return seen;
}

/** The arrows of a module that no longer path implies (transitive reduction). */
const directOf = (arrows: Arrows, module: string) =>
  below(arrows, module).filter((to) => !below(arrows, module).some((other) => reach(arrows, other).has(to)));

/** A mermaid graph, from the top floor down. */
function draw(arrows: Arrows): string {
  const floors = floorsOf(arrows);
  const drawn = [...arrows.keys()].toSorted(
    (one, other) => (floors.get(other) ?? 0) - (floors.get(one) ?? 0) || (one < other ? -1 : 1),
  );
  const lines = drawn.map((module) => {
    const direct = directOf(arrows, module);
    return `  ${direct.length > 0 ? `${module} --> ${direct.join(" & ")}` : module}`;
  });
  return ["```mermaid", "flowchart TD", ...lines, "```"].join("\n");
}

function keep(page: string, picture: string): void {
  const file = join(root, page);
  const text = readFileSync(file, "utf8");
  if (!MARKS.test(text)) throw new Error(`${page} has no place for the rooms`);
  const fresh = text.replace(MARKS, (_all, begin: string, end: string) => `${begin}\n${picture}\n\n${end}`);
  if (!process.argv.includes("--check")) writeFileSync(file, fresh);
  else if (fresh !== text) {
    console.error(`${page} shows other rooms than server/ has: npm run draw:rooms`);
    process.exit(1);
  }
}

const imports = readImports();
keep("docs/architecture.md", draw(arrowsBetween(imports, wingOf)));
const wings = [...new Set(imports.map(({ from }) => wingOf(from)))].filter((wing) => wing !== PROCESS).sort();
const pictures = wings.map((wing) => {
  const within = imports.filter(({ from, to }) => wingOf(from) === wing && wingOf(to) === wing);
  return `## ${wing}\n\n${draw(arrowsBetween(within, roomOf))}`;
});
keep("docs/rooms.md", pictures.join("\n\n"));
console.log("rooms: drawn in docs/architecture.md and docs/rooms.md as they are");
