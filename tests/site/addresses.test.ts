import { describe, expect, it } from "vitest";
import routes from "../../app/routes.ts";
import { PAGE_TITLES } from "../../app/layout/palette/page-titles.server.ts";
import { sidebarEntriesFor } from "../../app/layout/sidebar-entries.ts";
import { LANGUAGES } from "../../domain/platform/language.ts";
import { hasTwin } from "../../domain/platform/paths.ts";
import { PAGE_ACCESS } from "../../domain/platform/permissions.ts";
import { PUBLIC_PATHS, SITE_GROUPS } from "../../domain/content/site-map.ts";
import { translator } from "../../server/platform/texts.ts";
import { agency } from "../support/agency.ts";

/** Special-purpose pages that nobody looks for; pages with a parameter are listed by their content. */
const UNLISTED = [
  "/simple-quote",
  "/quote-box",
  "/blog/:slug",
  "/service/:subject",
  "/newsletter/:step?",
  "/r",
  "/r/:token",
  "/r/:token/documents/:id",
  "/r/:token/booking.ics",
  "/share/:token",
  "/auth",
];

const entries = routes.flatMap((entry) => entry.children ?? [entry]);
const pathsIn = (folder: string) =>
  entries
    .filter(({ file }) => file.startsWith(`routes/${folder}/`))
    .map(({ path = "" }) => `/${path}`.replace(/^\/es\?/, "") || "/");

describe("the addresses of app/routes.ts", () => {
  it("are in the site map, in the same order, unless they are named here", () => {
    expect(pathsIn("public").filter((path) => !UNLISTED.includes(path))).toEqual([...PUBLIC_PATHS]);
    expect(Object.values(SITE_GROUPS).flat().toSorted()).toEqual([...PUBLIC_PATHS].toSorted());
  });

  it("have a Spanish twin where the page is public, and none where it belongs to the portal", () => {
    expect(pathsIn("public").filter((path) => !hasTwin(path))).toEqual([]);
    expect(pathsIn("portal").filter(hasTwin)).toEqual([]);
  });

  it("of the portal each stand under a guarded page, and every guarded page is an address", () => {
    const guarded = Object.keys(PAGE_ACCESS);
    const isGuarded = (path: string) => guarded.some((page) => path === page || path.startsWith(`${page}/`));
    expect(pathsIn("portal").filter((path) => !isGuarded(path))).toEqual([]);
    expect(guarded.filter((page) => !pathsIn("portal").includes(page))).toEqual([]);
  });

  it.each(LANGUAGES)("of the portal go by names that lead nowhere else, in %s", (language) => {
    const say = translator(language);
    const entries = sidebarEntriesFor("admin", { portal: agency });
    const others = Object.entries(PAGE_TITLES).filter(([page]) => !entries.some(({ to }) => to === page));
    const titles = others.map(([, key]) => say(key));
    expect(entries.map(({ name }) => say(`sidebar:entries.${name}`)).filter((name) => titles.includes(name))).toEqual(
      [],
    );
    // The dashboard's link to the customers has the same name as their page.
    expect(say("desk:customers.link")).toBe(say(PAGE_TITLES["/customers"]));
  });
});
