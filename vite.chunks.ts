import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";

/** Prefixes module names with a folder. Names have no extension; a whole folder ends with a slash. */
const inFolder = (folder: string, names: string[]) => names.map((name) => `${folder}/${name}`);

/**
 * The named chunks. Modules that every page needs at once go into two files: packed together they are smaller than in
 * twenty, and browsers cache the libraries' file until a library changes. The frame around a page is a third file,
 * loaded lazily (app/lib/asleep.tsx); an icon that it shares with pages is not in it, or pages would need the frame at
 * once. The same goes for the API calls, the fields of forms, and the office's hours.
 */
const GROUPS = {
  libraries: inFolder("node_modules", ["react/", "react-dom/", "react-router/", "scheduler/"]),
  core: [
    ...inFolder("domain/platform", ["language", "paths", "phone"]),
    ...inFolder("app", ["root", "entry.client"]),
    ...inFolder("app/layout", ["site-frame", "use-farewell", "crash-page", "office-phone"]),
    ...inFolder("app/lib", [
      "agency",
      "asleep",
      "campaign",
      "early-press",
      "i18n",
      "language",
      "local-link",
      "nonce",
      "remember",
    ]),
    ...inFolder("app/lib", ["revalidation", "seo", "translate", "use-language-choice"]),
    ...inFolder("app/ui", ["button", "control-class", "cx", "scene", "spinner", "toast-store", "toast-host"]),
    ...inFolder("lucide-react/dist/esm", ["Icon", "context", "createLucideIcon", "shared/"]),
    ...inFolder("lucide-react/dist/esm/icons", ["check", "circle-check", "mail", "map-pin", "phone"]),
    "vite/preload-helper",
    "rolldown/runtime",
  ],
  // Shared by the footer and by pages, as the license below.
  lines: [...inFolder("domain/work", ["lines", "lead-options"]), ...inFolder("domain/platform", ["typed-records"])],
  api: inFolder("app/lib", ["api", "log-in-again"]),
  fields: inFolder("app/ui", ["field", "field-context", "input"]),
  // On its own, since pages without a form have it, too.
  phone: inFolder("app/features/work/leads", ["phone-link"]),
  choices: [
    ...inFolder("app/ui", ["select", "textarea", "checkbox"]),
    ...inFolder("app/features/work/leads", ["digits-only", "honeypot", "use-zip", "zip-field"]),
    ...inFolder("app/lib", ["use-elapsed"]),
  ],
  office: [
    ...inFolder("domain/platform", ["holidays", "office-clock", "office-hours", "office-open", "wall-clock"]),
    ...inFolder("app/lib", ["said-time", "use-minute", "use-office"]),
  ],
  // Shared by the footer and by pages, which must not need the frame at once.
  license: ["content/license-lookup", "app/layout/license-text"],
  claims: [...inFolder("app/ui", ["claim-text", "sample-mark", "badge"]), "app/lib/agency-claims"],
  // Shared by the public header and the bar of the portal, which must not need each other.
  menus: [
    ...inFolder("app/layout", ["menu", "site-menu", "social-links", "account-links", "language-switcher"]),
    "app/layout/brand-mark",
    "app/lib/app-badge",
    "app/ui/top-layer",
    "domain/platform/permissions",
    ...inFolder("lucide-react/dist/esm/icons", ["file-text", "graduation-cap", "newspaper", "plus", "search", "x"]),
  ],
  frame: inFolder("app/layout", ["frame-parts", "bottom-bar", "header", "footer", "quote-path"]),
};

/** Builds the pattern of module ids. It includes the bundler's virtual modules, which begin with a zero byte. */
const patternOf = (names: string[]) =>
  new RegExp(
    names.map((name) => `[/\\0]${name.replaceAll(".", "\\.")}${name.endsWith("/") ? "" : "\\.[^/]+$"}`).join("|"),
  );

type Group = Rolldown.CodeSplittingGroup;
type Context = Rolldown.ChunkingContext;

/** Matches the module of a page that anybody may open. */
const PUBLIC_PAGE = /\/app\/(?:routes\/public\/|routes\/not-found|root|entry\.client)[^?]*/;
const ICON = /lucide-react\/dist\/esm\/icons\/[^/]+$/;
const BARREL = "lucide-react.mjs";
/** Upper bound of the number of public pages. */
const MAX_PAGES = 40;

/**
 * Groups all other shared modules by the public pages that need them: modules with the same pages go into one file, and
 * modules that no public page needs go into the portal's files. The bundler's default, a file for every module whose
 * users differ, made a page of the portal fetch 85. Modules needed at once are separate from those loaded lazily, and
 * those that the portal's frame or its desk needs at once from those that only its other pages need. Widely used
 * modules come first, since a file takes in the modules that it imports.
 */
