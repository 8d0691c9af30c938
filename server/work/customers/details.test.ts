import { and, desc, eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { RecognizedCustomer } from "../../../domain/api/work/customers.ts";
import type { ViewedRequest } from "../../../domain/api/work/leads.ts";
import { AGREED } from "../../../tests/support/agreed.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import { auditEvents, deskEvents, detailProposals, mentions, requests } from "../../platform/db/schema/index.ts";
import { compareLately } from "../history/compare-all.ts";
import { notifyOfLead } from "../leads/notify-of-lead.ts";

type Role = "senior_agent" | "agent" | "other" | "trainee";

describeOnServer("the details of a request", (server) => {
  const cookies = {} as Record<Role, string>;
  const ids = {} as Record<Role, number>;
  beforeAll(async () => {
    for (const [name, role] of [
      ["senior_agent", "senior_agent"],
      ["agent", "agent"],
      ["other", "agent"],
      ["trainee", "trainee"],
    ] as const) {
      const user = await makeUser(server(), role);
      cookies[name] = user.cookie;
      ids[name] = user.id;
    }
  });
  const call = (method: "GET" | "POST" | "PATCH", url: string, role: Role, payload?: object) =>
    server().app.inject({ method, url: `/api${url}`, headers: { cookie: cookies[role] }, ...(payload && { payload }) });
  let count = 0;

  /** Sends a short quote request, which has a ZIP code and nothing else but what is given. */
  async function ask(more: object = {}) {
    count += 1;
    const payload = {
      insuranceType: "auto",
      name: `Ana Nro ${count}`,
      email: `ana${count}@example.com`,
      zipCode: "77008",
    };
    const sent = await server().app.inject({
      method: "POST",
      url: "/api/quote-requests",
      payload: { ...payload, phone: `713-555-${String(1000 + count)}`, ...more },
    });
    const { reference } = sent.json<{ reference: string }>();
    await notifyOfLead(server().deps, { kind: "quote", reference });
    return reference;
  }
  const details = (reference: string, role: Role, to: object, from: object = {}) =>
    call("PATCH", `/quote-requests/${reference}/details`, role, { to, from });
  const view = async (reference: string, role: Role = "senior_agent") =>
    (await call("GET", `/quote-requests/${reference}`, role)).json<ViewedRequest<"quote">>();
  const rowOf = async (reference: string) =>
    (await server().deps.db.select().from(requests).where(eq(requests.reference, reference)))[0];
  const lastAudit = async () =>
    (await server().deps.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1))[0];
  const lastEvent = async (reference: string, type: "corrected" | "proposed" | "declined") => {
    const row = await rowOf(reference);
    const which = and(eq(deskEvents.requestId, row?.id ?? 0), eq(deskEvents.type, type));
    return (await server().deps.db.select().from(deskEvents).where(which).orderBy(desc(deskEvents.id)).limit(1))[0];
  };

  it("are completed by an agent, who takes a request that nobody owns; encrypted fields stay encrypted", async () => {
    const reference = await ask();
    const to = { vehicleMake: "Ford", driverDob: "1990-02-03", coverageTypes: ["pip", "liability"] };
    const done = await details(reference, "agent", to, { vehicleMake: "" });
    expect(done.json()).toEqual({ changed: ["vehicleMake", "driverDob", "coverageTypes"], proposed: [] });
    const row = await rowOf(reference);
    expect(row).toMatchObject({
      ownerId: ids.agent,
      details: { vehicleMake: "Ford", coverageTypes: ["pip", "liability"] },
    });
    expect(row?.details["driverDob"]).not.toContain("1990");
    expect((await view(reference, "agent")).details).toMatchObject({ driverDob: "1990-02-03" });
    const event = await lastEvent(reference, "corrected");
    expect(event?.data).toMatchObject({ after: { vehicleMake: "Ford", ownerId: ids.agent }, sealed: ["driverDob"] });
    expect(JSON.stringify(event?.data)).not.toContain("1990");
  });

  it("are refused to those who may not work the request, and by the rules of their fields", async () => {
    const reference = await ask();
    await call("POST", `/quote-requests/${reference}/work`, "agent", { version: 0, change: { do: "take" } });
    expect((await details(reference, "other", { vehicleMake: "Ford" })).statusCode).toBe(403);
    expect((await details(reference, "trainee", { vehicleMake: "Ford" })).statusCode).toBe(403);
    const wrong = await details(reference, "agent", { vehicleYear: "1500", vin: "123" });
    expect(wrong.statusCode).toBe(400);
    expect(Object.keys(wrong.json<{ fields: object }>().fields)).toEqual(["to.vehicleYear", "to.vin"]);
  });

  it("merge by themselves where two people change different fields, and clash by field where they do not", async () => {
    const reference = await ask();
    const seen = { phone: (await rowOf(reference))?.phone ?? "", zipCode: "77008" };
    const first = await details(reference, "senior_agent", { phone: "713-555-9001" }, seen);
    expect(first.json()).toMatchObject({ changed: ["phone"] });
    const second = await details(reference, "senior_agent", { zipCode: "77009" }, seen);
    expect(second.json()).toMatchObject({ changed: ["zipCode"] });
    const third = await details(reference, "senior_agent", { phone: "713-555-9002", zipCode: "77009" }, seen);
    expect(third.statusCode).toBe(409);
    expect(third.json()).toMatchObject({ fields: { "to.phone": "A colleague has changed this meanwhile" } });
    expect(third.json<{ fields: object }>().fields).not.toHaveProperty("to.zipCode");
    expect(await rowOf(reference)).toMatchObject({ phone: "713-555-9001", details: { zipCode: "77009" } });
  });

  it("are proposed by an agent where they are filled, and stay in a senior's mentions until decided", async () => {
    const reference = await ask();
    const { phone } = (await rowOf(reference)) ?? {};
    const done = await details(reference, "agent", { insuranceType: "home", zipCode: "77010", roofYear: "2001" });
    expect(done.json()).toEqual({ changed: ["roofYear"], proposed: ["insuranceType", "zipCode"] });
    expect(await rowOf(reference)).toMatchObject({
      type: "auto",
      phone,
      details: { zipCode: "77008", roofYear: "2001" },
    });
    await details(reference, "agent", { phone: "713-555-9100" });
    const { proposals, id, events } = await view(reference);
    expect(proposals).toMatchObject([
      { by: { id: ids.agent }, values: { insuranceType: "home", zipCode: "77010", phone: "713-555-9100" } },
    ]);
    await call("POST", `/quote-requests/${id}/read`, "senior_agent", { upTo: events.at(-1)?.at });
    const mentioned = async () =>
      (await call("GET", "/quote-requests?view=mentioned", "senior_agent"))
        .json<{ reference: string }[]>()
        .map((one) => one.reference);
    expect(await mentioned()).toContain(reference);
    const proposal = proposals[0]?.id;
    const accept = (role: Role, seen: object) =>
      call("POST", `/quote-requests/${id}/proposals/${proposal}/accept`, role, { seen });
    expect((await accept("agent", {})).statusCode).toBe(403);
    expect((await accept("senior_agent", { zipCode: "77099" })).statusCode).toBe(409);
    expect((await accept("senior_agent", { zipCode: "77008" })).json()).toMatchObject({
      // The database keeps the fields of a proposal in its own order.
      changed: ["phone", "zipCode", "insuranceType"],
    });
    expect(await rowOf(reference)).toMatchObject({
      type: "home",
      phone: "713-555-9100",
      details: { zipCode: "77010" },
    });
    expect((await lastEvent(reference, "corrected"))?.data).toMatchObject({
      before: { insuranceType: "auto", zipCode: "77008" },
      proposer: expect.any(String) as string,
    });
    expect(await lastAudit()).toMatchObject({ action: "quote.correct", actorId: ids.senior_agent });
    expect(await mentioned()).not.toContain(reference);
    expect((await view(reference)).proposals).toEqual([]);
  });

  it("are left as they are when a proposal is declined, or withdrawn by its author; others may do neither", async () => {
    const reference = await ask({ driverDob: "1980-05-06" });
    await details(reference, "agent", { driverDob: "1981-05-06" });
    const [stored] = await server().deps.db.select().from(detailProposals);
    expect(JSON.stringify(stored?.values)).not.toContain("1981");
    const { id, proposals } = await view(reference);
    expect(proposals[0]?.values).toEqual({ driverDob: "1981-05-06" });
    const decline = (role: Role, proposalId: number | undefined) =>
      call("POST", `/quote-requests/${id}/proposals/${proposalId}/decline`, role);
    expect((await decline("other", proposals[0]?.id)).statusCode).toBe(403);
    expect((await decline("senior_agent", proposals[0]?.id)).statusCode).toBe(200);
    expect(await lastEvent(reference, "declined")).toMatchObject({ actorId: ids.senior_agent });
    expect(await lastAudit()).toMatchObject({ action: "quote.decline", details: { proposed: ["driverDob"] } });
    await details(reference, "agent", { zipCode: "77011" });
    const again = (await view(reference)).proposals[0]?.id;
    expect((await decline("agent", again)).statusCode).toBe(200);
    expect((await lastEvent(reference, "declined"))?.data).toMatchObject({ isWithdrawn: true });
    expect((await view(reference)).details).toMatchObject({ driverDob: "1980-05-06" });
    const event = await lastEvent(reference, "proposed");
    const unread = await server()
      .deps.db.select()
      .from(mentions)
      .where(eq(mentions.eventId, event?.id ?? 0));
    expect(unread.every(({ readAt }) => readAt !== null)).toBe(true);
  });

  it("that give the first way to reach the customer make the request wait for an answer", async () => {
    const reference = await ask({ form: "short", name: undefined, email: undefined, phone: undefined });
    expect(await rowOf(reference)).toMatchObject({ respondBy: null, waitsFor: "nobody" });
    await details(reference, "senior_agent", { name: "Rosa Vela" });
    expect(await rowOf(reference)).toMatchObject({ respondBy: null, waitsFor: "nobody" });
    await details(reference, "senior_agent", { phone: "713-555-0190" });
    const row = await rowOf(reference);
    expect(row).toMatchObject({ respondBy: expect.any(Date), waitsFor: "us" });
    expect(row?.waitsSince).toEqual((await lastEvent(reference, "corrected"))?.at);
    const waiting = await call("GET", "/quote-requests?view=waiting", "senior_agent");
    expect(waiting.json<{ reference: string }[]>().map((one) => one.reference)).toContain(reference);
    await details(reference, "senior_agent", { email: "rosa@example.com" });
    expect(await rowOf(reference)).toMatchObject({ waitsSince: row?.waitsSince, respondBy: row?.respondBy });
    expect((await compareLately(server().deps)).differences.filter((one) => one.reference === reference)).toEqual([]);
  });

  it("that complete who asks find the customer", async () => {
    const known = await ask({ email: "known@example.com" });
    const sent = await server().app.inject({
      method: "POST",
      url: "/api/quote-requests",
      payload: { form: "short", insuranceType: "auto", zipCode: "77012" },
    });
    const { reference } = sent.json<{ reference: string }>();
    expect((await rowOf(reference))?.customerId).toBeNull();
    await details(reference, "agent", { name: "Ana Nro", email: "known@example.com" });
    expect((await rowOf(reference))?.customerId).toBe((await rowOf(known))?.customerId);
  });

  it("of a customer on the phone are recognized by number or address, with consent and do-not-contact", async () => {
    const reference = await ask({ phone: "(832) 555-0777", email: "rec@example.com", ...AGREED });
    const { customerId } = (await rowOf(reference)) ?? {};
    const recognize = async (typed: object) =>
      (await call("POST", "/customers/recognize", "trainee", typed)).json<RecognizedCustomer[]>();
    const [found] = await recognize({ phone: "8325550777" });
    expect(found).toMatchObject({ id: customerId, consentedPhones: ["+18325550777"], doNotCall: false, requests: 1 });
    expect(await recognize({ email: "REC@example.com " })).toMatchObject([{ id: customerId }]);
    await server().app.inject({
      method: "PUT",
      url: `/api/quote-requests/${reference}/do-not/call`,
      headers: { cookie: cookies.senior_agent },
    });
    expect(await recognize({ phone: "+1 832-555-0777", email: "x" })).toMatchObject([
      { id: customerId, doNotCall: true },
    ]);
    await ask({ phone: "+501 600 4321", ...AGREED });
    expect(await recognize({ phone: "+5016004321" })).toMatchObject([{ consentedPhones: ["+5016004321"] }]);
    expect(await recognize({ phone: "832" })).toEqual([]);
    expect(await recognize({})).toEqual([]);
  });
});
