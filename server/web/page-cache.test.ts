import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { cacheKeyOf, PageCache } from "./page-cache.ts";

it("a full page cache lets go of the oldest page, and keeps the new one", async () => {
  const cache = new PageCache(2);
  const server = createServer((request, response) => {
    if (!cache.answer(request, response, "session")) response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const paths = ["/first", "/second", "/third"];
  for (const path of paths) {
    const key = cacheKeyOf(path, "lang=en", undefined);
    if (key) cache.fill(key, `<p>${path}</p>`, "nonce", cache.version);
  }
  const headers = { cookie: "lang=en" };
  const answers = await Promise.all(paths.map((path) => fetch(`http://127.0.0.1:${port}${path}`, { headers })));
  expect(answers.map(({ status }) => status)).toEqual([404, 200, 200]);
  const head = await fetch(`http://127.0.0.1:${port}/third`, { headers, method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(cache.answered).toBe(3);
  server.close();
});

it("a page is kept apart for the topic it is about, and for no other query", () => {
  const pathOf = (url: string) => cacheKeyOf(url, undefined, undefined)?.path;
  expect(pathOf("/contact?topic=service")).toBe("/contact?topic=service");
  expect(pathOf("/contact?topic=anything")).toBe("/contact");
  expect(pathOf("/quote?type=auto&utm=x")).toBe("/quote?type=auto");
});
