import { and, count, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { ContentItem, ContentKind } from "../../../domain/content/content.ts";
import { contentAdmin } from "../../../tests/support/content-admin.ts";
import { describeOnServer, makeUser, type TestApp } from "../../../tests/support/test-app.ts";
import { auditEvents } from "../../platform/db/schema/index.ts";
import { keysOf } from "../../../domain/platform/typed-records.ts";

type Shown = { id: number; name: string; isSample: boolean };

/** The API path of every list that can contain samples, by kind. */
const LISTS = {
  testimonials: "/api/testimonials",
  partners: "/api/insurance-partners",
  carriers: "/api/carrier-portals",
  "agency-codes": "/api/agency-codes",
} as const;
const KINDS = keysOf(LISTS);

function readers(server: () => TestApp) {
  let agent: Promise<{ cookie: string }> | undefined;
  return async (kind: keyof typeof LISTS) => {
    agent ??= makeUser(server(), "agent");
    const { cookie } = await agent;
    return (await server().app.inject({ url: LISTS[kind], headers: { cookie } })).json<Shown[]>();
  };
}

describeOnServer("samples outside production", (server) => {
  const shown = readers(server);

  it.each(KINDS)("of %s are shown, and marked as such", async (kind) => {
    const list = await shown(kind);
    expect(list.length).toBeGreaterThan(2);
    expect(list.every(({ isSample }) => isSample)).toBe(true);
    const admin = await contentAdmin(server).list(kind);
    expect(admin.every(({ isSample }) => isSample)).toBe(true);
  });

  it("are no longer any once an admin has changed a word of them", async () => {
    const { call } = contentAdmin(server);
    const item = (await call("GET", "testimonials/1")).json<ContentItem>();
    const save = async (quote: string) =>
      (await call("PUT", "testimonials/1", { ...item, values: { ...item.values, quote } })).json<ContentItem>();
    expect((await save(String(item.values["quote"]))).isSample).toBe(true);
    expect((await save("They called me back.")).isSample).toBe(false);
    const isSample = async () => (await shown("testimonials")).find(({ id }) => id === 1)?.isSample;
    await expect.poll(isSample).toBe(false);
  });
});

const production = {
  PUBLIC_URL: "https://www.example.com",
  APP_KEY: Buffer.from(Array.from({ length: 32 }, (_, i) => i * 7)).toString("base64"),
};

describeOnServer(
  "samples in production",
  (server) => {
    const shown = readers(server);
    const { call, list } = contentAdmin(server);
    const confirm = (kind: ContentKind, ids: number[]) => call("PUT", `${kind}/confirmation`, { ids });
    const events = async (kind: ContentKind) =>
      server()
        .deps.db.select({ count: count(), id: auditEvents.subjectId, details: auditEvents.details })
        .from(auditEvents)
        .where(and(eq(auditEvents.action, "content.confirm"), eq(auditEvents.subjectType, kind)))
        .groupBy(auditEvents.subjectId, auditEvents.details);

    it.each(KINDS)("of %s are shown to nobody but admins", async (kind) => {
      expect(await shown(kind)).toEqual([]);
      expect((await list(kind)).length).toBeGreaterThan(2);
    });

    it("are nowhere in what pages are made of", () => {
      expect(server().deps.content.current()).toMatchObject({ testimonials: [], partners: [], carriers: [] });
    });

    it("are shown once they are confirmed, at once, and the trail says so once", async () => {
      expect((await confirm("testimonials", [2])).json()).toEqual({ confirmed: [2] });
      const ids = async () => (await shown("testimonials")).map(({ id, isSample }) => [id, isSample]);
      await expect.poll(ids).toEqual([[2, false]]);
      expect((await confirm("testimonials", [2])).json()).toEqual({ confirmed: [] });
      expect(await events("testimonials")).toEqual([{ count: 1, id: "2", details: {} }]);
      expect((await list("testimonials")).filter(({ isSample }) => isSample)).toHaveLength(5);
    });

    it("of a kind are confirmed together, as they were seen", async () => {
      const ids = (await list("agency-codes")).map(({ id }) => id);
      expect((await confirm("agency-codes", ids)).json()).toEqual({ confirmed: ids });
      expect(await shown("agency-codes")).toHaveLength(ids.length);
      expect(await events("agency-codes")).toEqual([{ count: 1, id: "all", details: { ids } }]);
    });

    it("are shown once they are replaced, and stay hidden when nothing was changed", async () => {
      const save = async (path: string, change: Record<string, string>) => {
        const item = (await call("GET", path)).json<ContentItem>();
        expect((await call("PUT", path, { ...item, values: { ...item.values, ...change } })).statusCode).toBe(200);
      };
      const [first, second, third] = await list("carriers");
      await save(`carriers/${first?.id}`, {});
      await save(`carriers/${second?.id}`, { autoDescription: "What this company does for us" });
      await save(`carriers/${third?.id}`, { website: "https://example.com/ours" });
      const { current } = server().deps.content;
      const namesOf = (kind: "carriers" | "partners") => current()[kind].map(({ name }) => name);
      await expect.poll(() => namesOf("carriers")).toEqual([second?.values["name"], third?.values["name"]]);
      // The partner of the same name follows its carrier; a change to the notes for agents does not concern the
      // partner.
      expect(namesOf("partners")).toEqual([third?.values["name"]]);
      expect((await shown("carriers")).map(({ name }) => name)).toContain(second?.values["name"]);
    });

    it("of a kind are removed together, except those that somebody made their own", async () => {
      const all = await list("testimonials");
      const remove = (kind: ContentKind, as?: string) =>
        call("POST", `${kind}/sample-removal`, { ids: all.map(({ id }) => id) }, as);
      const removed = all.filter(({ isSample }) => isSample).map(({ id }) => id);
      expect(removed.length).toBeGreaterThan(1);
      const { cookie } = await makeUser(server(), "senior_agent");
      expect((await remove("testimonials", cookie)).statusCode).toBe(403);
      expect((await remove("posts")).statusCode).toBe(405);
      expect((await remove("testimonials")).json()).toEqual({ removed });
      expect((await list("testimonials")).map(({ id }) => id)).toEqual([2]);
      expect((await remove("testimonials")).json()).toEqual({ removed: [] });
      const deleted = (await call("GET", "testimonials/deleted")).json<{ id: number }[]>();
      expect(deleted.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(removed);
      const [event] = await server()
        .deps.db.select()
        .from(auditEvents)
        .where(and(eq(auditEvents.action, "content.delete"), eq(auditEvents.subjectType, "testimonials")));
      expect(event).toMatchObject({ subjectId: "all", details: { ids: removed } });
    });

    it("Z1: are confirmed by admins only, and only where there are any", async () => {
      const { cookie } = await makeUser(server(), "senior_agent");
      expect((await call("PUT", "partners/confirmation", { ids: [1] }, cookie)).statusCode).toBe(403);
      expect((await confirm("posts", [1])).statusCode).toBe(405);
      expect((await confirm("partners", [])).statusCode).toBe(400);
      expect((await call("PUT", "partners/confirmation", { ids: ["x"] })).statusCode).toBe(400);
    });
  },
  { env: production },
);
