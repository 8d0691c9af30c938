import { and, eq } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import { expect, it } from "vitest";
import { shownConsent } from "../../../domain/work/consent.ts";
import { MARKETING_TEXT } from "../../../domain/work/marketing-consent.ts";
import type { AnswerOptions } from "../../../domain/api/work/answers.ts";
import { agency } from "../../../tests/support/agency.ts";
import { AGREED } from "../../../tests/support/agreed.ts";
import { isText, textRow } from "../../../tests/support/message-rows.ts";
import { describeOnServer, logInAs } from "../../../tests/support/test-app.ts";
import {
  consents,
  consentWithdrawals,
  customerKeys,
  customers,
  deskEvents,
  messages,
  messageTemplates,
  requests,
  sequenceOptOuts,
} from "../../platform/db/schema/index.ts";
import { actOnPage } from "../private-page/actions.ts";
import { presentMarketing } from "../private-page/present-marketing.ts";
import { issueLink } from "../private-links/link.ts";
import { receiveSms } from "../inbound/receive-sms.ts";
import { sendSms } from "../sms/send-sms.ts";
import { hasOptedOut, optOutToken } from "./mail-opt-outs.ts";
import { askForMarketing } from "../marketing/ask-for-consent.ts";
import { sendEmail } from "../outbox/send-email.ts";

/** A Monday at eleven in Houston, when texts may leave. */
const MONDAY = new Date("2026-11-16T17:00:00Z");
const DAY_MS = 86_400_000;
const SHOWN = shownConsent(MARKETING_TEXT.en, agency.name);
const attempt = { isLast: false };
const provider = { send: async () => "SM-sent", list: async () => [] };

let now = MONDAY;
let count = 0;

