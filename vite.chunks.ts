import type { Plugin } from "vite";

/** Modules by their paths, without what follows the name; a whole folder ends with a slash. */
const within = (folder: string, names: string[]) => names.map((name) => `${folder}/${name}`);

/**
 * What every page needs at once goes into two files: packed together it is smaller than in twenty, and the libraries'
 * file is kept by browsers until one of them moves. The frame around a page sleeps at first (app/lib/asleep.tsx) and is
 * a third; an icon that it shares with pages is not in it, or they would need it at once. The same
 * goes for the calls of the API.
 */
const GROUPS = {
  libraries: within("node_modules", ["react/", "react-dom/", "react-router/", "scheduler/"]),
  core: [
    "agency.config",
    ...within("domain", ["language", "limits", "paths", "phone"]),
    ...within("app", ["root", "entry.client"]),
    ...within("app/layout", ["site-frame", "use-farewell", "crash-page", "office-phone"]),
    ...within("app/lib", ["asleep", "campaign", "early-press", "i18n", "language", "local-link", "nonce", "remember"]),
    ...within("app/lib", ["revalidation", "seo", "translate", "use-language-choice", "use-sleeping-links"]),
    ...within("app/ui", ["button", "cx", "scene", "spinner", "toast-store", "toast-host"]),
    ...within("lucide-react/dist/esm", ["Icon", "context", "createLucideIcon", "shared/"]),
    ...within("lucide-react/dist/esm/icons", ["check", "mail", "map-pin", "phone"]),
    "vite/preload-helper",
    "rolldown/runtime",
  ],
  api: within("app/lib", ["api", "log-in-again"]),
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

export const chunkGroups = Object.entries(GROUPS).map(([name, modules]) => ({ name, test: patternOf(modules) }));

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
