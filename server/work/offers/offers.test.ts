import type { FastifyReply } from "fastify";
import { and, asc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { DeskOffers, OffersChanged } from "../../../domain/api/work/offers.ts";
import type { Premium } from "../../../domain/api/work/work.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { phoneDigits } from "../../../domain/platform/phone.ts";
import { OFFER_TEXT_VERSION } from "../../../domain/work/offer-texts.ts";
import { AGREED } from "../../../tests/support/agreed.ts";
import { auto, included } from "../../../tests/support/offers.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import {
  absences,
  auditEvents,
  bouncedAddresses,
  deskEvents,
  messages,
  notices,
  offerRecords,
  requests,
  smsOptOuts,
  tasks,
  users,
} from "../../platform/db/schema/index.ts";
import { compareLately } from "../history/compare-all.ts";
import { beginNotices, makeNotices } from "../notices/make-notices.ts";
import { actOnPage } from "../private-page/actions.ts";
import { issueLink } from "../private-links/link.ts";
import { internationalNumber } from "../sms/queue-sms.ts";
import { presentPage } from "../private-page/present.ts";
import { readRecords, sha256 } from "./records.ts";

const NOW = new Date("2026-11-16T16:00:00Z");
const TERMS = { offeredOn: "2026-11-16", validUntil: "2026-12-01" };
const ACCOUNT = `AC${"0".repeat(32)}`;
const TEXTS = { TWILIO_ACCOUNT_SID: ACCOUNT, TWILIO_AUTH_TOKEN: "test-auth-token", TWILIO_FROM: "+17135550142" };
let now = NOW;
let people = 0;

/** The response of the page, as far as forms need it: the browser and its address. */
const browser = {
  request: { ip: "203.0.113.7", headers: { "user-agent": "Pocket" }, cookies: {}, query: {}, language: "en" },
};