function sharedGroups(): Group[] {
  const names = new Map<string, string>();
  const nameOf = (id: string, context: Context) => {
    const name = names.get(id) ?? sharedName(id, context);
    names.set(id, name);
    return name;
  };
  const group = (prefix: string): Group => ({
    name: (id, context) => (nameOf(id, context).startsWith(prefix) ? nameOf(id, context) : null),
    debugName: prefix,
    minShareCount: 2,
  });
  const counts = Array.from({ length: MAX_PAGES }, (_, n) => MAX_PAGES - n);
  const byCount = (when: string) => counts.map((count) => group(`${when}-${count}-`));
  const ofPortal = PORTAL_PARTS.map(([part]) => group(`portal-${part}`));
  return [
    ...byCount("page"),
    ...byCount("frame"),
    ...byCount("desk"),
    group("shared-frame"),
    group("shared-desk"),
    ...byCount("awake"),
    group("shared"),
    ...ofPortal,
    group("portal"),
  ];
}

/** Returns the name of a module's chunk: when it is needed, by how many public pages, and a hash of those pages. */
function sharedName(id: string, context: Context): string {
  const { atOnce, awake } = pagesThatNeed(id, context);
  const pages = [...(atOnce.size > 0 ? atOnce : awake)].toSorted();
  const part = portalPartOf(id, context);
  if (pages.length === 0) return `portal-${part}`;
  // Small modules that no public page waits for: one file for all of them is fetched sooner than ten.
  const isSmall = ICON.test(id) || !id.includes("/node_modules/");
  const isOfDesk = part === "frame" || part === "desk";
  if (atOnce.size === 0 && isSmall && (isOfDesk || pages.length > 1)) return isOfDesk ? `shared-${part}` : "shared";
  const which = createHash("sha256").update(pages.join()).digest("hex").slice(0, 6);
  if (atOnce.size > 0) return `page-${pages.length}-${which}`;
  return `${isOfDesk ? part : "awake"}-${pages.length}-${which}`;
}

/** The parts of the portal that are fetched at once, the most used first, and the routes that they belong to. */
const PORTAL_PARTS = [
  ["frame", /\/app\/routes\/portal\/layout\.tsx/],
  ["desk", /\/app\/routes\/portal\/agent-dashboard\.tsx/],
  ["pages", /\/app\/routes\/portal\//],
] as const;

/** Returns the part of the portal that needs a module at once; `late` where none does. */
function portalPartOf(id: string, context: Context): string {
  const seen = new Set<string>();
  const queue = [id];
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    queue.push(...importersOf(next, context));
  }
  const users = [...seen];
  return PORTAL_PARTS.find(([, route]) => users.some((user) => route.test(user)))?.[0] ?? "late";
}

/** Finds the public pages that reach a module: by static imports alone, or through a dynamic import. */
function pagesThatNeed(id: string, context: Context) {
  const found = { atOnce: new Set<string>(), awake: new Set<string>() };
  const seen = { atOnce: new Set<string>(), awake: new Set<string>() };
  const queue: [id: string, when: keyof typeof seen][] = [[id, "atOnce"]];
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [module, when] = next;
    if (seen.atOnce.has(module) || seen[when].has(module)) continue;
    seen[when].add(module);
    const [page] = PUBLIC_PAGE.exec(module) ?? [];
    if (page) found[when].add(page);
    for (const user of importersOf(module, context)) queue.push([user, when]);
    for (const user of context.getModuleInfo(module)?.dynamicImporters ?? []) queue.push([user, "awake"]);
  }
  return found;
}

/**
 * Returns the importers of a module. Icons are imported through a barrel file, so their users are read from the users'
 * code.
 */
function importersOf(id: string, context: Context): readonly string[] {
  const users = context.getModuleInfo(id)?.importers ?? [];
  const barrel = ICON.test(id) ? users.find((user) => user.endsWith(BARREL)) : undefined;
  if (!barrel) return users;
  iconUsers ??= readIconUsers(barrel, context);
  return iconUsers.get(id.slice(id.lastIndexOf("/") + 1)) ?? [];
}

let iconUsers: Map<string, string[]> | undefined;

/** Maps each icon's file to the modules that use the icon. */
function readIconUsers(barrel: string, context: Context): Map<string, string[]> {
  const { code = "", importers = [] } = context.getModuleInfo(barrel) ?? {};
  const files = new Map<string, string>();
  for (const [, names = "", file = ""] of (code ?? "").matchAll(/^export \{(.*)\} from '\.\/icons\/(.*)';$/gm)) {
    for (const [, name = ""] of names.matchAll(/as (\w+)/g)) files.set(name, file);
  }
  const users = new Map<string, string[]>();
  for (const user of importers) {
    const [, named = ""] = /import \{([^}]*)\} from "lucide-react"/.exec(context.getModuleInfo(user)?.code ?? "") ?? [];
    for (const name of named.split(",").map((one) => one.trim().split(" ")[0] ?? "")) {
      const file = files.get(name);
      if (file) users.set(file, [...(users.get(file) ?? []), user]);
    }
  }
  return users;
}

const namedGroups = Object.entries(GROUPS).map(([name, modules]): Group => ({ name, test: patternOf(modules) }));

export const chunkGroups = [...namedGroups, ...sharedGroups()];

/** Fails the build on a name that matches no module any more: its module would silently be packed elsewhere. */
export function knownChunks(): Plugin {
  return {
    name: "known-chunks",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const packed = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
      const lost = Object.values(GROUPS)
        .flat()
        .filter((name) => !packed.some((id) => patternOf([name]).test(id)));
      if (lost.length > 0) this.error(`vite.chunks.ts names what is not packed: ${lost.join(", ")}`);
    },
  };
}
