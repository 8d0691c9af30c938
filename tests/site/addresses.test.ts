import { describe, expect, it } from "vitest";
import routes from "../../app/routes.ts";
import { hasTwin } from "../../domain/paths.ts";
import { PAGE_ACCESS } from "../../domain/permissions.ts";
import { PUBLIC_PATHS, SITE_GROUPS } from "../../domain/site-map.ts";

/** Pages for one purpose, which nobody looks for; those with a parameter are listed by what they show. */
const UNLISTED = ["/simple-quote", "/quote-box", "/blog/:slug", "/newsletter/:step?", "/auth"];

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
});
