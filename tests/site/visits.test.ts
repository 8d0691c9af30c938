import pg from "pg";
import { expect, it } from "vitest";
import { startSite } from "../support/site-process.ts";
import { freshDatabase } from "../support/test-app.ts";

const BROWSER = "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0";

it("the program counts pages that people open, kept ones too, stores them when it is told to end, and nothing else of anybody", async () => {
  const database = await freshDatabase();
  const site = await startSite({ ...database.env, SERVICES: "web" });
  const get = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const answer = await fetch(site.url + path, { method, headers: { "user-agent": BROWSER, ...headers } });
    expect(answer.headers.getSetCookie()).toEqual([]);
    await answer.arrayBuffer();
  };
  // The first response is rendered, the others come from the page cache.
  for (let n = 0; n < 3; n++) await get("/about");
  await get("/es/about");
  await get("/quote?type=home&utm_source=mail");
  await get("/quote?type=home&zip=77008");
  await get("/faq.data");
  await get("/about", {}, "HEAD");
  await get("/about", { "user-agent": "Mozilla/5.0 (compatible; bingbot/2.0)" });
  await get("/about", { "sec-purpose": "prefetch" });
  await get("/about", { cookie: "session=somebody-who-works-here" });
  await get("/nowhere");
  await get("/blog/nothing-of-that-name");
  await get("/api/blog-posts");
  await get("/auth");
  expect(await site.stop()).toBe(0);

  const client = new pg.Client({ connectionString: String(database.env["DATABASE_URL"]) });
  await client.connect();
  const { rows, fields } = await client.query("select * from page_counts order by path, language");
  await client.end();
  await database.drop();
  expect(fields.map(({ name }) => name)).toEqual(["day", "path", "language", "insurance_type", "views"]);
  expect(rows.map(({ path, language, insurance_type: type, views }) => [path, language, type, views])).toEqual([
    ["/about", "en", "", 3],
    ["/about", "es", "", 1],
    ["/faq", "en", "", 1],
    ["/quote", "en", "home", 2],
  ]);
});
