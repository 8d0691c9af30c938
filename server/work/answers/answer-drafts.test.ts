import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { KeptDraft } from "../../../domain/api/work/answers.ts";
import { ANSWER_DRAFTS } from "../../../domain/platform/limits.ts";
import { AGREED } from "../../../tests/support/agreed.ts";
import { describeOnServer, logInAs, makeUser } from "../../../tests/support/test-app.ts";
import { keysInUse } from "../../operations/backup/keys-in-use.ts";
import { reseal } from "../../operations/reseal.ts";
import { answerDrafts, requests, users } from "../../platform/db/schema/index.ts";
import { createKeys } from "../../platform/keys.ts";
import { notifyOfLead } from "../leads/notify-of-lead.ts";
import { draftPlace } from "./answer-drafts.ts";

const newKey = () => randomBytes(16).toString("hex");

describeOnServer("the draft of an answer", (server) => {
  let count = 0;
  let agent: { id: number; cookie: string };
  beforeAll(async () => {
    agent = await makeUser(server(), "agent");
  });

  async function request(ownerId = agent.id, phone = "7135550191") {
    const email = `rosa-${count++}@example.com`;
    const answer = await server().app.inject({
      method: "POST",
      url: "/api/quote-requests",
      payload: { insuranceType: "life", name: "Rosa Vela", zipCode: "77008", email, phone, ...AGREED },
    });
    const { reference } = answer.json<{ reference: string }>();
    await notifyOfLead(server().deps, { kind: "quote", reference });
    const isIt = eq(requests.reference, reference);
    const [row] = await server().deps.db.update(requests).set({ ownerId }).where(isIt).returning();
    return { email, id: row?.id ?? 0, customerId: row?.customerId ?? 0, url: `/api/quote-requests/${reference}` };
  }
  const draftOf = (text: string, changes: object = {}) => ({
    key: newKey(),
    channel: "email",
    to: "rosa@example.com",
    language: "en",
    subject: "Your quote",
    text,
    templateId: null,
    files: [],
    sendAt: "",
    ...changes,
  });
  const call = (method: "GET" | "PUT" | "DELETE" | "POST", url: string, payload?: object, cookie = agent.cookie) =>
    server().app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
  const save = async (url: string, text: string, version: number) =>
    (await call("PUT", `${url}/answer-draft`, { draft: draftOf(text), version })).json<KeptDraft>();
  const found = async (url: string, cookie?: string) =>
    (await call("GET", `${url}/answer-draft`, undefined, cookie)).json<KeptDraft>();
  const rowOf = async (requestId: number) =>
    (await server().deps.db.select().from(answerDrafts).where(eq(answerDrafts.requestId, requestId)))[0];

  it("is found on every device of its author, sealed in the database, and by nobody else", async () => {
    const { url, id } = await request();
    expect(await found(url)).toEqual({ version: 0, draft: null, other: null, savedAt: null });
    await save(url, "Dear Rosa, half a sen", 0);
    expect(await found(url)).toMatchObject({ version: 1, draft: { text: "Dear Rosa, half a sen" }, other: null });
    expect((await rowOf(id))?.sealed).toMatch(/^sealed2:/);
    expect(await found(url, await logInAs(server().app))).toMatchObject({ version: 0, draft: null });
  });

  it("stays its author's when a colleague takes the request, and only sending it is refused", async () => {
    const colleague = await makeUser(server(), "agent");
    const { url, email, customerId } = await request();
    const ofCustomer = `/api/customers/${customerId}`;
    await save(url, "Half a sen", 0);
    await save(ofCustomer, "Half a let", 0);
    await server().deps.db.update(requests).set({ ownerId: colleague.id }).where(eq(requests.customerId, customerId));
    for (const subject of [url, ofCustomer]) {
      expect(await save(subject, "A whole sentence.", 1)).toMatchObject({ version: 2 });
      expect(await found(subject)).toMatchObject({ draft: { text: "A whole sentence." }, other: null });
      // The colleague has no part in it.
      expect(await found(subject, colleague.cookie)).toMatchObject({ version: 0, draft: null });
      const { templateId: _template, sendAt: _sendAt, ...message } = draftOf("A whole sentence.", { to: email });
      expect((await call("POST", `${subject}/answer`, message)).statusCode).toBe(403);
      expect((await call("DELETE", `${subject}/answer-draft`)).statusCode).toBe(200);
      expect(await found(subject)).toMatchObject({ version: 0, draft: null });
    }
    const trainee = await makeUser(server(), "trainee");
    expect((await call("GET", `${url}/answer-draft`, undefined, trainee.cookie)).statusCode).toBe(403);
  });

  it("of two devices is the newest, and the other text is offered until it was looked at", async () => {
    const { url } = await request();
    await save(url, "From the office", 0);
    // The phone has not seen the text of the office.
    expect(await save(url, "From the phone", 0)).toMatchObject({
      version: 2,
      draft: { text: "From the phone" },
      other: { text: "From the office" },
    });
    await save(url, "From the phone, and on", 2);
    expect(await found(url)).toMatchObject({
      draft: { text: "From the phone, and on" },
      other: { text: "From the office" },
    });
    await call("DELETE", `${url}/answer-draft?part=other`);
    expect(await found(url)).toMatchObject({ draft: { text: "From the phone, and on" }, other: null });
  });

  it("of two devices that save in one moment loses neither text", async () => {
    const { url } = await request();
    await Promise.all([save(url, "One", 0), save(url, "Two", 0)]);
    const { draft, other } = await found(url);
    expect(new Set([draft?.text, other?.text])).toEqual(new Set(["One", "Two"]));
  });

  it("goes when it is thrown away, when the answer is sent, and with its request and its author", async () => {
    const thrown = await request();
    await save(thrown.url, "Away with it", 0);
    expect((await call("DELETE", `${thrown.url}/answer-draft`)).statusCode).toBe(200);
    expect(await rowOf(thrown.id)).toBeUndefined();

    const sent = await request();
    await save(sent.url, "Ready", 0);
    const { templateId: _template, sendAt: _sendAt, ...message } = draftOf("Ready", { to: sent.email });
    expect((await call("POST", `${sent.url}/answer`, message)).statusCode).toBe(201);
    expect(await rowOf(sent.id)).toBeUndefined();

    const deleted = await request();
    await save(deleted.url, "Gone with the request", 0);
    await call("DELETE", deleted.url, undefined, await logInAs(server().app));
    expect(await rowOf(deleted.id)).toBeUndefined();

    const other = await makeUser(server(), "agent");
    const left = await request(other.id);
    await call("PUT", `${left.url}/answer-draft`, { draft: draftOf("Bye"), version: 0 }, other.cookie);
    expect(await rowOf(left.id)).toBeDefined();
    await server().deps.db.delete(users).where(eq(users.id, other.id));
    expect(await rowOf(left.id)).toBeUndefined();
  });

  it("to a customer is kept as well, apart from the drafts of their requests", async () => {
    const { url, customerId } = await request();
    await save(url, "About the request", 0);
    await save(`/api/customers/${customerId}`, "About something else", 0);
    expect(await found(`/api/customers/${customerId}`)).toMatchObject({ draft: { text: "About something else" } });
    expect(await found(url)).toMatchObject({ draft: { text: "About the request" } });
  });

  it("to a customer is found after a merge, goes on where it was begun, and is theirs again when that is undone", async () => {
    const senior = await makeUser(server(), "senior_agent");
    const [kept, gone] = [await request(agent.id, "7135550192"), await request(agent.id, "7135550193")];
    const [toKept, toGone] = [`/api/customers/${kept.customerId}`, `/api/customers/${gone.customerId}`];
    await save(toGone, "Half a let", 0);
    const merged = await call("POST", `${toKept}/merge`, { otherId: gone.customerId }, senior.cookie);
    expect(await found(toKept)).toMatchObject({ version: 1, draft: { text: "Half a let" } });
    expect(await save(toKept, "Half a letter", 1)).toMatchObject({ version: 2, other: null });
    const { id } = merged.json<{ id: number }>();
    expect((await call("POST", `/api/customer-merges/${id}/undo`, undefined, senior.cookie)).statusCode).toBe(200);
    expect(await found(toKept)).toMatchObject({ version: 0, draft: null });
    expect(await found(toGone)).toMatchObject({ version: 2, draft: { text: "Half a letter" } });
  });

  it("of two merged customers is first that of the page, then the other's, each until it is sent or thrown away", async () => {
    const senior = await makeUser(server(), "senior_agent");
    const [kept, gone] = [await request(agent.id, "7135550194"), await request(agent.id, "7135550195")];
    const [toKept, toGone] = [`/api/customers/${kept.customerId}`, `/api/customers/${gone.customerId}`];
    await save(toKept, "To the kept one", 0);
    await save(toGone, "To the other", 0);
    await call("POST", `${toKept}/merge`, { otherId: gone.customerId }, senior.cookie);
    expect(await found(toKept)).toMatchObject({ draft: { text: "To the kept one" } });
    // A page that has not heard of the merge yet goes on with its own.
    expect(await save(toGone, "To the other, and on", 1)).toMatchObject({ version: 2, other: null });
    const { templateId: _template, sendAt: _sendAt, ...message } = draftOf("To the kept one", { to: kept.email });
    expect((await call("POST", `${toKept}/answer`, message)).statusCode).toBe(201);
    expect(await found(toKept)).toMatchObject({ draft: { text: "To the other, and on" } });
    await call("DELETE", `${toKept}/answer-draft`);
    expect(await found(toKept)).toMatchObject({ version: 0, draft: null });
    expect(await found(toGone)).toMatchObject({ version: 0, draft: null });
  });

  it("is bounded in length and in number, the oldest going first", async () => {
    const { url, id } = await request();
    const long = draftOf("x".repeat(10_001));
    expect((await call("PUT", `${url}/answer-draft`, { draft: long, version: 0 })).statusCode).toBe(400);
    await save(url, "The oldest", 0);
    const old = { version: 1, sealed: "sealed2:00000000:x", updatedAt: new Date(Date.now() + 60_000) };
    const [copy] = await server().deps.db.select().from(requests).where(eq(requests.id, id));
    if (!copy) throw new Error("no request");
    for (let n = 0; n < ANSWER_DRAFTS.most; n++) {
      const { id: _id, ...columns } = copy;
      const row = { ...columns, linkHash: null, reference: `Q-T${String(n).padStart(4, "0")}`, number: 90_000 + n };
      const [added] = await server().deps.db.insert(requests).values(row).returning({ id: requests.id });
      await server()
        .deps.db.insert(answerDrafts)
        .values({ ...old, userId: agent.id, requestId: added?.id ?? 0 });
    }
    const last = await request();
    await save(last.url, "The newest", 0);
    expect(await server().deps.db.$count(answerDrafts, eq(answerDrafts.userId, agent.id))).toBe(ANSWER_DRAFTS.most);
    expect(await rowOf(id)).toBeUndefined();
  });

  it("is sealed again after a change of the key, which a backup knows by its id", async () => {
    const { deps } = server();
    const author = await makeUser(server(), "agent");
    const { url, id } = await request(author.id);
    for (const text of ["One device", "Another device"]) {
      await call("PUT", `${url}/answer-draft`, { draft: draftOf(text), version: 0 }, author.cookie);
    }
    expect(await keysInUse(deps.db)).toContain(deps.keys.id);
    const before = await rowOf(id);
    if (!before?.sealedOther) throw new Error("no draft");
    const older = createKeys([randomBytes(32).toString("base64")]);
    const open = (field: "sealed" | "sealedOther") => deps.keys.open(before[field] ?? "", draftPlace(before, field));
    const byOlder = {
      sealed: older.seal(open("sealed"), draftPlace(before, "sealed")),
      sealedOther: older.seal(open("sealedOther"), draftPlace(before, "sealedOther")),
    };
    await deps.db.update(answerDrafts).set(byOlder).where(eq(answerDrafts.id, before.id));
    expect(await keysInUse(deps.db)).toContain(older.id);
    const both = {
      ...deps.keys,
      open: (sealed: string, place: Parameters<typeof older.open>[1]) =>
        sealed.includes(`:${older.id}:`) ? older.open(sealed, place) : deps.keys.open(sealed, place),
    };
    await reseal({ ...deps, keys: both });
    const after = await rowOf(id);
    expect(JSON.parse(deps.keys.open(after?.sealed ?? "", draftPlace(before, "sealed")))).toMatchObject({
      text: "Another device",
    });
    expect(JSON.parse(deps.keys.open(after?.sealedOther ?? "", draftPlace(before, "sealedOther")))).toMatchObject({
      text: "One device",
    });
  });
});
