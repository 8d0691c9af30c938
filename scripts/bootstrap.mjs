// Runs before `npm start`, `npm test` and `npm run check`, on whatever Node the machine has (20 or newer) and with no
// packages at hand: it installs what is missing and builds what is stale.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const npm = process.platform === "win32" ? "npm.cmd" : "npm";

/** Everything that the built site is made of. */
const SITE_SOURCES = [
  "app",
  "domain",
  "public",
  "locales/en/platform/crash.json",
  "locales/es/platform/crash.json",
  "content",
  "agency.config.ts",
  "vite.config.ts",
  "vite.chunks.ts",
  "react-router.config.ts",
  "scripts/precompress.ts",
  "package-lock.json",
];
/** What the program and the commands are made of besides the built site; they read the texts of locales/ themselves. */
const PROGRAM_SOURCES = ["server", "scripts", "vite.program.config.ts", "package.json"];

function* filesOf(path) {
  const full = join(root, path);
  const found = statSync(full, { throwIfNoEntry: false });
  if (found?.isFile()) yield path;
  if (found?.isDirectory()) yield* filesIn(path);
}

function* filesIn(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

/** Adds the names and contents of all files to a hash. */
function addFiles(hash, paths) {
  for (const path of paths) for (const file of filesOf(path)) hash.update(file).update(readFileSync(join(root, file)));
  return hash;
}

/** The stamp of how the sources looked when everything was built. */
const LOOK = "build/.look";

/** Names, times and sizes of all sources: cheap to tell, and different once one of them is written. */
function lookOf() {
  const paths = [...SITE_SOURCES, ...PROGRAM_SOURCES];
  const looks = listByFind(paths) ?? paths.flatMap((path) => [...filesOf(path)].map(lookOfFile));
  return createHash("sha256").update(looks.sort().join("\n")).digest("hex");
}

/** Lists the files by find, where there is one of GNU's: five times as fast as Node, and every command waits for it. */
function listByFind(paths) {
  const format = ["-type", "f", "-printf", "%p %T@ %C@ %s\\n"];
  const { status, stdout } = spawnSync("find", [...paths, ...format], { cwd: root, encoding: "utf8", maxBuffer: 1e8 });
  return status === 0 ? stdout.split("\n") : undefined;
}

function lookOfFile(file) {
  const { mtimeMs, ctimeMs, size } = statSync(join(root, file));
  return `${file} ${mtimeMs} ${ctimeMs} ${size}`;
}

/** Whether no source was written since the last build: then the contents need not be read, which takes longer than a command. */
function isUntouched() {
  const stamp = join(root, LOOK);
  const isBuilt = ["build/.site", "build/.program"].every((file) => existsSync(join(root, file)));
  return isBuilt && existsSync(stamp) && readFileSync(stamp, "utf8") === lookOf();
}

function run(args, why) {
  console.log(`${why} …`);
  // Whoever asks, a test runner too, gets the build that is shipped. (`npm ci` is told to install all.)
  const env = { ...process.env, NODE_ENV: "production" };
  const result = spawnSync(npm, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] });
  if (result.status !== 0) {
    console.error(`npm ${args.join(" ")} failed`);
    process.exit(result.status ?? 1);
  }
}

/** Does the work unless the stamp says that it was done for exactly this state. */
function once(stampFile, state, work) {
  const stamp = join(root, stampFile);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === state) return;
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, state);
}

const platform = `${process.platform}-${process.arch}`;
const packages = addFiles(createHash("sha256"), ["package-lock.json"]).digest("hex");
once("node_modules/.installed", `${platform} ${packages}`, () => {
  // Quiet about engines: the packages run on the Node that comes with them, not on the one that installs them.
  run(["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], "Installing packages");
});
if (!process.argv.includes("--no-build") && !isUntouched()) {
  const build = (what) => () => run(["run", "--silent", `build:${what}`], `Building the ${what}`);
  const site = addFiles(createHash("sha256"), SITE_SOURCES);
  const program = addFiles(site.copy(), PROGRAM_SOURCES);
  once("build/.site", site.digest("hex"), build("site"));
  once("build/.program", program.digest("hex"), build("program"));
  try {
    writeFileSync(join(root, LOOK), lookOf());
  } catch {
    // The folder may be read-only where the program is installed: then the contents are compared each time.
  }
}
