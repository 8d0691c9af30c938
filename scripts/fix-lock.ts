import { readFileSync, writeFileSync } from "node:fs";

/**
 * Adds the missing optional entries of other platforms to the lockfile. A registry may lack the builds of native
 * packages for other platforms; npm then leaves them out of the lockfile, and `npm ci` refuses it on every machine. The
 * version comes from the package that asks for them, the platform from their names. npm never downloads an entry for
 * another platform.
 * To be run after every change of the dependencies: `npm run fix-lock`.
 */
type Entry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  resolved?: string;
  optionalDependencies?: Record<string, string>;
};

const OS = ["darwin", "win32", "linux", "android", "freebsd", "netbsd", "openbsd", "sunos", "aix", "openharmony"];
const CPU = ["x64", "arm64", "ia32", "arm", "riscv64", "ppc64", "s390x", "loong64", "mips64el", "wasm32"];

const file = new URL("../package-lock.json", import.meta.url);
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(file, "utf8"));
const { packages } = lock;
let added = 0;

/** Checks that npm would resolve a package from the place where it is asked for. */
function isLocked(from: string, name: string): boolean {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf("node_modules/") - 1))) {
    if (packages[`${base ? `${base}/` : ""}node_modules/${name}`]) return true;
    if (!base) return false;
  }
}

function platformOf(name: string): Pick<Entry, "os" | "cpu" | "libc"> | undefined {
  const parts = (name.split("/").at(-1) ?? "").split(/[-_.]/);
  const os = OS.find((o) => parts.includes(o));
  const cpu = CPU.find((c) =>
    parts.some((part) => part === c || (c === "arm" && /^arm(eabi|v7)?/.test(part) && part !== "arm64")),
  );
  if (!os && cpu !== "wasm32") return undefined;
  const libc = parts.some((p) => p.startsWith("musl"))
    ? "musl"
    : os === "linux" && parts.some((p) => p.startsWith("gnu"))
      ? "glibc"
      : undefined;
  return { ...(os ? { os: [os] } : {}), ...(cpu ? { cpu: [cpu] } : {}), ...(libc ? { libc: [libc] } : {}) };
}

for (const [path, entry] of Object.entries(packages)) {
  delete entry.resolved;
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(path, name)) continue;
    const platform = platformOf(name);
    if (!platform) continue;
    const version = range.replace(/^[\^~]/, "");
    packages[`node_modules/${name}`] = { version, ...(entry.dev ? { dev: true } : {}), optional: true, ...platform };
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`added ${added} entries for other platforms`);
