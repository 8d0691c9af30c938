import { and, desc, eq, or, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { PresentedCustomer, TimelineEntry } from "../../../domain/api/work/customers.ts";
import type { Role } from "../../../domain/platform/permissions.ts";
import { SEARCH_HEADER } from "../../../domain/platform/search-header.ts";
import { mailRow } from "../../../tests/support/message-rows.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import {
  auditEvents,
  customers,
  deskEvents,
  doNotCalls,
  files,
  keptFiles,
  messages,
  notices,
  policies,
  requests,
  tasks,
} from "../../platform/db/schema/index.ts";
import { deleteLead } from "../desk/delete-lead.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { notifyOfLead } from "../leads/notify-of-lead.ts";
import { queueSms } from "../sms/queue-sms.ts";
import { removeEmptyCustomers } from "./remove-empty.ts";
import { anyText } from "../../../tests/support/matchers.ts";
import { AGREED } from "../../../tests/support/agreed.ts";

/** The evening of the 16th in Houston. */
let now = new Date("2026-11-17T04:00:00Z");
const passMinute = () => {
  now = new Date(now.getTime() + 60_000);
};

describeOnServer(
  "a customer",
  (server) => {
    const cookies = {} as Record<Role, string>;
    beforeAll(async () => {
      for (const role of ["admin", "senior_agent", "agent", "trainee"] as const) {
        cookies[role] = (await makeUser(server(), role)).cookie;
      }
    });
    type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
    const call = (
      method: Method,
      url: string,
      { role = "senior_agent", payload, headers = {} }: { role?: Role; payload?: object; headers?: object } = {},
    ) =>
      server().app.inject({
        method,
        url: `/api${url}`,
        headers: { cookie: cookies[role], ...headers },
        ...(payload && { payload }),
      });
    const find = async (words: string) =>
      (await call("GET", "/customers", { headers: { [SEARCH_HEADER]: encodeURIComponent(words) } }))
        .json<PresentedCustomer[]>()
        .map(({ id }) => id);
    const timeline = async (id: number, role: Role = "senior_agent", query = "") =>
      (await call("GET", `/customers/${id}/timeline${query}`, { role })).json<TimelineEntry[]>();

    async function ask(name: string, email: string, phone: string, more: object = {}) {
      const payload = { insuranceType: "auto", name, email, phone, zipCode: "77008", ...more };
      const sent = await server().app.inject({ method: "POST", url: "/api/quote-requests", payload });
      const { reference } = sent.json<{ reference: string }>();
      await notifyOfLead(server().deps, { kind: "quote", reference });
      const [row] = await server().deps.db.select().from(requests).where(eq(requests.reference, reference));
      if (!row?.customerId) throw new Error("no customer");
      return { ...row, customerId: row.customerId };
    }
    const lastAudit = async () =>
      (await server().deps.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1))[0];
    const policy = (more: object = {}) => ({
      carrier: "Acme Mutual",
      number: "AM-778-1",
      line: "auto",
      effectiveOn: "2025-12-01",
      renewsOn: "2026-12-01",
      premium: "$1,234.50",
      ...more,
    });

    it("is found by name, phone, e-mail, reference and policy number, and seen by every role", async () => {
      const { customerId, reference } = await ask("Gil Ríos", "gil@example.com", "713-555-0201");
      await ask("Someone Else", "else@example.com", "713-555-0299");
      await call("POST", `/customers/${customerId}/policies`, { payload: policy({ number: "ZZ-901" }) });
      for (const words of [
        "rios",
        "gil rios",
        "(713) 555-0201",
        "+1 713 555 0201",
        "GIL@example.com",
        reference,
        "zz-901",
      ]) {
        expect([words, await find(words)]).toEqual([words, [customerId]]);
      }
      expect(await find("nobody of that name")).toEqual([]);
      expect((await call("GET", "/customers", { role: "trainee" })).json<object[]>()).toHaveLength(2);
    });

    it("is listed with the last contact, the owner of the open request, open requests and policies", async () => {
      const { deps } = server();
      const ended = await ask("Ida Luna", "ida@example.com", "713-555-0277");
      passMinute();
      const open = await ask("Ida Luna", "ida@example.com", "713-555-0277", { insuranceType: "life" });
      const { customerId } = open;
      const listed = async () =>
        (await call("GET", "/customers", { headers: { [SEARCH_HEADER]: "ida%20luna" } })).json<
          PresentedCustomer[]
        >()[0];
      expect(await listed()).toMatchObject({
        id: customerId,
        requests: 2,
        openRequests: 2,
        lastContactAt: open.requestDate.toISOString(),
        owner: null,
        policies: 0,
      });

      const [former, owner] = [await makeUser(server(), "senior_agent"), await makeUser(server(), "agent")];
      const set = (id: number, values: Partial<typeof requests.$inferInsert>) =>
        deps.db.update(requests).set(values).where(eq(requests.id, id));
      await set(ended.id, { stage: "lost", ownerId: former.id });
      expect(await listed()).toMatchObject({ openRequests: 1, owner: "Test senior_agent" });
      await set(open.id, { ownerId: owner.id });
      await call("POST", `/customers/${customerId}/policies`, { payload: policy() });
      const [called, undone, own] = [1, 2, 3].map((hours) => new Date(now.getTime() + hours * 3_600_000));
      await deps.db.insert(deskEvents).values([
        { type: "call", requestId: ended.id, at: called ?? now },
        { type: "call", requestId: ended.id, at: undone ?? now, undoneAt: now },
        { type: "note", requestId: open.id, at: undone ?? now },
      ]);
      expect(await listed()).toMatchObject({
        owner: "Test agent",
        policies: 1,
        lastContactAt: called?.toISOString(),
      });
      await deps.db.insert(deskEvents).values({ type: "answer", customerId, at: own ?? now });
      expect((await listed())?.lastContactAt).toBe(own?.toISOString());
    });

    it("has one timeline of everything, newest first, page by page; mails and texts for those who may read them", async () => {
      const { deps } = server();
      const { customerId, id } = await ask("Hilda Paz", "hilda@example.com", "713-555-0202");
      passMinute();
      await deps.db.transaction((tx) =>
        queueSms(deps, tx, { kind: "test", to: "7135550202", text: "We called you.", language: "en", requestId: id }),
      );
      passMinute();
      const note = { type: "note", requestId: id, actor: null, data: { text: "Wants a call" } } as const;
      await deps.db.transaction((tx) => writeDeskEvent(tx, { ...note, at: now }));
      passMinute();
      const second = await ask("Hilda Paz", "hilda@example.com", "713-555-0202", { insuranceType: "home" });
      expect(second.customerId).toBe(customerId);

      const whole = await timeline(customerId);
      expect(whole.map(({ kind }) => kind)).toEqual(["quote", "email", "event", "sms", "quote", "email"]);
      expect(whole[2]).toMatchObject({ type: "note", data: { text: "Wants a call" }, isUndone: false });
      const pages: string[] = [];
      for (let next = `/customers/${customerId}/timeline?limit=3`; next;) {
        const answer = await call("GET", next);
        pages.push(...answer.json<TimelineEntry[]>().map(({ kind, id: one }) => `${kind} ${one}`));
        next = /<\/api(.*)>; rel="next"/.exec(String(answer.headers["link"]))?.[1] ?? "";
      }
      expect(pages).toEqual(whole.map(({ kind, id: one }) => `${kind} ${one}`));
      expect((await timeline(customerId, "trainee")).map(({ kind }) => kind)).toEqual(["quote", "event", "quote"]);
    });

    it("says at a glance what they do not want", async () => {
      const { customerId } = await ask("Iris Mora", "iris@example.com", "713-555-0203");
      await server().deps.db.insert(doNotCalls).values({ phone: "17135550203" });
      expect((await call("GET", `/customers/${customerId}`)).json()).toMatchObject({
        doNotCall: true,
        doNotText: false,
      });
    });

    it("has policies, which agents add, seniors change and admins delete, and which renew by the office's calendar", async () => {
      const { customerId } = await ask("Jorge Lara", "jorge@example.com", "713-555-0204");
      const path = `/customers/${customerId}/policies`;
      const add = (more: object, role: Role = "agent") => call("POST", path, { role, payload: policy(more) });
      expect((await add({}, "trainee")).statusCode).toBe(403);
      expect((await add({ renewsOn: "2025-12-01", premium: "much" })).json()).toMatchObject({
        fields: {
          premium: "Please enter an amount in dollars, such as 1,234.50",
        },
      });
      expect((await add({ renewsOn: "2025-12-01" })).json()).toMatchObject({
        fields: { renewsOn: "The renewal must be after the effective date" },
      });
      const first = (await add({ renewsOn: "2026-11-16" })).json<{ id: number; version: string }>();
      expect(first).toMatchObject({ customerId, premiumCents: 123_450 });
      await add({ renewsOn: "2026-12-16", number: "in-30" });
      await add({ renewsOn: "2026-12-17", number: "in-31", premium: "" });
      await add({ renewsOn: "2026-11-15", number: "gone-by" });
      const renewals = async (days: number) =>
        (await call("GET", `/renewals?days=${days}`, { role: "trainee" }))
          .json<{ customerId: number; number: string }[]>()
          .filter((one) => one.customerId === customerId)
          .map(({ number }) => number);
      expect(await renewals(30)).toEqual(["AM-778-1", "in-30"]);
      expect(await renewals(60)).toEqual(["AM-778-1", "in-30", "in-31"]);
      expect((await call("GET", "/renewals?days=45")).statusCode).toBe(400);

      const one = `${path}/${first.id}`;
      const change = { payload: policy({ number: "AM-2", version: first.version }) };
      expect((await call("PUT", one, { role: "agent", ...change })).statusCode).toBe(403);
      expect((await call("PUT", one, change)).json()).toMatchObject({ number: "AM-2" });
      expect((await call("PUT", `/customers/${customerId + 1}/policies/${first.id}`, change)).statusCode).toBe(404);
      expect((await call("DELETE", one)).statusCode).toBe(403);
      expect((await call("DELETE", one, { role: "admin" })).statusCode).toBe(200);
      expect(await lastAudit()).toMatchObject({ action: "policy.delete", subjectId: String(first.id) });
      expect((await call("GET", path)).json<object[]>()).toHaveLength(3);
    });

    it("goes when nothing is left of them, and stays as long as something is", async () => {
      const { deps } = server();
      const caller = { actor: { id: 4, username: "admin" }, ip: "192.0.2.1" } as Parameters<typeof deleteLead>[2];
      const remaining = async (id: number) => deps.db.$count(customers, eq(customers.id, id));
      const kept = await ask("Kira Solis", "kira@example.com", "713-555-0205");
      const gone = await ask("Leo Solis", "leo@example.com", "832-555-0206");
      const merged = await ask("Leonel Solis", "leonel@example.com", "832-555-0207");
      await call("POST", `/customers/${gone.customerId}/merge`, { payload: { otherId: merged.customerId } });
      await call("POST", `/customers/${kept.customerId}/policies`, { payload: policy() });
      for (const { id } of [kept, gone]) await deleteLead(deps, eq(requests.id, id), caller);
      await removeEmptyCustomers(deps.db);
      expect([await remaining(kept.customerId), await remaining(gone.customerId)]).toEqual([1, 1]);
      await deleteLead(deps, eq(requests.id, merged.id), caller);
      await deps.db.delete(policies).where(eq(policies.customerId, kept.customerId));
      await removeEmptyCustomers(deps.db);
      const left = [kept, gone, merged].map(({ customerId }) => remaining(customerId));
      expect(await Promise.all(left)).toEqual([0, 0, 0]);
    });

    it("keeps the wish for their data when its request is deleted, and goes when it is done and mails are deleted", async () => {
      const { deps } = server();
      const caller = { actor: { id: 4, username: "admin" }, ip: "192.0.2.1" } as Parameters<typeof deleteLead>[2];
      const { id, customerId } = await ask("Ada Solis", "ada@example.com", "832-555-0280");
      const wish = { what: "Delete her data", dueOn: "2026-12-31", requestId: id, dataWish: "deletion" } as const;
      const [task] = await deps.db.insert(tasks).values(wish).returning();
      const [mail] = await deps.db.insert(messages).values(mailRow({ customerId })).returning();
      const isThere = async () => {
        await removeEmptyCustomers(deps.db);
        return (await deps.db.$count(customers, eq(customers.id, customerId))) > 0;
      };
      await deleteLead(deps, eq(requests.id, id), caller);
      expect(
        await deps.db
          .select()
          .from(tasks)
          .where(eq(tasks.id, task?.id ?? 0)),
      ).toMatchObject([{ customerId }]);
      expect((await call("PUT", `/tasks/${task?.id}/done`)).statusCode).toBe(200);
      expect(await isThere()).toBe(true);
      await deps.db
        .update(messages)
        .set({ deletedAt: now })
        .where(eq(messages.id, mail?.id ?? 0));
      expect(await isThere()).toBe(false);
    });

    it("goes with the calls, done tasks and files noted at them, which keep nobody; an open task keeps them", async () => {
      const { deps } = server();
      const caller = { actor: { id: 4, username: "admin" }, ip: "192.0.2.1" } as Parameters<typeof deleteLead>[2];
      const other = await ask("Nil Solis", "nil@example.com", "832-555-0270");
      const { id, customerId } = await ask("Rosa Vela", "rosa.vela@example.com", "832-555-0271");
      const note = { phone: "832-555-0271", outcome: "voicemail", text: "Her new roof" };
      expect((await call("POST", `/customers/${customerId}/calls`, { payload: note })).statusCode).toBe(201);
      const task = { what: "Send Rosa the form", dueOn: "2026-11-20", customerId };
      const made = (await call("POST", "/tasks", { payload: task })).json<{ id: number }>();
      const file = { name: "roof.pdf", type: "application/pdf", bytes: 1, sha256: "", sealedKey: "" };
      const [stored] = await deps.db
        .insert(files)
        .values({ ...file, place: "database", scan: "not-scanned", purpose: "attachment" })
        .returning();
      const fileId = stored?.id ?? "";
      await deps.db.insert(keptFiles).values({ customerId, fileId });
      const [told] = await deps.db.select().from(deskEvents).where(eq(deskEvents.customerId, customerId)).limit(1);
      const notice = { key: "of-rosa", at: now, isListed: true, isMailDue: false, isPushDue: false };
      await deps.db
        .insert(notices)
        .values({ ...notice, cause: "assigned", userId: caller.actor.id, customerId, eventId: told?.id ?? null });
      // An event of a request that has moved to another customer since stays in the history of that request.
      await deps.db.insert(deskEvents).values({ type: "note", requestId: other.id, customerId, at: now });

      await deleteLead(deps, eq(requests.id, id), caller);
      await removeEmptyCustomers(deps.db);
      expect(await deps.db.$count(customers, eq(customers.id, customerId))).toBe(1);
      expect((await call("PUT", `/tasks/${made.id}/done`)).statusCode).toBe(200);
      await removeEmptyCustomers(deps.db);
      expect(await deps.db.$count(customers, eq(customers.id, customerId))).toBe(0);
      const left = await deps.db
        .select({ type: deskEvents.type, requestId: deskEvents.requestId })
        .from(deskEvents)
        .where(or(sql`${deskEvents.data}::text ~ 'roof|Rosa'`, eq(deskEvents.requestId, other.id)))
        .orderBy(deskEvents.id);
      expect(left).toEqual(["received", "note"].map((type) => ({ type, requestId: other.id })));
      expect(await deps.db.$count(files, eq(files.id, fileId))).toBe(0);
    });

    it("is found by what was corrected, and what was before stays in the history", async () => {
      const { customerId, id, reference } = await ask("Maya Cano", "maja@example.com", "713-555-0208", {
        ...AGREED,
      });
      passMinute();
      const correct = (payload: object, role: Role = "senior_agent") =>
        call("PATCH", `/quote-requests/${reference}/details`, { role, payload });
      const to = {
        email: "maya@example.com",
        phone: "713-555-0209",
        name: "Maya Cano Ruiz",
        zipCode: "",
        language: "es",
      };
      expect((await correct({ to }, "trainee")).statusCode).toBe(403);
      expect((await correct({ to: { ...to, email: "maya" } })).json()).toMatchObject({
        fields: { "to.email": "Please enter a valid email" },
      });
      const stale = await correct({ to, from: { email: "somebody@example.com" } });
      expect(stale.statusCode).toBe(409);
      const done = await correct({ to, from: { email: "maja@example.com" } });
      expect(done.json()).toEqual({ changed: ["name", "email", "phone", "zipCode", "language"], proposed: [] });
      const [row] = await server().deps.db.select().from(requests).where(eq(requests.id, id));
      // The consent was given for the old number, so it is removed.
      const { zipCode, ...columns } = to;
      expect(row).toMatchObject({ ...columns, sortName: to.name, details: { zipCode }, consentId: null, version: 1 });
      const [event] = await timeline(customerId);
      expect(event).toMatchObject({
        type: "corrected",
        reference,
        data: {
          before: { email: "maja@example.com", phone: "713-555-0208", name: "Maya Cano", zipCode: "77008" },
          after: to,
        },
      });
      expect(await lastAudit()).toMatchObject({
        action: "quote.correct",
        details: { changed: ["name", "email", "phone", "zipCode", "language"] },
      });
      expect([await find("maja@example.com"), await find("maya@example.com")]).toEqual([[], [customerId]]);
      expect((await call("GET", `/customers/${customerId}`)).json()).toMatchObject({
        name: "Maya Cano Ruiz",
        emails: ["maya@example.com"],
        phones: ["+17135550209"],
      });
      expect((await correct({ to })).json()).toEqual({ changed: [], proposed: [] });
    });

    it("who called or came by is entered by hand: once, with its source, and with no consent in writing", async () => {
      const { deps } = server();
      const entry = {
        kind: "quote",
        channel: "phone",
        oralConsent: "given",
        language: "es",
        firstName: "Nora",
        lastName: "Gil",
        phone: "713-555-0210",
        insuranceType: "home",
        message: "Roof is from 2019.",
        roofType: "metal",
        roofYear: "2019",
        propertyAddress: "1 Yale St, Houston",
        propertyType: "",
        vin: "of another type",
      };
      const enter = (more: object = {}, key = "entered-by-hand") =>
        call("POST", "/desk-requests", {
          role: "trainee",
          payload: { ...entry, ...more },
          headers: { "idempotency-key": key },
        });
      const nowhere = await enter({ phone: "" }, "entered-nowhere");
      expect(nowhere.json()).toMatchObject({ fields: { phone: "Please give us a phone number or an email" } });
      const { reference } = (await enter()).json<{ reference: string }>();
      expect((await enter()).json()).toEqual({ reference });
      await notifyOfLead(deps, { kind: "quote", reference });
      const [row] = await deps.db.select().from(requests).where(eq(requests.reference, reference));
      expect(row).toMatchObject({
        name: "Nora Gil",
        language: "es",
        email: null,
        details: { zipCode: "" },
        consentId: null,
        source: { channel: "phone", oralConsent: "given" },
        isSuspect: false,
      });
      expect(row?.enteredById).not.toBeNull();
      expect(await lastAudit()).toMatchObject({ action: "quote.enter", subjectId: reference });
      const audited = and(eq(auditEvents.action, "quote.enter"), eq(auditEvents.subjectId, reference));
      expect(await deps.db.$count(auditEvents, audited), "sent again, it is told once").toBe(1);
      // The details of the house are stored as from the public form: the address is encrypted, and decrypted for a
      // reader with the right to see it.
      expect(row?.details).toMatchObject({ roofType: "metal", roofYear: "2019" });
      expect(JSON.stringify(row?.details)).not.toContain("Yale");
      expect(row?.details).not.toHaveProperty("vin");
      const viewed = (await call("GET", `/quote-requests/${reference}`)).json<{ details: object }>();
      expect(viewed.details).toEqual({ roofType: "metal", roofYear: "2019", propertyAddress: "1 Yale St, Houston" });
      const wrong = await enter({ roofYear: "19" }, "entered-wrong");
      expect(wrong.json()).toMatchObject({ fields: { roofYear: anyText() } });
      const kinds = (await timeline(row?.customerId ?? 0)).map((one) => (one.kind === "event" ? one.type : one.kind));
      expect(kinds.toSorted()).toEqual(["note", "quote"]);
      const actorId = row?.enteredById;
      const told = await deps.db
        .select({ type: deskEvents.type, actorId: deskEvents.actorId })
        .from(deskEvents)
        .where(eq(deskEvents.requestId, row?.id ?? 0))
        .orderBy(deskEvents.id);
      expect(told).toEqual([
        { type: "received", actorId },
        { type: "note", actorId },
      ]);

      const contact = { kind: "contact", channel: "walk-in", email: "nora@example.com", phone: "" };
      const second = (await enter(contact, "entered-contact")).json<{ reference: string }>();
      const [asked] = await deps.db.select().from(requests).where(eq(requests.reference, second.reference));
      expect(asked).toMatchObject({
        details: { message: "Roof is from 2019." },
        phone: "",
        source: { channel: "walk-in" },
      });
    });

    it("sets no source that only the desk may set by a public form", async () => {
      const { source } = await ask("Olga Pena", "olga@example.com", "713-555-0211", {
        source: { utm_source: "radio", channel: "phone", oralConsent: "given" },
      });
      expect(source).toEqual({ utm_source: "radio" });
    });

    it("keeps calls that are about none of their requests, by those who may write to them", async () => {
      const { customerId } = await ask("Ida Call", "ida@example.com", "713-555-0288");
      const note = (payload: object, role?: Role) =>
        call("POST", `/customers/${customerId}/calls`, { payload, ...(role && { role }) });
      const phone = "+17135550288";
      expect((await note({ phone, outcome: "no-answer" }, "agent")).statusCode).toBe(403);
      expect((await note({ phone: "+17135550299", outcome: "no-answer" })).statusCode).toBe(400);
      expect((await note({ phone, outcome: "own-unknown" })).statusCode).toBe(400);
      expect((await note({ phone, outcome: "no-answer", text: "Rang for a minute" })).statusCode).toBe(201);
      expect(await lastAudit()).toMatchObject({ action: "customer.call", details: { outcome: "no-answer" } });
      const data = { outcome: "no-answer", text: "Rang for a minute" };
      expect(await timeline(customerId)).toContainEqual(expect.objectContaining({ type: "call", data }));
      expect((await note({ phone, outcome: "do-not-call" })).statusCode).toBe(201);
      expect((await call("GET", `/customers/${customerId}`)).json()).toMatchObject({ doNotCall: true });
    });
  },
  { clock: () => now },
);
