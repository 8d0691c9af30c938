import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";

/** Draws the rooms of server/ into docs/architecture.md, out of their imports; with `--check` it only compares. */
const root = new URL("..", import.meta.url).pathname;
const PAGE = join(root, "docs/architecture.md");
const MARKS = /(<!-- rooms:begin [^\n]*-->\n)[\s\S]*?(<!-- rooms:end -->)/;

/** Whom each room knows. */
type Arrows = Map<string, Set<string>>;

/** A folder of server/ is a room; so is a file beside the folders, together with the folder of its name. */
const roomOf = (file: string) => (file.split("/")[0] ?? "").replace(/\.ts$/, "");

function readArrows(): Arrows {
  const arrows: Arrows = new Map();
  for (const file of readdirSync(join(root, "server"), { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ts") || file.endsWith(".test.ts")) continue;
    const known = arrows.get(roomOf(file)) ?? new Set();
    arrows.set(roomOf(file), known);
    const source = readFileSync(join(root, "server", file), "utf8");
    for (const [, path = ""] of source.matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)) {
      const to = join(dirname(file), path);
      if (!to.startsWith("..") && roomOf(to) !== roomOf(file)) known.add(roomOf(to));
    }
  }
  return arrows;
}

/** How many floors are below each room. */
function floorsOf(arrows: Arrows): Map<string, number> {
  const floors = new Map<string, number>();
  const floorOf = (room: string, above: string[]): number => {
    if (above.includes(room)) {
      const circle = [...above.slice(above.indexOf(room)), room];
      throw new Error(`rooms of server/ form a circle: ${circle.join(" → ")}`);
    }
    const floor =
      floors.get(room) ?? Math.max(-1, ...below(arrows, room).map((to) => floorOf(to, [...above, room]))) + 1;
    floors.set(room, floor);
    return floor;
  };
  for (const room of arrows.keys()) floorOf(room, []);
  return floors;
}

const below = (arrows: Arrows, room: string): string[] => [...(arrows.get(room) ?? [])].sort();

function reach(arrows: Arrows, room: string, seen = new Set<string>()): Set<string> {
  for (const to of below(arrows, room)) {
    if (!seen.has(to)) reach(arrows, to, seen.add(to));
  }
  return seen;
}

/** The arrows that no other way implies. */
const directOf = (arrows: Arrows, room: string) =>
  below(arrows, room).filter((to) => !below(arrows, room).some((other) => reach(arrows, other).has(to)));

/** A graph of the folders, from the top floor down. Of single files only those that stand between them are drawn. */
function draw(arrows: Arrows): string {
  const folders = new Set(
    readdirSync(join(root, "server"), { withFileTypes: true }).flatMap((e) => (e.isDirectory() ? e.name : [])),
  );
  const floors = floorsOf(arrows);
  const reached = new Map([...arrows.keys()].map((room) => [room, reach(arrows, room)]));
  const isUnder = (room: string) => [...folders].some((folder) => reached.get(folder)?.has(room));
  const isOver = (room: string) => [...folders].some((folder) => reached.get(room)?.has(folder));
  const isDrawn = (room: string) => folders.has(room) || (isUnder(room) && isOver(room));
  const single = [...arrows.keys()].filter((room) => !isDrawn(room)).sort();
  const named = (rooms: string[]) => rooms.map((name) => `\`${name}.ts\``).join(", ");
  const drawn = [...arrows.keys()]
    .filter(isDrawn)
    .toSorted((one, other) => (floors.get(other) ?? 0) - (floors.get(one) ?? 0) || (one < other ? -1 : 1));
  const shown = new Map(drawn.map((room) => [room, new Set(below(arrows, room).filter(isDrawn))]));
  const lines = drawn.map((room) => {
    const direct = directOf(shown, room);
    return `  ${direct.length > 0 ? `${room} --> ${direct.join(" & ")}` : room}`;
  });
  return [
    "```mermaid",
    "flowchart TD",
    ...lines,
    "```",
    "",
    `Above all rooms, the process: ${named(single.filter(isOver))}.`,
    "",
    `Below all rooms, known to any: ${named(single.filter((room) => !isOver(room)))}.`,
  ].join("\n");
}

const page = readFileSync(PAGE, "utf8");
if (!MARKS.test(page)) throw new Error("docs/architecture.md has no place for the rooms");
const picture = draw(readArrows());
const fresh = page.replace(MARKS, (_all, begin: string, end: string) => `${begin}\n${picture}\n\n${end}`);
if (!process.argv.includes("--check")) writeFileSync(PAGE, fresh);
else if (fresh !== page) {
  console.error("docs/architecture.md shows other rooms than server/ has: npm run draw:rooms");
  process.exit(1);
}
console.log("rooms: drawn in docs/architecture.md as they are");