describeOnServer(
  "the second consent",
  (server) => {
    const db = () => server().deps.db;
    const call = async (method: "GET" | "POST", url: string, payload?: object) =>
      server().app.inject({
        method,
        url: `/api/${url}`,
        headers: { cookie: await logInAs(server().app) },
        ...(payload && { payload }),
      });

    /** Sends a quote request with consent about it, and returns it with the token of its private page. */
    async function lead(changes: object = {}) {
      const n = count++;
      const phone = `713555${String(2000 + n)}`;
      const form = {
        insuranceType: "auto",
        name: "Rosa Vela",
        email: `rosa-${n}@example.com`,
        phone,
        zipCode: "77008",
      };
      const answer = await server().app.inject({
        method: "POST",
        url: "/api/quote-requests",
        payload: { ...form, ...AGREED, ...changes },
      });
      const { reference } = answer.json<{ reference: string }>();
      const [request] = await db().select().from(requests).where(eq(requests.reference, reference));
      if (!request) throw new Error(answer.body);
      return { ...request, phone, number: `+1${phone}`, token: await issueLink(server().deps, db(), request) };
    }
    type Lead = Awaited<ReturnType<typeof lead>>;

    const act = ({ token }: Pick<Lead, "token">, form: Record<string, string>) =>
      actOnPage({
        deps: server().deps,
        token,
        form,
        language: "en",
        reply: { request: { ip: "127.0.0.9", headers: { "user-agent": "Phone" } } } as FastifyReply,
      });
    const give = (one: Lead, changes: object = {}) =>
      act(one, { intent: "marketing-give", agree: "yes", consentText: SHOWN, ...changes });

    /** Stores a customer with an email address, and returns its id. */
    async function customer(value: string): Promise<number> {
      const [row] = await db().insert(customers).values({ name: "Rosa Vela", language: "en" }).returning();
      const customerId = row?.id ?? 0;
      await db().insert(customerKeys).values({ customerId, type: "email", value });
      return customerId;
    }

    const answerTo = async ({ id, kind }: Lead, input: object) => {
      const [row] = await db().select({ number: requests.number }).from(requests).where(eq(requests.id, id));
      return call("POST", `${kind}-requests/${row?.number}/answer`, {
        key: String(count++).padStart(32, "0"),
        channel: "sms",
        language: "en",
        text: "Your renewal is near.",
        ...input,
      });
    };
    const optionsOf = async ({ reference }: Lead) =>
      (await call("GET", `quote-requests/${reference}/answer`)).json<AnswerOptions>();
    const textsOf = (to: string) =>
      db()
        .select()
        .from(messages)
        .where(and(isText, eq(messages.to, to)));

    it("is recorded word for word, with its purpose, when the box was checked", async () => {
      const rosa = await lead();
      await give(rosa);
      const [row] = await db()
        .select()
        .from(consents)
        .where(eq(consents.phone, `1${rosa.phone}`));
      expect(row).toMatchObject({ purpose: "marketing", page: "/r", ip: "127.0.0.9", userAgent: "Phone" });
      const shown = await presentMarketing({ tx: db(), request: rosa } as never);
      expect(shown.texts).toMatchObject({ numberEnd: rosa.phone.slice(-4), given: { text: SHOWN } });
      const events = await db().select().from(deskEvents).where(eq(deskEvents.requestId, rosa.id));
      expect(events).toContainEqual(expect.objectContaining({ type: "marketing", data: { deed: "given" } }));
    });

    it("is not given by an unchecked box, by a text that was never shown, nor by the text of the first form", async () => {
      const rosa = await lead();
      await expect(give(rosa, { agree: "" })).rejects.toMatchObject({ code: "invalid" });
      await expect(give(rosa, { consentText: "Yes to all" })).rejects.toMatchObject({ code: "invalid" });
      await expect(give(rosa, { consentText: AGREED.consentText })).rejects.toMatchObject({ code: "invalid" });
      expect(await db().$count(consents, eq(consents.phone, `1${rosa.phone}`))).toBe(0);
    });

    it("is never taken from a first form", async () => {
      const answer = await server().app.inject({
        method: "POST",
        url: "/api/contact-requests",
        payload: {
          firstName: "Rosa",
          lastName: "Vela",
          email: "first@example.com",
          phone: "7135551999",
          message: "Hello",
          consent: true,
          consentText: SHOWN,
        },
      });
      expect(answer.statusCode).toBe(400);
    });

    it("decides whether an agent may text about renewals; that of the request does not", async () => {
      const rosa = await lead();
      const refused = await answerTo(rosa, { to: rosa.number, purpose: "marketing" });
      expect(refused.statusCode).toBe(400);
      expect((await answerTo(rosa, { to: rosa.number, purpose: "request" })).statusCode).toBe(201);
      expect((await optionsOf(rosa)).ways).toContainEqual(
        expect.objectContaining({ channel: "sms", refusal: null, marketingRefusal: "noMarketing" }),
      );
      await give(rosa);
      expect((await answerTo(rosa, { to: rosa.number, purpose: "marketing" })).statusCode).toBe(201);
    });

    it("is asked for again when a text leaves: a withdrawal stops one that waits", async () => {
      const rosa = await lead();
      await give(rosa);
      const tomorrow = new Date(now.getTime() + DAY_MS).toISOString();
      await answerTo(rosa, { to: rosa.number, purpose: "marketing", sendAt: tomorrow });
      await answerTo(rosa, { to: rosa.number, text: "About your quote" });
      await act(rosa, { intent: "marketing-withdraw" });
      expect(await db().$count(consentWithdrawals, eq(consentWithdrawals.by, "page"))).toBe(1);
      now = new Date(now.getTime() + 2 * DAY_MS);
      for (const { number } of await textsOf(rosa.number)) {
        await sendSms(server().deps, provider, { smsId: number }, attempt);
      }
      const texts = await textsOf(rosa.number);
      expect(texts.filter(({ purpose }) => purpose === "marketing")).toMatchObject([
        { status: "cancelled", error: "no consent to marketing", sentAt: null },
      ]);
      // The consent of the request still covers what is about the request.
      expect(texts.filter(({ purpose }) => purpose === "request")).toMatchObject([{ status: "sent" }]);
      now = MONDAY;
    });

    it("ends with STOP, and START does not bring it back", async () => {
      const rosa = await lead();
      await give(rosa);
      const text = { from: rosa.number, to: "+17135550100", pictures: { urls: [], leftOut: 0 } };
      await receiveSms(server().deps, { ...text, id: `SM-stop-${count}`, body: "STOP" });
      await receiveSms(server().deps, { ...text, id: `SM-start-${count}`, body: "START" });
      expect((await optionsOf(rosa)).ways).toContainEqual(
        expect.objectContaining({ channel: "sms", refusal: null, marketingRefusal: "noMarketing" }),
      );
    });

    it("guards what a template about renewals sends by itself", async () => {
      const [template] = await db()
        .insert(messageTemplates)
        .values({ channel: "sms", name: "Renewal", body: "Renew now", isMarketing: true, translations: {} })
        .returning();
      const steps = [{ day: 0, do: "sms", templateId: template?.id }];
      const made = await call("POST", "sequences", { name: "Renewals", stage: "contacted", isActive: true, steps });
      const { id } = made.json<{ id: number }>();
      const rosa = await lead();
      await db().update(requests).set({ stage: "contacted" }).where(eq(requests.id, rosa.id));
      const dry = async () => {
        const entries = (await call("GET", `sequences/${id}/dry-run`)).json<{ reference: string; whyNot: string }[]>();
        return entries.find(({ reference }) => reference === rosa.reference)?.whyNot;
      };
      expect(await dry()).toBe("noMarketing");
      await give(rosa);
      expect(await dry()).not.toBe("noMarketing");
    });

    it("leaves the consent of a request to its request: it ends 90 days after it, unless they text first", async () => {
      const rosa = await lead();
      const endedAt = new Date(now.getTime() - 91 * DAY_MS);
      await db().update(requests).set({ stage: "lost", endedAt }).where(eq(requests.id, rosa.id));
      const refusal = async () => (await optionsOf(rosa)).ways.find(({ channel }) => channel === "sms")?.refusal;
      expect(await refusal()).toBe("noConsent");
      await db()
        .insert(messages)
        .values(textRow({ from: rosa.number, timestamp: now }));
      expect(await refusal()).toBeNull();
    });

    it("gives marketing mail an opt-out and the postal address, and none to whoever used it", async () => {
      const rosa = await lead();
      const mail = { channel: "email", to: rosa.email, subject: "Renewal", purpose: "marketing" };
      expect((await answerTo(rosa, mail)).statusCode).toBe(201);
      const [sent] = await db()
        .select()
        .from(messages)
        .where(and(eq(messages.requestId, rosa.id), eq(messages.purpose, "marketing")));
      expect(sent?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
      expect(sent?.text).toContain(agency.address.street);
      const [, token] = /newsletter\/stop\?token=(\S+)/.exec(sent?.text ?? "") ?? [];
      const stopped = await server().app.inject({ method: "POST", url: `/api/sequences/unsubscribe?token=${token}` });
      expect(stopped.statusCode).toBe(200);
      expect(await db().$count(sequenceOptOuts, eq(sequenceOptOuts.address, rosa.email ?? ""))).toBe(1);
      now = new Date(now.getTime() + DAY_MS);
      const refuse = { deliver: () => Promise.reject(new Error("must not leave")), isUp: () => true } as never;
      await sendEmail(server().deps, refuse, { emailId: sent?.number ?? 0 }, attempt);
      now = MONDAY;
      const [kept] = await db()
        .select()
        .from(messages)
        .where(eq(messages.id, sent?.id ?? 0));
      expect(kept).toMatchObject({ status: "cancelled", error: "no consent to marketing" });
      expect((await answerTo(rosa, mail)).statusCode).toBe(400);
      await act(rosa, { intent: "mails-allow" });
      expect((await answerTo(rosa, mail)).statusCode).toBe(201);
    });

    it("gives a merged customer an opt-out that stops each address, that of the merged one too", async () => {
      const [kept, merged] = [await customer("kept@example.com"), await customer("merged@example.com")];
      const { keys } = server().deps;
      const earlier = optOutToken(keys, { customerId: merged });
      expect((await call("POST", `customers/${kept}/merge`, { otherId: merged })).statusCode).toBe(200);
      const mail = { channel: "email", to: "merged@example.com", subject: "Renewal", purpose: "marketing" };
      const answer = { key: String(count++).padStart(32, "0"), language: "en", text: "Your renewal is near." };
      expect((await call("POST", `customers/${kept}/answer`, { ...answer, ...mail })).statusCode).toBe(201);
      const [sent] = await db().select().from(messages).where(eq(messages.to, "merged@example.com"));
      const [, token = ""] = /newsletter\/stop\?token=(\S+)/.exec(sent?.text ?? "") ?? [];
      const isStopped = () => Promise.all(["kept", "merged"].map((name) => hasOptedOut(db(), `${name}@example.com`)));
      // A mail of before the merge names the customer that was merged.
      for (const one of [token, earlier]) {
        await db().delete(sequenceOptOuts);
        const stop = { method: "POST", url: `/api/sequences/unsubscribe?token=${one}` } as const;
        expect((await server().app.inject(stop)).statusCode).toBe(200);
        expect(await isStopped()).toEqual([true, true]);
      }
    });

    it("is asked for by an agent's mail once a month, with a link that the archive does not show", async () => {
      const rosa = await lead();
      const ask = () => call("POST", `quote-requests/${rosa.reference}/marketing-question`);
      const hold = (isSuspect: boolean) => db().update(requests).set({ isSuspect }).where(eq(requests.id, rosa.id));
      await hold(true);
      expect((await ask()).json<{ error: string }>().error).toContain("held back as suspected spam");
      await hold(false);
      expect((await ask()).statusCode).toBe(200);
      expect((await ask()).statusCode).toBe(409);
      const [mail] = await db()
        .select()
        .from(messages)
        .where(and(eq(messages.requestId, rosa.id), eq(messages.kind, "marketing-question")));
      expect(mail?.text).not.toContain(rosa.token);
      expect(mail?.sealedBody).toBeTruthy();
      expect(mail?.headers).toHaveProperty("List-Unsubscribe");
      await expect(askForMarketing(server().deps, eq(requests.id, 0), {} as never)).rejects.toMatchObject({
        code: "notFound",
      });
    });
  },
  { clock: () => now },
);
