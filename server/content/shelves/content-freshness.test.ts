import { eq } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ContentItem } from "../../../domain/content/content.ts";
import { contentAdmin, nextSample } from "../../../tests/support/content-admin.ts";
import { startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { testEnv } from "../../../tests/support/test-env.ts";
import { buildApp, type App } from "../../app.ts";
import { boot, type Booted } from "../../boot.ts";
import { carriers, referenceCategories, testimonials } from "../../platform/db/schema/index.ts";
import { openContentCache } from "./content-cache.ts";

describe("content in two processes on one database", () => {
  let server: TestApp;
  let other: Booted & { app: App };
  const { call, list } = contentAdmin(() => server);

  async function startAnother() {
    const booted = await boot(testEnv(server.env), { log: pino({ level: "silent" }) });
    const noSite = () => Promise.reject(new Error("this test renders no pages"));
    return { ...booted, app: await buildApp(booted.deps, { build: noSite, mode: "production" }) };
  }

  beforeAll(async () => {
    server = await startTestApp();
    other = await startAnother();
  });
  afterAll(async () => {
    await other.app.close();
    await other.close();
    await server.close();
  });

  it("changes in one and is seen in the other without being asked to look again", async () => {
    const input = nextSample("posts");
    const { id, ...item } = (await call("POST", "posts", input)).json<ContentItem>();
    const title = async () =>
      (await other.app.inject({ url: `/api/blog-posts/${String(input.values["slug"])}?lang=es` })).json<{
        title?: string;
      }>().title;
    await expect.poll(title, { interval: 10 }).toBe(input.es["title"]);
    await call("PUT", `posts/${id}`, { ...item, es: { ...item.es, title: "Otro título" } });
    await expect.poll(title).toBe("Otro título");
    await call("DELETE", `posts/${id}`);
    await expect.poll(title).toBeUndefined();
  });

  it("changes in one while the other starts and is seen there", async () => {
    const { deps } = server;
    const input = nextSample("posts");
    const { id } = (await call("POST", "posts", input)).json<ContentItem>();
    const listen: typeof deps.store.listen = async (channel, onMessage) => {
      await call("DELETE", `posts/${id}`); // announced to those who listen already
      await deps.store.listen(channel, onMessage);
    };
    const cache = await openContentCache({ ...deps.store, listen }, deps);
    expect(cache.current().posts.filter((post) => post.id === id)).toEqual([]);
    cache.close();
  });

  it("is sorted in one and stands in that order in the other", async () => {
    const seen = (await list("testimonials")).map(({ id }) => id);
    const ids = seen.toReversed();
    await call("PUT", "testimonials/order", { ids, seen });
    const shown = async () =>
      (await other.app.inject({ url: "/api/testimonials" })).json<{ id: number }[]>().map(({ id }) => id);
    await expect.poll(shown).toEqual(ids);
  });

  it("that was seeded and deleted stays away when the site starts again", async () => {
    const { db } = server.deps;
    expect((await call("DELETE", "testimonials/2")).statusCode).toBe(200);
    expect((await call("DELETE", "carriers/1")).statusCode).toBe(200);
    const [category] = await list("reference-categories");
    expect((await call("DELETE", `reference-categories/1?dependents=${category?.dependents}`)).statusCode).toBe(200);
    await other.app.close();
    await other.close();
    other = await startAnother();
    expect(await db.select().from(testimonials).where(eq(testimonials.id, 2))).toEqual([]);
    expect(await db.select().from(carriers).where(eq(carriers.id, 1))).toEqual([]);
    expect(await db.select().from(referenceCategories).where(eq(referenceCategories.id, 1))).toEqual([]);
  });
});
