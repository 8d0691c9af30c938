import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { OwnView } from "../../../domain/api/work/desk.ts";
import { DESK_VIEW_MAX } from "../../../domain/platform/limits.ts";
import { quoteRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, logInAs, makeUser } from "../../../tests/support/test-app.ts";
import { auditEvents, requests } from "../../platform/db/schema/index.ts";

describeOnServer("views that users keep", (server) => {
  const cookies = { admin: "", agent: "", other: "" };
  const call = (who: keyof typeof cookies, method: "GET" | "POST" | "PATCH" | "DELETE", id = "", payload?: object) =>
    server().app.inject({
      method,
      url: `/api/desk-views${id && `/${id}`}`,
      headers: { cookie: cookies[who] },
      ...(payload && { payload }),
    });
  const viewsOf = async (who: keyof typeof cookies) => (await call(who, "GET")).json<OwnView[]>();
  const keep = async (who: keyof typeof cookies, view: object) => {
    const answer = await call(who, "POST", "", { kind: "quote", name: "Quoted", filters: {}, ...view });
    return { status: answer.statusCode, id: String(answer.json<{ id?: number }>().id), body: answer.json<object>() };
  };

  beforeAll(async () => {
    cookies.admin = await logInAs(server().app);
    cookies.agent = (await makeUser(server(), "agent")).cookie;
    cookies.other = (await makeUser(server(), "agent")).cookie;
    const at = new Date();
    const row = (reference: string, changes: object) =>
      quoteRow({ reference, contentHash: reference, requestDate: at, lastUsedAt: at, ...changes });
    await server()
      .deps.db.insert(requests)
      .values([
        row("Q-V1", { stage: "quoted", language: "es" }),
        row("Q-V2", { stage: "quoted" }),
        row("Q-V3", { stage: "quoted", isSuspect: true }),
        row("Q-V4", { stage: "contacted", language: "es" }),
      ]);
  });

  it("are their keeper's alone, and count what their list shows", async () => {
    const { id } = await keep("agent", { filters: { stage: "quoted", sort: "name" } });
    await keep("agent", { name: "Spanish quoted", filters: { stage: "quoted", language: "es" } });
    expect(await viewsOf("agent")).toEqual([
      {
        id: Number(id),
        name: "Quoted",
        kind: "quote",
        filters: { stage: "quoted", sort: "name" },
        isShared: false,
        isMine: true,
        count: 2,
      },
      expect.objectContaining({ name: "Spanish quoted", count: 1 }),
    ]);
    expect(await viewsOf("other")).toEqual([]);
    for (const [method, payload] of [["PATCH", { name: "Mine now" }], ["DELETE"]] as const) {
      expect((await call("other", method, id, payload)).statusCode).toBe(404);
      expect((await call("admin", method, id, payload)).statusCode).toBe(404);
    }
    expect((await call("agent", "PATCH", id, { name: "Renamed", filters: { stage: "contacted" } })).statusCode).toBe(
      200,
    );
    expect(await viewsOf("agent")).toContainEqual(expect.objectContaining({ name: "Renamed", count: 1 }));
    expect((await call("agent", "DELETE", id)).statusCode).toBe(200);
    expect(await viewsOf("agent")).toHaveLength(1);
  });

  it("count the requests that have what their list is sorted by", async () => {
    const { app, deps } = server();
    await deps.db.update(requests).set({ dueAt: new Date() }).where(eq(requests.reference, "Q-V1"));
    const filters = { stage: "quoted", sort: "followUpAt" };
    const { id } = await keep("agent", { name: "By follow-up", filters });
    const get = async (path: string) => {
      const url = `/api/quote-requests${path}?${new URLSearchParams(filters).toString()}`;
      return (await app.inject({ url, headers: { cookie: cookies.agent } })).json<unknown>();
    };
    expect(await get("")).toEqual([expect.objectContaining({ reference: "Q-V1" })]);
    expect(await get("/count")).toEqual({ count: 1 });
    expect(await viewsOf("agent")).toContainEqual(expect.objectContaining({ id: Number(id), count: 1 }));
    expect((await call("agent", "DELETE", id)).statusCode).toBe(200);
  });

  it("are shared by admins only, with everybody, and that is in the audit trail", async () => {
    expect((await keep("agent", { isShared: true })).status).toBe(403);
    const own = await keep("agent", { name: "For all" });
    expect((await call("agent", "PATCH", own.id, { isShared: true })).statusCode).toBe(403);
    const { id } = await keep("admin", { name: "Everybody's", isShared: true });
    expect(await viewsOf("other")).toEqual([expect.objectContaining({ name: "Everybody's", isMine: false })]);
    expect((await call("other", "DELETE", id)).statusCode).toBe(404);
    expect((await call("admin", "PATCH", id, { isShared: false })).statusCode).toBe(200);
    expect(await viewsOf("other")).toEqual([]);
    const actions = (await server().deps.db.select().from(auditEvents).orderBy(auditEvents.id)).map(
      ({ action }) => action,
    );
    expect(actions.filter((action) => action.startsWith("desk-view."))).toEqual([
      "desk-view.share",
      "desk-view.unshare",
    ]);
  });

  it("refuse filters that the list does not know, and the words of a search", async () => {
    for (const filters of [{ stage: "answered" }, { colour: "red" }, { q: "Rosa Vela" }, { owner: "somebody" }])
      expect((await keep("other", { filters })).status).toBe(400);
    expect((await keep("other", { name: " " })).status).toBe(400);
  });

  it("are bounded in number", async () => {
    for (let n = 0; n < DESK_VIEW_MAX.perUser; n++)
      expect((await keep("other", { name: `View ${n}` })).status).toBe(201);
    expect((await keep("other", { name: "One more" })).body).toMatchObject({
      fields: { name: "You already keep 20 views. Delete one first." },
    });
  });
});