describeOnServer(
  "offers",
  (server) => {
    const deps = () => server().deps;
    const send = (method: "GET" | "POST" | "PUT", url: string, cookie: string, payload?: object) =>
      server().app.inject({ method, url: `/api/${url}`, headers: { cookie }, ...(payload && { payload }) });

    /** Stores an auto request, as a visitor sends it. */
    async function request() {
      const phone = `713555${2000 + people++}`;
      const person = { name: "Rosa Vela", email: "rosa@example.com", zipCode: "77008", insuranceType: "auto", phone };
      const sent = await send("POST", "quote-requests", "", { ...person, ...AGREED });
      const { reference } = sent.json<{ reference: string }>();
      const [row] = await deps().db.select().from(requests).where(eq(requests.reference, reference));
      if (!row) throw new Error("the request was not stored");
      return row;
    }
    const rowOf = async (id: number) => (await deps().db.select().from(requests).where(eq(requests.id, id)))[0];
    const versionOf = async (id: number) => (await rowOf(id))?.version ?? 0;
    type Row = Awaited<ReturnType<typeof request>>;

    async function addPremium(row: Row, cookie: string, carrier: string, cents: number) {
      const added = await send("POST", `quote-requests/${row.number}/premiums`, cookie, { carrier, cents, months: 6 });
      return added.json<{ premiums: Premium[] }>().premiums.at(-1)?.id ?? 0;
    }
    const setTerms = async (row: Row, cookie: string, id: number, coverages: object, terms: object = TERMS) =>
      send("PUT", `premiums/${id}/terms`, cookie, { ...terms, coverages, version: await versionOf(row.id) });

    /** Puts two premiums with their coverage on the page of a request; the second has a higher deductible. */
    async function offered(row: Row, cookie: string) {
      const first = await addPremium(row, cookie, "Lone Star", 60_000);
      const second = await addPremium(row, cookie, "Pecan Mutual", 48_000);
      await setTerms(row, cookie, first, auto());
      await setTerms(row, cookie, second, auto({ collision: included({ deductible: "1000" }) }));
      const order = { premiumIds: [first, second], recommendedId: first, why: "The lower deductible pays off." };
      const version = await versionOf(row.id);
      const sent = await send("POST", `quote-requests/${row.number}/offers`, cookie, { ...order, version });
      expect(sent).toMatchObject({ statusCode: 201 });
      return { first, second, sent };
    }
    async function linkOf(row: Row) {
      const current = await rowOf(row.id);
      return issueLink(deps(), deps().db, current ?? row);
    }
    /** Sends a form of the page as it stands now. */
    async function does(row: Row, typed: Record<string, unknown>, language: Language = "en") {
      const reply = browser as unknown as FastifyReply;
      const page = await pageOf(row);
      const read = typed["intent"] === "offer-acknowledge" ? page?.wished?.hash : page?.hash;
      const form = { read, ...typed };
      return actOnPage({ deps: deps(), token: await linkOf(row), form, language, reply });
    }
    const pageOf = async (row: Row, language: Language = "en") => {
      const http = browser.request as unknown as FastifyReply["request"];
      return (await presentPage({ deps: deps(), token: await linkOf(row), language, http })).offers;
    };
    const recordsOf = (row: Row) => readRecords(deps().keys, deps().db, row);
    const eventsOf = (row: Row) =>
      deps().db.select().from(deskEvents).where(eq(deskEvents.requestId, row.id)).orderBy(asc(deskEvents.id));

    it("need the exact coverage of two to four premiums, and the right to work the request", async () => {
      const [agent, other, trainee] = await Promise.all([
        makeUser(server(), "agent"),
        makeUser(server(), "agent"),
        makeUser(server(), "trainee"),
      ]);
      const row = await request();
      const first = await addPremium(row, agent.cookie, "Lone Star", 60_000);
      const second = await addPremium(row, agent.cookie, "Pecan Mutual", 48_000);
      const { pip: _pip, ...partly } = auto();
      const refused = await setTerms(row, agent.cookie, first, partly);
      expect([refused.statusCode, Object.keys(refused.json<{ fields: object }>().fields)]).toEqual([400, ["pip"]]);
      expect((await setTerms(row, agent.cookie, first, auto())).statusCode).toBe(200);
      const order = async (change: object = {}) => ({
        premiumIds: [first, second],
        recommendedId: null,
        why: "",
        version: await versionOf(row.id),
        ...change,
      });
      const path = `quote-requests/${row.number}/offers`;
      const early = await send("POST", path, agent.cookie, await order());
      expect([early.statusCode, early.json<{ fields: object }>().fields]).toEqual([
        400,
        { premiumIds: "State the coverage of this premium first" },
      ]);
      await setTerms(row, agent.cookie, second, auto());
      expect((await send("POST", path, other.cookie, await order())).statusCode).toBe(403);
      expect((await send("POST", path, trainee.cookie, await order())).statusCode).toBe(403);
      expect((await send("POST", path, agent.cookie, await order({ version: 0 }))).statusCode).toBe(409);
      const foreign = await request();
      const strange = await addPremium(foreign, agent.cookie, "Elsewhere", 1);
      expect((await send("POST", path, agent.cookie, await order({ premiumIds: [first, strange] }))).statusCode).toBe(
        404,
      );
      await setTerms(row, agent.cookie, second, auto(), { offeredOn: "2026-11-10", validUntil: "2026-11-15" });
      expect((await send("POST", path, agent.cookie, await order())).json<{ fields: object }>().fields).toEqual({
        premiumIds: "One of these premiums no longer holds. Please check its date",
      });
      await setTerms(row, agent.cookie, second, auto());
      expect((await recordsOf(row)).records).toEqual([]);
      expect((await send("POST", path, agent.cookie, await order())).statusCode).toBe(201);
    });

    it("are mailed as a link without prices, count as an answer, and stand on the page with what differs", async () => {
      const agent = await makeUser(server(), "agent");
      const row = await request();
      const { sent, first } = await offered(row, agent.cookie);
      const { offers, work, toldBy } = sent.json<OffersChanged>();
      expect(toldBy).toBe("email");
      expect(work).toMatchObject({
        stage: "quoted",
        owner: { id: agent.id },
        firstResponseAt: "2026-11-16T16:00:10.000Z",
      });
      expect(offers.standing).toMatchObject({ recommendedId: first, wished: null, declined: null });
      const ofRow = and(eq(messages.kind, "offers"), eq(messages.requestId, row.id));
      const [mail] = await deps().db.select().from(messages).where(ofRow);
      expect(mail).toMatchObject({ authorId: agent.id, to: "rosa@example.com" });
      expect(mail?.text).not.toMatch(/\$|\/r\//);
      expect(mail?.sealedBody).toBeTruthy();
      expect((await eventsOf(row)).map(({ type }) => type)).toEqual(
        expect.arrayContaining(["offer", "stage", "answer"]),
      );

      const page = await pageOf(row);
      expect(page?.offers.map(({ carrier, monthly, full }) => [carrier, monthly, full])).toEqual([
        ["Lone Star", "$100.00", "$600.00"],
        ["Pecan Mutual", "$80.00", "$480.00"],
      ]);
      const [card] = page?.offers ?? [];
      expect(card?.lines.filter(({ isDifferent }) => isDifferent).map(({ key }) => key)).toEqual(["collision"]);
      expect(card?.lines[0]).toMatchObject({
        said: "up to $30,000 for each person; up to $60,000 for each accident",
        term: { name: "Bodily injury liability" },
      });
      expect(page?.noneHas.map(({ key }) => key)).toEqual(["pip", "medical", "towing", "umbrella"]);
      const spanish = await pageOf(row, "es");
      expect(spanish?.wishText).toContain("no un contrato");
      expect(spanish?.offers[0]?.lines[0]?.said).toBe("hasta $30,000 por persona; hasta $60,000 por accidente");
    });

    it("are told by text where no mail arrives, only with consent and not after STOP, with a link and no price", async () => {
      const { db } = deps();
      const agent = await makeUser(server(), "agent");
      const without = { email: null, language: "es" } as const;
      const textsOf = (row: Row) => {
        const ofRow = and(eq(messages.channel, "sms"), eq(messages.kind, "offers"), eq(messages.requestId, row.id));
        return db.select().from(messages).where(ofRow);
      };
      const told = async (values: object) => {
        const row = await request();
        await db.update(requests).set(values).where(eq(requests.id, row.id));
        const { sent } = await offered(row, agent.cookie);
        const { toldBy, work } = sent.json<OffersChanged>();
        return { row, toldBy, work, texts: await textsOf(row) };
      };
      const texted = await told(without);
      expect(texted).toMatchObject({ toldBy: "sms", work: { firstResponseAt: "2026-11-16T16:00:10.000Z" } });
      const [text] = texted.texts;
      expect(text).toMatchObject({ authorId: agent.id, purpose: "request", language: "es" });
      expect(text?.text).toContain("sus ofertas están listas");
      expect(text?.text).toContain("/es/r/•••");
      expect(text?.text).not.toMatch(/\$|\/r\/\w/);
      expect(text?.sealedBody).toBeTruthy();
      const answers = (await eventsOf(texted.row)).filter(({ type }) => type === "answer");
      expect(answers).toMatchObject([{ data: { channel: "sms" }, messageId: text?.id, undoneAt: null }]);
      // An address that mails come back from is none.
      await db.insert(bouncedAddresses).values({ address: "gone@example.com", at: NOW, reason: "unknown" });
      expect(await told({ email: "gone@example.com" })).toMatchObject({ toldBy: "sms" });
      expect(await told({ ...without, consentId: null })).toMatchObject({ toldBy: null, texts: [] });
      const { phone } = texted.row;
      await db.insert(smsOptOuts).values({ phone: phoneDigits(internationalNumber(phone ?? "")) });
      expect(await told({ ...without, phone })).toMatchObject({ toldBy: null, texts: [] });
    });

    it("are asked about, wished for and declined; the request waits for us, and its owner is told", async () => {
      const { db } = deps();
      const agent = await makeUser(server(), "agent");
      const row = await request();
      const { first, second } = await offered(row, agent.cookie);
      await beginNotices(db);
      const question = { intent: "offer-ask", premiumId: String(second), coverage: "collision", text: "Why 1,000?" };
      expect(await does(row, question)).toEqual({
        intent: "offer-ask",
        result: { premiumId: String(second), coverage: "collision" },
      });
      expect(await rowOf(row.id)).toMatchObject({ waitsFor: "us", waitsSince: NOW });
      await does(row, { intent: "offer-wish", premiumId: String(first) });
      await does(row, { intent: "offer-wish", premiumId: String(first) });
      await does(row, { intent: "offer-decline", reason: "price", text: "Too much." });
      expect((await pageOf(row))?.wished).toBeNull();
      await does(row, { intent: "offer-wish", premiumId: String(second) });

      const { records, isIntact } = await recordsOf(row);
      expect([isIntact, records.map(({ kind }) => kind)]).toEqual([
        true,
        ["offered", "asked", "wished", "declined", "wished"],
      ]);
      const desk = await send("GET", `quote-requests/${row.number}/offers`, agent.cookie);
      expect(desk.json<DeskOffers>().standing).toMatchObject({
        asked: [{ carrier: "Pecan Mutual", coverage: "collision", text: "Why 1,000?" }],
        wished: { carrier: "Pecan Mutual" },
        declined: null,
      });
      await makeNotices(deps());
      const told = await db.select().from(notices).where(eq(notices.userId, agent.id));
      expect(told.map(({ cause }) => cause)).toEqual(["replied", "replied", "replied", "replied"]);
      const ofRow = and(eq(auditEvents.action, "offer.answer"), eq(auditEvents.subjectId, row.reference));
      const audited = await db.select().from(auditEvents).where(ofRow).orderBy(asc(auditEvents.id));
      expect(audited[0]?.details).toMatchObject({ deed: "asked", hash: records[1]?.hash });
      expect((await compareLately(deps())).differences).toEqual([]);
    });

    it("are asked about once when the question is sent again, as after a lost answer", async () => {
      const agent = await makeUser(server(), "agent");
      const row = await request();
      const { first, second } = await offered(row, agent.cookie);
      const question = { intent: "offer-ask", premiumId: String(second), coverage: "collision", text: "Why 1,000?" };
      const { result } = await does(row, question);
      expect((await does(row, question)).result).toEqual(result);
      const asked = async () => (await recordsOf(row)).records.filter(({ kind }) => kind === "asked").length;
      expect(await asked()).toBe(1);
      await does(row, { ...question, premiumId: String(first) });
      await does(row, question);
      expect(await asked()).toBe(3);
      now = new Date(NOW.getTime() + 11 * 60_000);
      await does(row, question);
      now = NOW;
      expect(await asked()).toBe(4);
    });

    it("of a request that nobody owns are told to the mailbox, without a word of the customer", async () => {
      const { db } = deps();
      const senior = await makeUser(server(), "senior_agent");
      const row = await request();
      const { first } = await offered(row, senior.cookie);
      await db.update(requests).set({ ownerId: null }).where(eq(requests.id, row.id));
      await does(row, {
        intent: "offer-ask",
        premiumId: String(first),
        coverage: "rental",
        text: "https://bad.example",
      });
      const [mail] = await db.select().from(messages).where(eq(messages.kind, "offer-notification"));
      expect(mail).toMatchObject({ requestId: row.id, to: deps().settings.agency().agentsEmail });
      expect(mail?.text).not.toContain("bad.example");
    });

    it("leave out coverages that are acknowledged line by line: by mail with consent, or on paper by a task", async () => {
      const { db } = deps();
      const agent = await makeUser(server(), "agent");
      const row = await request();
      const { first } = await offered(row, agent.cookie);
      const acknowledge = { intent: "offer-acknowledge", lines: "pip", delivery: "electronic", agrees: "on" };
      await expect(does(row, acknowledge)).rejects.toMatchObject({ code: "conflict" });
      await does(row, { intent: "offer-wish", premiumId: String(first) });
      expect((await pageOf(row))?.acknowledgement?.open.map(({ coverage }) => coverage)).toEqual(["pip", "umbrella"]);
      await expect(does(row, { ...acknowledge, lines: undefined })).rejects.toMatchObject({ code: "invalid" });
      await expect(does(row, { ...acknowledge, agrees: undefined })).rejects.toMatchObject({ code: "invalid" });
      await expect(does(row, { ...acknowledge, lines: "um-uim" })).rejects.toMatchObject({ code: "invalid" });
      const bounced = { address: "rosa@example.com", at: NOW, reason: "550 no such user" };
      await db.insert(bouncedAddresses).values(bounced);
      await expect(does(row, acknowledge), "mails to her come back").rejects.toMatchObject({ code: "invalid" });
      expect((await pageOf(row))?.acknowledgement?.electronicText).toBeNull();
      await db.delete(bouncedAddresses).where(eq(bouncedAddresses.address, bounced.address));
      await does(row, acknowledge, "es");
      await does(row, acknowledge, "es");
      await does(row, { ...acknowledge, lines: ["pip", "umbrella"], delivery: "paper", agrees: undefined });

      const { records } = await recordsOf(row);
      const acknowledged = records.filter((record) => record.kind === "acknowledged").map(({ content }) => content);
      expect(acknowledged).toMatchObject([
        {
          coverage: "pip",
          delivery: "electronic",
          agreed: { version: OFFER_TEXT_VERSION },
          electronic: { version: OFFER_TEXT_VERSION },
          by: { name: "Rosa Vela", language: "es", ip: "203.0.113.7", userAgent: "Pocket" },
        },
        { coverage: "umbrella", delivery: "paper", electronic: null, by: { language: "en" } },
      ]);
      for (const { agreed } of acknowledged) expect(agreed.hash).toBe(sha256(agreed.text));
      expect(acknowledged[0]?.agreed.text).toContain("no reemplaza el formulario de la aseguradora");
      const mails = await db.select().from(messages).where(eq(messages.kind, "offer-record"));
      expect(
        mails.map(({ requestId, text }) => [requestId, text.includes(acknowledged[0]?.agreed.text ?? "?")]),
      ).toEqual([[row.id, true]]);
      const made = await db.select().from(tasks).where(eq(tasks.requestId, row.id));
      expect(made).toMatchObject([{ assigneeId: agent.id, dueOn: "2026-11-16" }]);
      expect((await pageOf(row))?.acknowledgement).toMatchObject({ open: [], done: [{}, {}] });

      const sheet = await send("GET", `quote-requests/${row.number}/offers/record`, agent.cookie);
      expect(sheet.headers["content-disposition"]).toBe(`attachment; filename="offers-${row.reference}.txt"`);
      for (const { text, hash } of acknowledged.map(({ agreed }) => agreed)) {
        expect(sheet.body).toContain(text);
        expect(sheet.body).toContain(hash);
      }
      expect(sheet.body).toContain("The chain of records is complete and unchanged.");
    });

    it("are gone without for the offer that was shown only, not for one that was wished for elsewhere meanwhile", async () => {
      const agent = await makeUser(server(), "agent");
      const row = await request();
      const { first, second } = await offered(row, agent.cookie);
      await does(row, { intent: "offer-wish", premiumId: String(first) });
      const read = (await pageOf(row))?.wished?.hash;
      await does(row, { intent: "offer-wish", premiumId: String(second) });
      const acknowledge = { intent: "offer-acknowledge", lines: "pip", delivery: "paper" };
      const gone = { details: { message: "errors:offersGone" } };
      await expect(does(row, { ...acknowledge, read })).rejects.toMatchObject(gone);
      await expect(does(row, { ...acknowledge, read: undefined })).rejects.toMatchObject(gone);
      const acknowledged = async () =>
        (await recordsOf(row)).records.flatMap(({ kind, content }) => (kind === "acknowledged" ? [content] : []));
      expect(await acknowledged()).toEqual([]);
      await does(row, acknowledge);
      expect(await acknowledged()).toMatchObject([{ coverage: "pip", premiumId: second }]);
    });

    it("of an owner who is away or has left give the task of the paper to whoever gets the request, or to anybody", async () => {
      const { db } = deps();
      const substitute = await makeUser(server(), "agent");
      const day = { from: "2026-11-16", to: "2026-11-16" };
      const taskAfter = async (leave: (userId: number) => Promise<unknown>) => {
        const agent = await makeUser(server(), "agent");
        const row = await request();
        const { first } = await offered(row, agent.cookie);
        await does(row, { intent: "offer-wish", premiumId: String(first) });
        await leave(agent.id);
        await does(row, { intent: "offer-acknowledge", lines: "pip", delivery: "paper" });
        const [task] = await db.select().from(tasks).where(eq(tasks.requestId, row.id));
        return { assigneeId: task?.assigneeId, isOwners: task?.assigneeId === (await rowOf(row.id))?.ownerId };
      };
      const away = { assigneeId: substitute.id, isOwners: true };
      const absent = (userId: number, substituteId: number | null) =>
        db.insert(absences).values({ userId, substituteId, ...day });
      expect(await taskAfter((userId) => absent(userId, substitute.id))).toEqual(away);
      const anybody = { assigneeId: null, isOwners: true };
      expect(await taskAfter((userId) => absent(userId, null))).toEqual(anybody);
      const leave = (userId: number) => db.update(users).set({ isActive: false }).where(eq(users.id, userId));
      expect(await taskAfter(leave)).toEqual(anybody);
    });

    it("of a request that is held back as spam are refused before anything is stored or sent", async () => {
      const { db } = deps();
      const agent = await makeUser(server(), "agent");
      const row = await request();
      const ids: number[] = [];
      for (const carrier of ["Lone Star", "Pecan Mutual"]) {
        const id = await addPremium(row, agent.cookie, carrier, 60_000);
        await setTerms(row, agent.cookie, id, auto());
        ids.push(id);
      }
      await db.update(requests).set({ isSuspect: true }).where(eq(requests.id, row.id));
      const order = { premiumIds: ids, recommendedId: null, why: "", version: await versionOf(row.id) };
      const sent = await send("POST", `quote-requests/${row.number}/offers`, agent.cookie, order);
      expect([sent.statusCode, sent.json<{ error: string }>().error]).toEqual([
        409,
        "This request is held back as suspected spam. Press “Not spam” first.",
      ]);
      expect((await recordsOf(row)).records).toEqual([]);
      expect(await db.$count(messages, and(eq(messages.kind, "offers"), eq(messages.requestId, row.id)))).toBe(0);
    });

    it("that were taken back, of an earlier round, of another request or too old are not answered", async () => {
      const agent = await makeUser(server(), "agent");
      const row = await request();
      const { first, second } = await offered(row, agent.cookie);
      const wish = { intent: "offer-wish", premiumId: String(first) };
      const foreign = await request();
      const others = await offered(foreign, agent.cookie);
      await expect(does(row, { ...wish, premiumId: String(others.first) })).rejects.toMatchObject({ code: "conflict" });
      now = new Date("2026-12-02T16:00:00Z");
      expect((await pageOf(row))?.offers[0]?.isOpen).toBe(false);
      await expect(does(row, wish)).rejects.toMatchObject({ code: "conflict" });
      now = NOW;
      await does(row, { ...wish, premiumId: String(second) });
      // The price is corrected and offered again while a page with the former one is open.
      const former = (await pageOf(row))?.hash;
      const dearer = { ...TERMS, coverages: auto({ collision: included({ deductible: "2000" }) }) };
      await send("PUT", `premiums/${first}/terms`, agent.cookie, { ...dearer, version: await versionOf(row.id) });
      const order = { premiumIds: [first, second], recommendedId: null, why: "" };
      const offers = `quote-requests/${row.number}/offers`;
      expect(await send("POST", offers, agent.cookie, { ...order, version: await versionOf(row.id) })).toMatchObject({
        statusCode: 201,
      });
      const gone = { details: { message: "errors:offersGone" } };
      await expect(does(row, { ...wish, read: former })).rejects.toMatchObject(gone);
      const decline = { intent: "offer-decline", reason: "price", read: former };
      await expect(does(row, decline)).rejects.toMatchObject(gone);
      await does(row, wish);
      const version = await versionOf(row.id);
      const path = `quote-requests/${row.number}/offers/withdraw`;
      expect((await send("POST", path, agent.cookie, { version })).statusCode).toBe(200);
      expect(await pageOf(row)).toBeNull();
      await expect(does(row, wish)).rejects.toMatchObject({ code: "conflict" });
      expect((await send("POST", path, agent.cookie, { version: await versionOf(row.id) })).statusCode).toBe(404);
    });

    it("are kept sealed: unreadable in the database, not to be changed or removed, and a forged record is found", async () => {
      const { db, keys } = deps();
      const agent = await makeUser(server(), "agent");
      const row = await request();
      await db.update(requests).set({ email: null, consentId: null }).where(eq(requests.id, row.id));
      const { first, sent } = await offered(row, agent.cookie);
      expect(sent.json<OffersChanged>().toldBy).toBeNull();
      await does(row, { intent: "offer-ask", premiumId: String(first), coverage: "pip", text: "canary words" });
      const ofRow = eq(offerRecords.requestId, row.id);
      const stored = await db.select().from(offerRecords).where(ofRow).orderBy(offerRecords.position);
      expect(JSON.stringify(stored)).not.toMatch(/canary|Lone Star/);
      const cause = { cause: expect.objectContaining({ code: "42501" }) as unknown };
      await expect(db.update(offerRecords).set({ at: NOW }).where(ofRow)).rejects.toMatchObject(cause);
      await expect(db.delete(offerRecords).where(ofRow)).rejects.toMatchObject(cause);

      // Somebody with the key and the database puts other words into a record.
      const place = { table: "offer_records", field: "sealed", row: `${row.reference}.2` };
      const [, asked] = stored;
      const forged = keys.seal(keys.open(asked?.sealed ?? "", place).replace("canary", "other"), place);
      await db
        .update(offerRecords)
        .set({ sealed: forged })
        .where(eq(offerRecords.id, asked?.id ?? 0));
      expect((await recordsOf(row)).isIntact).toBe(false);
      await db
        .update(offerRecords)
        .set({ sealed: stored[0]?.sealed ?? "" })
        .where(eq(offerRecords.id, asked?.id ?? 0));
      expect(await recordsOf(row)).toMatchObject({ isIntact: false, records: [{ kind: "offered" }] });

      await db.delete(requests).where(eq(requests.id, row.id));
      expect(await db.$count(offerRecords, ofRow)).toBe(0);
    });
  },
  // The mails and texts wait in the queue: nothing listens there.
  { clock: () => now, env: { SMTP_URL: "smtp://127.0.0.1:1", ...TEXTS } },
);
