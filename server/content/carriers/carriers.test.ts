import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { CarrierPortal } from "../../../domain/api/content/carriers.ts";
import { ROLES } from "../../../domain/platform/permissions.ts";
import { contentAdmin } from "../../../tests/support/content-admin.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import { auditEvents, carrierFavorites } from "../../platform/db/schema/index.ts";

describeOnServer("carrier portals", (server) => {
  const list = async (cookie: string, query = "") =>
    (await server().app.inject({ url: `/api/carrier-portals${query}`, headers: { cookie } })).json<CarrierPortal[]>();
  const star = (method: "PUT" | "DELETE", id: number | string, cookie: string) =>
    server().app.inject({ method, url: `/api/carrier-portals/${id}/favorite`, headers: { cookie } });

  it("are 11 for auto, 3 for home and 2 for business, each with an address to open", async () => {
    const { cookie } = await makeUser(server(), "agent");
    const portals = await list(cookie);
    const count = (line: string) => portals.filter((portal) => portal.line === line).length;
    expect([count("auto"), count("home"), count("business")]).toEqual([11, 3, 2]);
    for (const portal of portals) {
      expect(portal.url).toMatch(/^https:\/\//);
      expect(Object.keys(portal)).toEqual(["id", "line", "name", "url", "description", "isFavorite", "isSample"]);
    }
  });

  it("are described in the reader's language", async () => {
    const { cookie } = await makeUser(server(), "agent");
    const [english, spanish] = [await list(cookie, "?lang=en"), await list(cookie, "?lang=es")];
    expect(spanish.map((portal) => portal.name)).toEqual(english.map((portal) => portal.name));
    expect(english[0]?.description).toContain("Personal auto");
    expect(spanish[0]?.description).toContain("Auto personal");
  });

  it("stand in the order that an admin gave to the carriers", async () => {
    const { cookie } = await makeUser(server(), "admin");
    const { call, list: contentOf } = contentAdmin(server);
    const namesOf = async () => [...new Set((await list(cookie)).map((portal) => portal.name))];
    const before = await namesOf();
    const seen = (await contentOf("carriers")).map(({ id }) => id);
    await call("PUT", "carriers/order", { ids: seen.toReversed(), seen });
    expect(await namesOf()).toEqual(before.toReversed());
    await call("PUT", "carriers/order", { ids: seen, seen: seen.toReversed() });
  });

  it("Z1: are for every role of the portal and for nobody else", async () => {
    const allowed = ROLES.map(async (role) => {
      const { cookie } = await makeUser(server(), role);
      return (await server().app.inject({ url: "/api/carrier-portals", headers: { cookie } })).statusCode;
    });
    expect(await Promise.all(allowed)).toEqual([200, 200, 200, 200]);
    expect((await server().app.inject({ url: "/api/carrier-portals" })).statusCode).toBe(401);
    expect((await star("PUT", 1, "")).statusCode).toBe(401);
    expect((await star("DELETE", 1, "")).statusCode).toBe(401);
  });

  it("Z2: are favorites of the one who marked them and of nobody else", async () => {
    const [one, other] = [await makeUser(server(), "agent"), await makeUser(server(), "trainee")];
    const id = (await list(one.cookie))[4]?.id ?? 0;
    const favorites = async (cookie: string) => (await list(cookie)).filter((p) => p.isFavorite).map((p) => p.id);
    expect((await star("PUT", id, one.cookie)).json()).toEqual({ id, isFavorite: true });
    expect(await favorites(one.cookie)).toEqual([id]);
    expect(await favorites(other.cookie)).toEqual([]);
    expect((await star("DELETE", id, other.cookie)).statusCode).toBe(200);
    expect(await favorites(one.cookie)).toEqual([id]);
    expect((await star("DELETE", id, one.cookie)).json()).toEqual({ id, isFavorite: false });
    expect(await favorites(one.cookie)).toEqual([]);
  });

  it("D3: are marked once however often one asks, and the trail says so once", async () => {
    const { id: userId, cookie } = await makeUser(server(), "senior_agent");
    const id = (await list(cookie))[0]?.id ?? 0;
    await Promise.all([star("PUT", id, cookie), star("PUT", id, cookie), star("PUT", id, cookie)]);
    const { db } = server().deps;
    expect(await db.select().from(carrierFavorites).where(eq(carrierFavorites.userId, userId))).toHaveLength(1);
    const mine = and(eq(auditEvents.actorId, userId), eq(auditEvents.action, "carrier.favorite"));
    expect(await db.select().from(auditEvents).where(mine)).toHaveLength(1);
  });

  it("that do not exist cannot be marked", async () => {
    const { cookie } = await makeUser(server(), "agent");
    expect((await star("PUT", 999_999, cookie)).statusCode).toBe(404);
    expect((await star("PUT", "x", cookie)).statusCode).toBe(400);
  });
});
