import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pathIn } from "../../domain/platform/paths.ts";
import { PAGE_ACCESS } from "../../domain/platform/permissions.ts";
import { PUBLIC_PATHS } from "../../domain/content/site-map.ts";
import { startSite, type SiteProcess } from "../support/site-process.ts";
import { freshDatabase } from "../support/test-app.ts";

let site: SiteProcess;
let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
  site = await startSite({ ...database.env, SERVICES: "web" });
});
afterAll(async () => {
  await site.stop();
  await database.drop();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: "manual" });
/** Returns the URL by which React Router fetches only a page's data, on client navigation. */
const dataOf = (path: string) => (path.endsWith("/") ? `${path}_.data` : `${path}.data`);

describe("a page that is fetched by a link", () => {
  it.each(PUBLIC_PATHS)("has the same addresses and language as when it is opened: %s", async (path) => {
    for (const address of [pathIn("en", path), pathIn("es", path)]) {
      const html = await (await get(address, { "accept-language": "en" })).text();
      const data = await (await get(dataOf(address), { "accept-language": "en" })).text();
      const [, title = ""] = /<title>([^<|]+?)(?: \||<)/.exec(html) ?? [];
      expect(data).toContain(`"canonical","${site.url}${address}"`);
      expect(data).toContain(title.replaceAll("&#x27;", "'").replaceAll("&amp;", "&"));
      expect(data).not.toContain(".data");
    }
  });

  it.each(Object.keys(PAGE_ACCESS))(
    "sends an anonymous visitor of %s to log in, and back to the page",
    async (path) => {
      const answer = await get(`${dataOf(path)}?tab=a&_routes=routes%2Fportal%2Flayout`);
      const next = encodeURIComponent(`${path}?tab=a`);
      expect(answer.status).toBe(202);
      expect(await answer.text()).toContain(`"/auth?next=${next}"`);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
    },
  );

  it("is not kept: what is fetched is made for its visitor", async () => {
    await get("/about", { "accept-language": "en" });
    const answer = await get("/about.data", { "accept-language": "es" });
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(await answer.text()).toContain(`"canonical","${site.url}/es/about"`);
  });
});

describe("a page's one spelling", () => {
  it.each([
    ["/FaQ", "/faq"],
    ["/faq/", "/faq"],
    ["/f%61q?type=auto", "/faq?type=auto"],
    ["/ES/About", "/es/about"],
    ["/Agent-Tools?tab=training", "/agent-tools?tab=training"],
    ["/blog/Flood-Insurance-Texas", "/blog/flood-insurance-texas"],
  ])("is where %s leads, by a link too", async (address, spelling) => {
    const answer = await get(address);
    expect(answer.status).toBe(301);
    expect(answer.headers.get("location")).toBe(spelling);
    const [path = "", query] = address.split("?");
    const data = await get(dataOf(path) + (query ? `?${query}` : ""));
    expect(await data.text()).toContain(`"${spelling}"`);
    expect(data.status).toBe(202);
  });

  it("is not looked for where there is no page", async () => {
    expect((await get("/No-Such-Page/")).status).toBe(404);
  });
});

describe("the language of a kept page", () => {
  it("is the visitor's, whatever the query of whoever came first says", async () => {
    await get("/quote-box?lang=es", { "accept-language": "en" });
    const html = await (await get("/quote-box", { "accept-language": "en" })).text();
    expect(/<html lang="(\w+)"/.exec(html)?.[1]).toBe("en");
  });
});

describe("the address of the request", () => {
  // The request's URL is not the page's URL when the browser fetches only a page's data: loaders and actions have
  // `url`.
  it("is read by nothing of a page but the renderer, which has no other", () => {
    const readers = globSync("app/**/*.{ts,tsx}").filter((file) =>
      /\brequest(\)|!)?\??\.url\b|\{[^{}]*\burl\b[^{}]*\}\s*=\s*[\w.]*\brequest\b/.test(readFileSync(file, "utf8")),
    );
    expect(readers).toEqual(["app/entry.server.tsx"]);
  });
});
