import { and, desc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { searchHeaders } from "../../../domain/platform/search-header.ts";
import { quoteRow, type QuoteValues } from "../../../tests/support/request-rows.ts";
import { describeOnServer, logInAs, makeUser } from "../../../tests/support/test-app.ts";
import { auditEvents, consents, deskEvents, requests, messages, users } from "../../platform/db/schema/index.ts";
import { notifyOfLead } from "../leads/notify-of-lead.ts";
import { sendSms } from "../sms/send-sms.ts";
import { sealDetails } from "../leads/sealed-details.ts";
import { mailRow, textRow } from "../../../tests/support/message-rows.ts";
import { AGREED, SHOWN_CONSENT } from "../../../tests/support/agreed.ts";

type Lead = { id: number; reference: string; name: string };
const DAY_MS = 86_400_000;
let made = 0;

describeOnServer("the dashboard's lists", (server) => {
  const get = async (url: string, { cookie, q = "" }: { cookie?: string; q?: string } = {}) =>
    server().app.inject({ url, headers: { cookie: cookie ?? (await logInAs(server().app)), ...searchHeaders(q) } });
  const names = async (query: string, q?: string) =>
    (await get(`/api/quote-requests?${query}`, { q })).json<Lead[]>().map((quote) => quote.name);

  /** Inserts a quote request into the database directly, because the API cannot set its date. */
  async function quote(values: Partial<QuoteValues>) {
    const at = values.requestDate ?? new Date("2026-10-15T12:00:00Z");
    const [row] = await server()
      .deps.db.insert(requests)
      .values(
        quoteRow({
          reference: `Q-T${made++}`,
          contentHash: `${made}`,
          lastUsedAt: new Date(Date.now() - DAY_MS),
          ...values,
          requestDate: at,
        }),
      )
      .returning();
    if (!row) throw new Error("not stored");
    return row;
  }
  const lastEvent = async () =>
    (await server().deps.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1))[0];

  it("find a request by the beginning of any of its words, whatever the case, accents and punctuation", async () => {
    const person = { name: "Sofía Treviño", email: "S.Trevino@example.org", phone: "(281) 555-0142", zipCode: "77573" };
    const { reference } = await quote({ ...person, reference: "Q-7K3F9" });
    const found = (q: string) => names("", q);
    const good = ["sofia", "TREVIÑO sof", "s.trevino@", "example.org", "281 555", "+1 (281) 555-0142", "0142", "77573"];
    for (const q of [...good, reference, "7k3f9"]) expect([q, await found(q)]).toEqual([q, [person.name]]);
    for (const q of ["ofia", "sofia garcia", "'", "\\", "a'b:*&|!", "()"]) expect([q, await found(q)]).toEqual([q, []]);
  });

  it("find seldom and common words alike beyond the rows that are looked through first", async () => {
    const rows = Array.from({ length: 1_200 }, (_, n) => ({
      reference: `Q-M${n}`,
      contentHash: `many-${n}`,
      insuranceType: "life" as const,
      zipCode: "",
      name: n === 3 ? "Xochitl Uncommon" : n % 50 === 0 ? "Middling Person" : "Common Person",
      requestDate: new Date(Date.UTC(2020, 0, 1) + n * 60_000),
      lastUsedAt: new Date(),
    }));
    await server().deps.db.insert(requests).values(rows.map(quoteRow));
    expect(await names("", "xochitl")).toEqual(["Xochitl Uncommon"]);
    expect((await names("limit=100", "common pers")).length).toBe(100);
    expect((await names("limit=100", "middling")).length).toBe(24);
    const [oldest] = (await get("/api/quote-requests?order=oldest&limit=1", { q: "common" })).json<Lead[]>();
    expect(oldest?.reference).toBe("Q-M1");
    await server().deps.db.delete(requests).where(eq(requests.type, "life"));
  });

  it("are narrowed by type, by days of the office's calendar and to suspected ones", async () => {
    // Half past eleven in the evening in Texas is the next day in London.
    const late = await quote({ insuranceType: "home", name: "Late", requestDate: new Date("2026-03-04T05:30:00Z") });
    await quote({ insuranceType: "home", name: "Next", requestDate: new Date("2026-03-04T06:30:00Z") });
    await quote({ insuranceType: "business", name: "Shop", requestDate: new Date("2026-03-03T18:00:00Z") });
    await quote({ name: "Bot", isSuspect: true, suspicion: "honeypot" });
    expect(await names("from=2026-03-03&to=2026-03-03")).toEqual(["Late", "Shop"]);
    expect(await names("from=2026-03-03&to=2026-03-04&type=home&order=oldest")).toEqual([late.name, "Next"]);
    expect(await names("suspected=true")).toEqual(["Bot"]);
    expect((await get("/api/quote-requests?from=yesterday")).statusCode).toBe(400);
    expect((await get("/api/quote-requests?before=1-99999999999")).statusCode).toBe(400);
  });

  it("go on where they stopped while new requests come in", async () => {
    for (let n = 0; n < 5; n++) await quote({ name: `Row ${n}`, zipCode: "11111" });
    const first = await get("/api/quote-requests?limit=2", { q: "11111" });
    expect(first.json<Lead[]>().map((row) => row.name)).toEqual(["Row 4", "Row 3"]);
    await quote({ name: "Newcomer", zipCode: "11111" });
    const next = (answer: typeof first) => /<(.*)>; rel="next"/.exec(String(answer.headers["link"]))?.[1] ?? "";
    const second = await get(next(first), { q: "11111" });
    expect(second.json<Lead[]>().map((row) => row.name)).toEqual(["Row 2", "Row 1"]);
    const third = await get(next(second), { q: "11111" });
    expect(third.json<Lead[]>().map((row) => row.name)).toEqual(["Row 0"]);
    expect(third.headers["link"]).toBeUndefined();
  });

  it("W7: are exported as narrowed, without what is sealed, and who took them is written down", async () => {
    const { keys } = server().deps;
    const reference = "Q-EXPORT";
    const details = sealDetails(keys, {
      reference,
      details: { driverDob: "1987-06-05", vehicleMake: "Ford", coverageTypes: ["pip", "liability"] },
    });
    const [owner] = await server().deps.db.select().from(users).where(eq(users.username, "admin"));
    const followUpAt = new Date("2026-11-18T15:30:00Z");
    const worked = { phone: "17135550142", ownerId: owner?.id ?? 0, stage: "won", followUpAt } as const;
    await quote({ name: "=HYPERLINK(1)", zipCode: "22222", reference, details, ...worked });
    const answer = await get("/api/quote-requests/export?type=auto", { q: "22222" });
    expect(answer.body.trim().split("\r\n")).toHaveLength(2);
    expect(answer.body).toContain("'=HYPERLINK(1)");
    expect(answer.body).not.toMatch(/Dob|birth/);
    expect(answer.body).toMatch(/^\ufeff?Reference,Received \(office time\),Insurance,Name/);
    const spanish = (await get("/api/quote-requests/export?type=auto&lang=es", { q: "22222" })).body;
    expect(spanish).toMatch(/^\ufeff?Referencia,Recibida \(hora de la oficina\),Seguro,Nombre/);
    expect(spanish).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d,Seguro de auto,/);
    const cells = (body: string) => {
      const [headings = [], values = []] = body
        .replace("\ufeff", "")
        .split("\r\n")
        .map((line) => [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain));
      return Object.fromEntries(headings.map((heading, at) => [heading, values[at]]));
    };
    expect(cells(spanish)).toMatchObject({
      Teléfono: "(713) 555-0142",
      "Marca del vehículo": "Ford",
      "Cobertura de auto deseada": "Protección contra lesiones personales (PIP), Responsabilidad civil",
      "Nombre del negocio": "",
      Etapa: "Ganada, falta confirmar",
      "Seguimiento (hora de la oficina)": "2026-11-18 09:30",
    });
    expect(cells(answer.body)).toMatchObject({ Agent: `${owner?.firstName} ${owner?.lastName}`, Priority: "Normal" });
    const savedAs = (of: typeof answer) => /filename="(.*)"/.exec(String(of.headers["content-disposition"]))?.[1];
    expect(savedAs(answer)).toMatch(/^quote-requests-\d{4}-\d\d-\d\d-auto-search\.csv$/);
    expect(await lastEvent()).toMatchObject({ action: "export", details: { type: "auto" } });
    expect(JSON.stringify((await lastEvent())?.details)).not.toContain("22222");
    const unanswered = await get("/api/contact-requests/export?view=unanswered&owner=none&from=2026-03-03");
    expect(savedAs(unanswered)).toMatch(/^contact-requests-[\d-]{10}-unanswered-owner-none-from-2026-03-03\.csv$/);
    const contacts = await get("/api/contact-requests/export", { q: "nobody-at-all" });
    expect(contacts.body.trim().split("\r\n")).toHaveLength(1);
  });

  it("are exported whole, also beyond one page of the database", async () => {
    const rows = Array.from({ length: 2_100 }, (_, n) => ({
      reference: `Q-X${n}`,
      contentHash: `export-${n}`,
      insuranceType: "life" as const,
      zipCode: "",
      requestDate: new Date(Date.UTC(2025, 0, 1, 0, Math.floor(n / 3))),
      lastUsedAt: new Date(),
    }));
    await server().deps.db.insert(requests).values(rows.map(quoteRow));
    for (const order of ["newest", "oldest"]) {
      const { body } = await get(`/api/quote-requests/export?type=life&order=${order}`);
      const [, ...lines] = body.trim().split("\r\n");
      expect(new Set(lines.map((line) => line.split(",")[0])).size).toBe(rows.length);
      expect(lines.length).toBe(rows.length);
    }
    await server().deps.db.delete(requests).where(eq(requests.type, "life"));
  });

  it("D1: show what is sealed to those who open a request, and write down who read it", async () => {
    const reference = "Q-SEALED";
    const details = sealDetails(server().deps.keys, { reference, details: { driverDob: "1987-06-05" } });
    const row = await quote({ name: "Sealed", reference, details, requestDate: new Date("2020-01-01T12:00:00Z") });
    const agent = await makeUser(server(), "agent");
    const opened = await get(`/api/quote-requests/${row.number}`, { cookie: agent.cookie });
    expect(opened.json()).toMatchObject({ name: "Sealed", details: { driverDob: "1987-06-05" }, consent: null });
    expect(await lastEvent()).toMatchObject({ action: "quote.view", actorId: agent.id, subjectId: row.reference });
    const [used] = await server().deps.db.select().from(requests).where(eq(requests.id, row.id));
    expect(used?.lastUsedAt.getTime()).toBeGreaterThan(row.lastUsedAt.getTime());
    expect((await get("/api/quote-requests/Q-NONE")).statusCode).toBe(404);
    expect((await server().app.inject({ url: `/api/quote-requests/${row.number}` })).statusCode).toBe(401);
  });

  it("show a request's messages to those who may see the archives, and to nobody else", async () => {
    const row = await quote({ name: "Written to" });
    await server()
      .deps.db.insert(messages)
      .values(mailRow({ requestId: row.id }));
    const seen = async (role: "agent" | "trainee") => {
      const { cookie } = await makeUser(server(), role);
      return (await get(`/api/quote-requests/${row.reference}`, { cookie })).json<{ thread: object[] }>().thread;
    };
    expect(await seen("agent")).toMatchObject([{ subject: "Hello", status: "queued" }]);
    expect(await seen("trainee")).toEqual([]);
  });

  it("let those who may edit keep a request for longer, and admins alone delete it", async () => {
    const row = await quote({ name: "Kept" });
    const call = (method: "PATCH" | "DELETE", cookie: string, payload?: object) =>
      server().app.inject({
        method,
        url: `/api/quote-requests/${row.number}`,
        headers: { cookie },
        ...(payload && { payload }),
      });
    const agent = await makeUser(server(), "agent");
    const senior = await makeUser(server(), "senior_agent");
    expect((await call("PATCH", agent.cookie, { isHeld: true })).statusCode).toBe(403);
    expect((await call("PATCH", senior.cookie, { isHeld: true })).json()).toEqual({ isHeld: true });
    expect(await lastEvent()).toMatchObject({ action: "quote.hold", details: { isHeld: true } });
    expect((await call("DELETE", senior.cookie)).statusCode).toBe(403);
    const admin = await logInAs(server().app);
    expect((await call("DELETE", admin)).statusCode).toBe(200);
    expect(await lastEvent()).toMatchObject({ action: "quote.delete", subjectId: row.reference });
    expect((await call("DELETE", admin)).statusCode).toBe(404);
  });

  it("shows what a customer with a number of another country does not want, also one of ten digits", async () => {
    const row = await quote({ phone: "+5016001234", zipCode: "55555" });
    const { cookie } = await makeUser(server(), "agent");
    const url = `/api/quote-requests/${row.number}/do-not/call`;
    expect((await server().app.inject({ method: "PUT", url, headers: { cookie } })).statusCode).toBe(200);
    const [listed] = (await get("/api/quote-requests", { q: "55555" })).json<(Lead & { doNotCall: boolean })[]>();
    expect(listed?.doNotCall).toBe(true);
  });

  it("records that a customer wants no automatic mails, for each request with the address", async () => {
    const [row, other] = [
      await quote({ email: "Quiet@example.com", zipCode: "44444" }),
      await quote({ email: "quiet@example.com", zipCode: "44444" }),
    ];
    const unreachable = await quote({ zipCode: "44444" });
    const agent = await makeUser(server(), "agent");
    const call = async (method: "PUT" | "DELETE", id: number, { cookie } = agent) =>
      (await server().app.inject({ method, url: `/api/quote-requests/${id}/do-not/mail`, headers: { cookie } }))
        .statusCode;
    const shown = async () =>
      (await get("/api/quote-requests?order=oldest", { q: "44444" }))
        .json<(Lead & { doNotMail: boolean })[]>()
        .map(({ doNotMail }) => doNotMail);
    expect([await call("PUT", row.number), await call("PUT", row.number)]).toEqual([200, 200]);
    expect(await shown()).toEqual([true, true, false]);
    const said = and(eq(deskEvents.requestId, row.id), eq(deskEvents.type, "do-not-contact"));
    expect(await server().deps.db.select().from(deskEvents).where(said)).toMatchObject([
      { data: { channel: "mail", isForbidden: true } },
    ]);
    expect(await call("PUT", unreachable.number)).toBe(404);
    expect(await call("DELETE", other.number)).toBe(403);
    expect(await call("DELETE", other.number, await makeUser(server(), "senior_agent"))).toBe(200);
    expect(await shown()).toEqual([false, false, false]);
  });

  it("D6: what a customer does not want is recorded by agents, lifted by seniors, and counts at once for the number", async () => {
    const { db } = server().deps;
    const row = await quote({ name: "Quiet", phone: "(713) 555-0191", zipCode: "33333" });
    const other = await quote({ name: "Same number", phone: "+1 713.555.0191", zipCode: "33333" });
    const nobody = await quote({ name: "No number", zipCode: "33333" });
    const call = (method: "PUT" | "DELETE", channel: string, cookie: string, id = row.number) =>
      server().app.inject({ method, url: `/api/quote-requests/${id}/do-not/${channel}`, headers: { cookie } });
    const [trainee, agent, senior] = await Promise.all(
      (["trainee", "agent", "senior_agent"] as const).map(async (role) => (await makeUser(server(), role)).cookie),
    );
    if (!trainee || !agent || !senior) throw new Error("nobody to log in");
    const shown = async () =>
      (await get("/api/quote-requests?order=oldest", { q: "33333" }))
        .json<(Lead & { doNotText: boolean; doNotCall: boolean })[]>()
        .map(({ doNotText, doNotCall }) => [doNotText, doNotCall]);
    const waiting = textRow({ direction: "out", to: "+17135550191", status: "queued" });
    const [sms] = await db.insert(messages).values(waiting).returning({ id: messages.number });

    expect((await call("PUT", "text", trainee)).statusCode).toBe(403);
    expect(await shown()).toEqual([
      [false, false],
      [false, false],
      [false, false],
    ]);
    expect((await call("PUT", "text", agent)).statusCode).toBe(200);
    const event = { action: "do-not-contact.set", subjectId: row.reference, details: { channel: "text" } };
    expect(await lastEvent()).toMatchObject(event);
    expect((await call("PUT", "call", agent, other.number)).statusCode).toBe(200);
    expect(await shown()).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);

    const sent: string[] = [];
    const transport = { send: async ({ to }: { to: string }) => `SM-${sent.push(to)}`, list: async () => [] };
    await sendSms(server().deps, transport, { smsId: sms?.id ?? 0 }, { isLast: false });
    expect(sent).toEqual([]);
    await notifyOfLead(server().deps, { kind: "quote", id: row.number });
    const [mail] = await db.select().from(messages).where(eq(messages.requestId, row.id));
    expect(mail?.text).toContain("(713) 555-0191 (do not call)");
    expect((await get("/api/quote-requests/export", { q: "33333" })).body).toMatch(
      /Do not text,Do not call.*\r\n.*No number/,
    );

    expect((await call("DELETE", "text", agent)).statusCode).toBe(403);
    expect((await call("DELETE", "text", senior)).statusCode).toBe(200);
    expect(await lastEvent()).toMatchObject({ action: "do-not-contact.lift", details: { channel: "text" } });
    expect(await shown()).toEqual([
      [false, true],
      [false, true],
      [false, false],
    ]);
    expect((await call("PUT", "fax", senior)).statusCode).toBe(400);
    expect((await call("PUT", "call", senior, nobody.number)).statusCode).toBe(404);
  });

  it("D5: keep the record of a consent when its request is deleted, and the messages without it", async () => {
    const payload = { firstName: "Ana", lastName: "Gone", email: "a@example.com", phone: "7135550142", ...AGREED };
    await server().app.inject({ method: "POST", url: "/api/contact-requests", payload });
    const { db } = server().deps;
    const [row] = await db.select().from(requests).where(eq(requests.name, "Ana Gone"));
    const externalId = `<${made++}@test>`;
    await db.insert(messages).values(mailRow({ externalId, requestId: row?.id ?? 0 }));
    const cookie = await logInAs(server().app);
    const opened = await get(`/api/contact-requests/${row?.reference}`, { cookie });
    expect(opened.json()).toMatchObject({ consent: { text: SHOWN_CONSENT }, thread: [{ subject: "Hello" }] });
    const url = `/api/contact-requests/${row?.number}`;
    expect((await server().app.inject({ method: "DELETE", url, headers: { cookie } })).statusCode).toBe(200);
    expect(
      await db
        .select()
        .from(consents)
        .where(eq(consents.id, row?.consentId ?? 0)),
    ).toHaveLength(1);
    const [kept] = await db.select().from(messages).where(eq(messages.externalId, externalId));
    expect(kept).toMatchObject({ requestId: null, subject: "Hello" });
  });
});
