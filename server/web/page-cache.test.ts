import { once } from "node:events";
import { createServer } from "node:http";
import { expect, it } from "vitest";
import { LIVE_PARAMETERS } from "../../domain/platform/page-parameters.ts";
import { PAGE_ACCESS } from "../../domain/platform/permissions.ts";
import { cacheKeyOf, PageCache } from "./page-cache.ts";
import { fixedSettings } from "../../tests/support/agency.ts";
import { portOf } from "../../tests/support/port-of.ts";

/** Returns a text with characters of one, two, three and four bytes. */
const textOf = (path: string) => `<p>${path} – ¿Mañana? “Sí” 🌾</p>`;

/** Starts a server of nothing but some cached pages. */
async function serve(cache: PageCache, paths: string[]) {
  const answer = cache.answerer("session");
  const server = createServer((request, response) => {
    if (!answer(request, response)) response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  for (const path of paths) {
    const key = cacheKeyOf(path, "lang=en", undefined);
    if (key) cache.fill(key, textOf(path), "nonce", cache.version);
  }
  const port = portOf(server);
  return { server, port };
}

it("a page is packed best when it is asked for again, and quickly until then", async () => {
  const { server, port } = await serve(new PageCache([], fixedSettings()), ["/first"]);
  const packed = async (accepted: string) => {
    const headers = { cookie: "lang=en", "accept-encoding": accepted };
    return (await fetch(`http://127.0.0.1:${port}/first`, { headers })).headers.get("content-encoding");
  };
  await expect.poll(() => packed("gzip")).toBe("gzip");
  for (let i = 0; i < 10; i++) expect(await packed("gzip")).toBe("gzip");
  expect(await packed("gzip, br")).toBe("gzip");
  await expect.poll(() => packed("gzip, br")).toBe("br");
  server.close();
});

it("a full page cache lets go of the oldest page, and keeps the new one", async () => {
  const cache = new PageCache([["x-frame-options", "DENY"]], fixedSettings(), 2);
  const paths = ["/first", "/second", "/third"];
  const { server, port } = await serve(cache, paths);
  const headers = { cookie: "lang=en", "accept-encoding": "gzip, br" };
  const answers = await Promise.all(paths.map((path) => fetch(`http://127.0.0.1:${port}${path}`, { headers })));
  expect(answers.map(({ status }) => status)).toEqual([404, 200, 200]);
  const head = await fetch(`http://127.0.0.1:${port}/third`, { headers, method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  const etag = String(head.headers.get("etag"));
  const same = await fetch(`http://127.0.0.1:${port}/third`, { headers: { ...headers, "if-none-match": etag } });
  expect(same.status).toBe(304);
  for (const answer of [head, same]) {
    expect(answer.headers.get("x-frame-options")).toBe("DENY");
    expect(answer.headers.get("vary")).toBe("Accept-Encoding, Accept-Language, Cookie");
    expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; script-src 'self'/);
  }
  const packed = async (accepted: string) => {
    const asked = { ...headers, "accept-encoding": accepted };
    const answer = await fetch(`http://127.0.0.1:${port}/third`, { headers: asked });
    expect(await answer.text()).toBe(textOf("/third"));
    return answer.headers.get("content-encoding");
  };
  await expect.poll(() => packed("gzip, br")).toBe("br");
  expect(await packed("gzip")).toBe("gzip");
  expect(await packed("identity")).toBeNull();
  expect(cache.answered).toBeGreaterThan(4);
  server.close();
});

it("no page is kept that is made for one visitor: with a parameter that it reads, or of the portal", () => {
  for (const path of ["/r/AbC", "/es/r/AbC", "/R/AbC"]) expect(cacheKeyOf(path, undefined, undefined)).toBeNull();
  for (const name of LIVE_PARAMETERS) expect(cacheKeyOf(`/quote?${name}=1`, undefined, undefined)).toBeNull();
  for (const path of Object.keys(PAGE_ACCESS))
    expect(cacheKeyOf(`${path}?status=new`, undefined, undefined)).toBeNull();
});

it("a page is kept apart for the topic it is about, and for no other query", () => {
  const pathOf = (url: string) => cacheKeyOf(url, undefined, undefined)?.path;
  expect(pathOf("/contact?topic=service")).toBe("/contact?topic=service");
  expect(pathOf("/contact?topic=anything")).toBe("/contact");
  expect(pathOf("/quote?type=auto&utm=x")).toBe("/quote?type=auto");
});
