import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { firstOutcomes } from "../../../content/outcomes.ts";
import type { ListedSection } from "../../../domain/api/operations/settings.ts";
import type { Worked } from "../../../domain/api/work/desk.ts";
import type { MorningRequests } from "../../../domain/api/work/morning.ts";
import type { Outcomes } from "../../../domain/work/desk/outcomes.ts";
import { quoteRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, logInAs } from "../../../tests/support/test-app.ts";
import { requests } from "../../platform/db/schema/index.ts";

const MOVED = { id: "own-moved1", name: { en: "Moved away", es: "Se mudó" }, isActive: true } as const;
const SPOUSE = { id: "own-spouse", name: { en: "Reached the spouse", es: "Contestó la pareja" }, isActive: true };
const BUSY = { id: "own-busy12", name: { en: "Busy", es: "Ocupado" }, isActive: true };
const renamed = (list: Outcomes["lostReasons"]) =>
  list.map((one) => {
    if (one.id === "price") return { ...one, name: { en: "Too dear", es: "Muy caro" } };
    return one.id === "coverage" ? { ...one, isActive: false } : one;
  });
const OWN = {
  lostReasons: [...renamed(firstOutcomes.lostReasons), MOVED],
  callOutcomes: [...firstOutcomes.callOutcomes, { ...SPOUSE, isReached: true }, { ...BUSY, isReached: false }],
};

let made = 0;

describeOnServer("lost reasons and call outcomes of the office's own", (server) => {
  let cookie = "";
  const call = (method: "GET" | "POST" | "PUT", url: string, payload?: object) =>
    server().app.inject({ method, url: `/api/${url}`, headers: { cookie }, ...(payload && { payload }) });

  async function save(value: object): Promise<Outcomes> {
    const all = (await call("GET", "settings")).json<ListedSection[]>();
    const version = all.find(({ section }) => section === "outcomes")?.version;
    return (await call("PUT", "settings/outcomes", { version, value })).json<{ value: Outcomes }>().value;
  }
  async function request(): Promise<number> {
    const at = new Date();
    const person = { email: "rosa@example.com", phone: "713-555-0190", reference: `Q-O${made++}` };
    const row = quoteRow({ ...person, contentHash: `o-${made}`, requestDate: at, lastUsedAt: at, respondBy: at });
    const [stored] = await server().deps.db.insert(requests).values(row).returning();
    return stored?.number ?? 0;
  }
  async function does(id: number, change: object) {
    const [row] = await server().deps.db.select().from(requests).where(eq(requests.number, id));
    const answer = await call("POST", `quote-requests/${id}/work`, { version: row?.version, change });
    return { status: answer.statusCode, ...answer.json<Worked & { fields?: object }>() };
  }

  beforeAll(async () => {
    cookie = await logInAs(server().app);
    await save(OWN);
  });

  it("can be chosen; one that is switched off or unknown cannot", async () => {
    const id = await request();
    for (const reason of ["coverage", "own-nobody", "nonsense"]) {
      expect(await does(id, { do: "stage", stage: "lost", reason })).toMatchObject({
        status: 400,
        fields: { "change.reason": "Please pick one of the choices" },
      });
    }
    const lost = await does(id, { do: "stage", stage: "lost", reason: MOVED.id });
    expect(lost.work).toMatchObject({ stage: "lost", lostReason: MOVED.id });
    expect((await does(id, { do: "call", outcome: "own-nobody" })).status).toBe(400);
  });

  it("stay with the requests that have them when they are switched off", async () => {
    const id = await request();
    await does(id, { do: "stage", stage: "lost", reason: MOVED.id });
    await save({ ...OWN, lostReasons: renamed(firstOutcomes.lostReasons) });
    expect((await does(id, { do: "stage", stage: "lost", reason: MOVED.id })).work.lostReason).toBe(MOVED.id);
    expect((await does(await request(), { do: "stage", stage: "lost", reason: MOVED.id })).status).toBe(400);
    const listed = await call("GET", `quote-requests?reason=${MOVED.id}`);
    expect(listed.json<{ id: number }[]>().map((row) => row.id)).toContain(id);
    expect((await save(OWN)).lostReasons.at(-1)).toEqual(MOVED);
  });

  it("say whether a call was a response, as it was when the call was made", async () => {
    const [reached, busy] = [await request(), await request()];
    expect((await does(busy, { do: "call", outcome: BUSY.id })).work.firstResponseAt).toBeNull();
    const called = await does(reached, { do: "call", outcome: SPOUSE.id });
    expect(called.work).toMatchObject({ waitsFor: "customer" });
    expect(called.work.firstResponseAt).not.toBeNull();
    await save({ ...OWN, callOutcomes: [...firstOutcomes.callOutcomes, { ...SPOUSE, isReached: false }] });
    // A new event replays the history of the request.
    expect((await does(reached, { do: "note", text: "Calls back." })).work).toMatchObject({ waitsFor: "customer" });
    await save(OWN);
  });

  it("are named by the figures, their export and the audit trail, in the reader's language", async () => {
    const morning = (await call("GET", "morning/requests?kind=quote")).json<MorningRequests>();
    expect(morning.lost.map(({ reason }) => reason)).toContain(MOVED.id);
    const csv = await call("GET", "morning/export?kind=quote&lang=es");
    expect(csv.body).toContain("Se mudó");
    const events = await call("GET", "audit-events?action=quote.work&lang=es");
    expect(events.body).toContain("Se mudó");
    expect(events.body).toContain("Contestó la pareja");
  });

  it("are not stored when they are nonsense", async () => {
    const { db } = server().deps;
    const set = (lostReason: string) => db.execute(`update requests set lost_reason = '${lostReason}'`);
    await expect(set("nonsense")).rejects.toThrow();
    await expect(set("own-")).rejects.toThrow();
    await expect(set("own-abc1")).resolves.toBeDefined();
  });
});
