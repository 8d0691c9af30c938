import { eq, sql } from "drizzle-orm";
import pino from "pino";
import { expect, it } from "vitest";
import { keyOf, sealUnbound } from "../../tests/support/seal-unbound.ts";
import { describeOnServer, logInAs, makeUser } from "../../tests/support/test-app.ts";
import { messages, requests, users } from "../platform/db/schema/index.ts";
import { bodyPlace } from "../platform/mail/body-place.ts";
import { totpSeedLocation } from "../people/session/totp.ts";
import { reseal } from "./reseal.ts";
import { mailRow } from "../../tests/support/message-rows.ts";

describeOnServer("D1: what an older version sealed", (server) => {
  const old = (plain: string) => sealUnbound(keyOf(server()), plain);
  const view = async (reference: string) =>
    server().app.inject({
      url: `/api/quote-requests/${reference}`,
      headers: { cookie: await logInAs(server().app) },
    });
  async function quote(details: Record<string, unknown>): Promise<string> {
    const payload = {
      insuranceType: "auto",
      name: "Ana",
      email: "a@example.com",
      phone: "7135550100",
      zipCode: "77008",
    };
    const sent = { ...payload, driverDob: "1987-06-05", elapsedMs: 9_000, vehicleMake: `Ford ${Math.random()}` };
    const answer = await server().app.inject({ method: "POST", url: "/api/quote-requests", payload: sent });
    const { reference } = answer.json<{ reference: string }>();
    const stored = sql`${requests.details} || ${JSON.stringify(details)}::jsonb`;
    await server().deps.db.update(requests).set({ details: stored }).where(eq(requests.reference, reference));
    return reference;
  }
  const detailsOf = async (reference: string) =>
    (await server().deps.db.select().from(requests).where(eq(requests.reference, reference)))[0]?.details;

  it("is read until it is sealed again, and then belongs to its place", async () => {
    const { deps } = server();
    const { id } = await makeUser(server(), "agent");
    await deps.db
      .update(users)
      .set({ totpSecret: old("SEED") })
      .where(eq(users.id, id));
    await deps.db.insert(messages).values(mailRow({ externalId: "<old@test>", sealedBody: old("BODY") }));
    const reference = await quote({ driverDob: old("1960-01-02"), propertyAddress: old("2417 Heights Boulevard") });
    expect((await view(reference)).json()).toMatchObject({ details: { driverDob: "1960-01-02" } });

    await reseal(deps);
    const [user] = await deps.db.select().from(users).where(eq(users.id, id));
    const [letter] = await deps.db.select().from(messages).where(eq(messages.externalId, "<old@test>"));
    const details = await detailsOf(reference);
    const sealed = [user?.totpSecret, letter?.sealedBody, details?.["driverDob"], details?.["propertyAddress"]];
    expect(sealed).toEqual(sealed.map(() => expect.stringMatching(/^sealed2:/)));
    expect(deps.keys.open(user?.totpSecret ?? "", totpSeedLocation(id))).toBe("SEED");
    expect(deps.keys.open(letter?.sealedBody ?? "", bodyPlace("<old@test>"))).toBe("BODY");
    expect((await view(reference)).json()).toMatchObject({
      details: { driverDob: "1960-01-02", propertyAddress: "2417 Heights Boulevard" },
    });
  });

  it("stays where it does not open, and is counted without a word of it", async () => {
    const reference = await quote({ driverDob: `${old("1960-01-02").slice(0, -4)}AAAA` });
    const before = await detailsOf(reference);
    const lines: string[] = [];
    await reseal({ ...server().deps, log: pino({ base: null }, { write: (line: string) => void lines.push(line) }) });
    expect(await detailsOf(reference)).toEqual(before);
    expect(JSON.parse(lines.join(""))).toMatchObject({ failed: { users: 0, emails: 0, quotes: 1 } });
  });

  it("does not open in another row or field, once it is bound", async () => {
    const [one, other] = [await quote({}), await quote({})];
    const sealed = (await detailsOf(one))?.["driverDob"];
    expect(sealed).toMatch(/^sealed2:/);
    expect((await view(one)).json()).toMatchObject({ details: { driverDob: "1987-06-05" } });
    const move = (reference: string, field: string) => {
      const set = {
        details: sql`jsonb_set(${requests.details}, ${`{${field}}`}, ${JSON.stringify(sealed)}::jsonb)`,
      };
      return server().deps.db.update(requests).set(set).where(eq(requests.reference, reference));
    };
    await move(other, "driverDob");
    expect((await view(other)).statusCode).toBe(500);
    await move(one, "propertyAddress");
    expect((await view(one)).statusCode).toBe(500);
  });
});
