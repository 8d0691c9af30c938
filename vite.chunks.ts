import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";

/** Modules by their paths, without what follows the name; a whole folder ends with a slash. */
const within = (folder: string, names: string[]) => names.map((name) => `${folder}/${name}`);

/**
 * What every page needs at once goes into two files: packed together it is smaller than in twenty, and the libraries'
 * file is kept by browsers until one of them moves. The frame around a page sleeps at first (app/lib/asleep.tsx) and is
 * a third; an icon that it shares with pages is not in it, or they would need it at once. The same goes for the calls of
 * the API, for the fields of forms, and for the office's hours.
 */
const GROUPS = {
  libraries: within("node_modules", ["react/", "react-dom/", "react-router/", "scheduler/"]),
  core: [
    "agency.config",
    ...within("domain/platform", ["language", "limits", "paths", "phone"]),
    ...within("app", ["root", "entry.client"]),
    ...within("app/layout", ["site-frame", "use-farewell", "crash-page", "office-phone"]),
    ...within("app/lib", ["asleep", "campaign", "early-press", "i18n", "language", "local-link", "nonce", "remember"]),
    ...within("app/lib", ["revalidation", "seo", "translate", "use-language-choice"]),
    ...within("app/ui", ["button", "control-class", "cx", "scene", "spinner", "toast-store", "toast-host"]),
    ...within("lucide-react/dist/esm", ["Icon", "context", "createLucideIcon", "shared/"]),
    ...within("lucide-react/dist/esm/icons", ["check", "circle-check", "mail", "map-pin", "phone"]),
    "vite/preload-helper",
    "rolldown/runtime",
  ],
  api: within("app/lib", ["api", "log-in-again"]),
  fields: within("app/ui", ["field", "field-context", "input"]),
  choices: [
    ...within("app/ui", ["select", "textarea", "checkbox"]),
    ...within("app/features/work/leads", ["digits-only", "honeypot", "phone-link", "use-zip", "zip-field"]),
    ...within("app/lib", ["use-elapsed"]),
  ],
  office: [
    ...within("domain/platform", ["holidays", "office-clock", "office-hours", "office-open", "wall-clock"]),
    ...within("app/lib", ["said-time", "use-minute", "use-office"]),
  ],
  // The footer has it, and so do pages, which must not need the frame at once.
  license: ["content/license-lookup", "app/layout/license-text"],
  frame: within("app/layout", [
    "bottom-bar",
    "header",
    "footer",
    "menu",
    "site-menu",
    "social-links",
    "account-links",
    "language-switcher",
    "quote-path",
  ]),
};

/** Names as the bundler knows modules, its own ones too, which begin with a zero byte. */
const patternOf = (names: string[]) =>
  new RegExp(
    names.map((name) => `[/\\0]${name.replaceAll(".", "\\.")}${name.endsWith("/") ? "" : "\\.[^/]+$"}`).join("|"),
  );

type Group = Rolldown.CodeSplittingGroup;
type Context = Rolldown.ChunkingContext;

/** A page that anybody may open, as a module. */
const PUBLIC_PAGE = /\/app\/(?:routes\/public\/|routes\/not-found|root|entry\.client)[^?]*/;
const ICON = /lucide-react\/dist\/esm\/icons\/[^/]+$/;
const BARREL = "lucide-react.mjs";
/** More than there are public pages. */
const MOST_PAGES = 40;

/**
 * Everything else that several pages share goes by which public pages need it: what the same ones need lies in one file,
 * and what none of them needs in the portal's. The bundler's own way, a file for every module whose users differ, made a
 * page of the portal fetch 85. What a page needs at once is told apart from what it fetches once it is awake; and
 * what many need comes first, since a file takes in what its modules import.
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
  const counts = Array.from({ length: MOST_PAGES }, (_, n) => MOST_PAGES - n);
  const byCount = (when: string) => counts.map((count) => group(`${when}-${count}-`));
  return [...byCount("page"), ...byCount("awake"), group("shared"), group("portal")];
}

/** What the file is called that a module goes into: when it is needed, by how many public pages, and by which. */
function sharedName(id: string, context: Context): string {
  const { atOnce, awake } = pagesThatNeed(id, context);
  const pages = [...(atOnce.size > 0 ? atOnce : awake)].toSorted();
  if (pages.length === 0) return "portal";
  // Small ones, for which no page waits: a file for all of them is fetched sooner than ten.
  if (atOnce.size === 0 && pages.length > 1 && (ICON.test(id) || !id.includes("/node_modules/"))) return "shared";
  const which = createHash("sha256").update(pages.join()).digest("hex").slice(0, 6);
  return `${atOnce.size > 0 ? "page" : "awake"}-${pages.length}-${which}`;
}

/** The public pages from which a module is reached: by imports alone, or by way of one that waits. */
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
    for (const user of usersOf(module, context)) queue.push([user, when]);
    for (const user of context.getModuleInfo(module)?.dynamicImporters ?? []) queue.push([user, "awake"]);
  }
  return found;
}

/** Who imports a module. Icons come by way of a file that names them all: who uses one stands in the users' code. */
function usersOf(id: string, context: Context): readonly string[] {
  const users = context.getModuleInfo(id)?.importers ?? [];
  const barrel = ICON.test(id) ? users.find((user) => user.endsWith(BARREL)) : undefined;
  if (!barrel) return users;
  iconUsers ??= readIconUsers(barrel, context);
  return iconUsers.get(id.slice(id.lastIndexOf("/") + 1)) ?? [];
}

let iconUsers: Map<string, string[]> | undefined;

/** Which modules use which icon, by its file. */
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

/** Fails the build on a name that no module has any more: what it named would quietly be packed elsewhere. */
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
