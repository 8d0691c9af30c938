import { eq } from "drizzle-orm";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import type { DeskBadge, DeskChange } from "../../../domain/api/work/live.ts";
import { followStream } from "../../../tests/support/event-stream.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import { requests } from "../../platform/db/schema/index.ts";
import { portOf } from "../../../tests/support/port-of.ts";

describeOnServer("a colleague who is named in a note", (server) => {
  beforeAll(async () => {
    await server().app.listen({ port: 0, host: "127.0.0.1" });
  });

  it("hears of it alone, finds the request, and has seen it once it was opened", async () => {
    const { app } = server();
    const [writer, named, other] = [
      await makeUser(server(), "admin"),
      await makeUser(server(), "agent"),
      await makeUser(server(), "senior_agent"),
    ];
    const payloadOfQuote = { insuranceType: "life", name: "Rosa Vela", email: "rosa@example.com", phone: "7135550113" };
    const sent = await app.inject({ method: "POST", url: "/api/quote-requests", payload: payloadOfQuote });
    const { reference } = sent.json<{ reference: string }>();
    const get = async <T>(url: string, { cookie }: { cookie: string }) =>
      (await app.inject({ url, headers: { cookie } })).json<T>();
    const url = `/api/quote-requests/${reference}`;
    const { id, work } = await get<{ id: number; work: { version: number } }>(url, writer);
    const address = `http://127.0.0.1:${portOf(app.server)}/api/desk-stream`;
    const follow = async ({ cookie }: { cookie: string }) => {
      const stream = await followStream(address, { cookie });
      onTestFinished(stream.leave);
      await stream.next("hello");
      return stream;
    };
    const [heard, unheard] = [await follow(named), await follow(other)];

    const change = { do: "note", text: "@test AGENT please call; not @nobody, nor x@Test senior_agent" };
    const noted = await app.inject({
      method: "POST",
      url: `${url}/work`,
      headers: { cookie: writer.cookie },
      payload: { version: work.version, change },
    });
    expect(noted.statusCode).toBe(200);
    const typesOf = (stream: typeof heard) => (stream.changes() as DeskChange[]).map(({ type }) => type);
    await heard.next("change", ({ type }: DeskChange) => type === "mentioned");
    // Events arrive in order: once a later event arrives, all earlier ones have arrived too.
    await app.inject({ method: "PUT", url: `${url}/do-not/call`, headers: { cookie: writer.cookie } });
    await unheard.next("change", ({ type }: DeskChange) => type === "do-not-contact");
    // The "received" event may still reach streams that were opened a moment after the request came in.
    expect(typesOf(unheard).filter((type) => type !== "received")).toEqual(["note", "do-not-contact"]);

    const mentions = async (user: { cookie: string }) => (await get<DeskBadge>("/api/desk-badge", user)).mentions;
    const listed = async (user: { cookie: string }) =>
      (await get<{ reference: string }[]>("/api/quote-requests?view=mentioned", user)).map((row) => row.reference);
    expect([await mentions(named), await mentions(other), await mentions(writer)]).toEqual([1, 0, 0]);
    expect([await listed(named), await listed(other)]).toEqual([[reference], []]);

    // What no list shows is not counted either: suspected spam, and what is in the bin.
    const hide = (values: Partial<typeof requests.$inferInsert>) =>
      server().deps.db.update(requests).set(values).where(eq(requests.reference, reference));
    await hide({ isSuspect: true });
    expect([await mentions(named), await listed(named)]).toEqual([0, []]);
    const years = new Date("2001-01-01");
    await hide({ isSuspect: false, requestDate: years, lastUsedAt: years });
    expect([await mentions(named), await listed(named)]).toEqual([0, []]);
    await hide({ requestDate: new Date(), lastUsedAt: new Date() });
    expect(await mentions(named)).toBe(1);

    const payload = { kind: "quote", id, upTo: new Date().toISOString() };
    const read = (to: object) =>
      app.inject({ method: "PUT", url: "/api/message-reads", headers: { cookie: named.cookie }, payload: to });
    expect((await read({ ...payload, id: 999_999 })).statusCode).toBe(404);
    expect((await read(payload)).statusCode).toBe(200);
    expect([await mentions(named), await listed(named)]).toEqual([0, []]);
  });
});
