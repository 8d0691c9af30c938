import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import type { Answered } from "../../../domain/api/work/answers.ts";
import type { Worked } from "../../../domain/api/work/desk.ts";
import { replayHistory, type RequestState } from "../../../domain/work/desk/replay.ts";
import {
  CALL_OUTCOMES,
  isEnd,
  STAGES,
  type CallOutcome,
  type Stage,
  type WaitsFor,
} from "../../../domain/work/desk/stages.ts";
import { KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import { cookieFor } from "../../../tests/support/every-route.ts";
import { contactRow, quoteRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import { isMessage } from "../../platform/db/message-rows.ts";
import { bouncedAddresses, consents, messages, requests, smsOptOuts } from "../../platform/db/schema/index.ts";
import { noteBounce } from "../inbound/note-bounce.ts";
import { hasKindAndNumber } from "../leads/stored-fields.ts";
import { UnclearOutcome } from "../../platform/mail/hand-over.ts";
import { sendEmail } from "../outbox/send-email.ts";
import { noteDelivery } from "../sms/note-delivery.ts";
import { receiveSms } from "../inbound/receive-sms.ts";
import { sendSms } from "../sms/send-sms.ts";
import { SmsInvalid } from "../sms/transport.ts";
import { writeReceived } from "./desk-events.ts";
import { readPast } from "./request-state.ts";

const pathOf = (kind: LeadKind) => KINDS[kind].path.slice("/api/".length);
const NAMES = { emails: "email", sms: "sms" } as const;
/** A Thursday at nine in Houston: text messages may be sent for the next twelve hours. */
const MORNING = new Date("2026-11-12T15:00:00Z");
let now = MORNING;
let made = 0;

type Channel = keyof typeof NAMES;
/** An action of a user, recorded by the test itself. */
type Deed =
  | { answer: { channel: Channel; id: number } }
  | { reachedAt: Date }
  | { stage: Stage }
  | { wroteAt: Date }
  | { settled: true }
  /** The earlier actions whose state a quote request took over. */
  | { turnedFrom: Deed[] };
type Request = { kind: LeadKind; id: number; deeds: Deed[] };

const FATES = ["sent", "refused", "unclear", "unserved", "recall", "again", "report", "bounce", "stop"] as const;
type Fate = (typeof FATES)[number];
/** The more frequent outcomes. Most of the others can happen only to a message that was sent. */
const OFTEN = ["sent", "sent", "sent", "report", "report", "bounce"] as const satisfies Fate[];
type Step = { after: number; on: number } & (
  | { do: "answer"; channel: Channel; isLater: boolean }
  | { do: "call"; outcome: CallOutcome }
  | { do: "stage"; at: number }
  | { do: "message"; body: string }
  | { do: "settle" }
  | { do: "undo" }
  | { do: "turn" }
  | { do: "fate"; fate: Fate; of: number }
);

/** Seconds between two steps. Sometimes hours, so that scheduled messages and quiet hours are covered. */
const seconds = fc.oneof({ weight: 7, arbitrary: fc.nat(20) }, { weight: 1, arbitrary: fc.constant(14_400) });

const step: fc.Arbitrary<Step> = fc
  .oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant("answer" as const),
        channel: fc.constantFrom("emails" as const, "sms" as const),
        isLater: fc.nat(3).map((n) => n === 0),
      }),
    },
    {
      weight: 9,
      arbitrary: fc.record({
        do: fc.constant("fate" as const),
        fate: fc.constantFrom(...FATES, ...OFTEN),
        of: fc.nat(20),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant("call" as const), outcome: fc.constantFrom(...CALL_OUTCOMES) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("stage" as const), at: fc.nat(4) }) },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant("message" as const), body: fc.constantFrom("Any news?", "Ok", "STOP") }),
    },
    { weight: 1, arbitrary: fc.constant({ do: "settle" as const }) },
    { weight: 1, arbitrary: fc.constant({ do: "undo" as const }) },
    { weight: 1, arbitrary: fc.constant({ do: "turn" as const }) },
  )
  .chain((deed) => fc.record({ after: seconds, on: fc.nat(3) }).map((more) => ({ ...deed, ...more })));

describeOnServer(
  "D11: what a request knows of being answered",
  (server) => {
    let admin: { id: number; cookie: string };
    beforeAll(async () => {
      admin = await makeUser(server(), "admin");
    });
    const post = (url: string, payload: object = {}) =>
      server().app.inject({ method: "POST", url: `/api/${url}`, headers: { cookie: admin.cookie }, payload });
    const rowOf = async ({ kind, id }: Pick<Request, "kind" | "id">) => {
      const [row] = await server().deps.db.select().from(requests).where(hasKindAndNumber({ kind, id }));
      if (!row) throw new Error("the request is gone");
      return row;
    };

    async function request(kind: LeadKind): Promise<Request> {
      const { db } = server().deps;
      const n = made++;
      const phone = `713555${1000 + n}`;
      const consent = {
        textVersion: "1",
        textHash: "1",
        language: "en",
        page: "/",
        phone,
        ip: "::1",
        userAgent: "",
      } as const;
      const [agreed] = await db.insert(consents).values(consent).returning();
      const common = {
        reference: `${kind === "quote" ? "Q" : "C"}-S${n}`,
        contentHash: `state-${n}`,
        consentId: agreed?.id ?? 0,
        email: `rosa-${n}@example.com`,
        phone,
        requestDate: now,
        lastUsedAt: now,
        respondBy: new Date(now.getTime() + 7_200_000),
        waitsFor: "us",
        waitsSince: now,
      } as const;
      const [row] = await db
        .insert(requests)
        .values(kind === "quote" ? quoteRow(common) : contactRow(common))
        .returning();
      await writeReceived(db, [row?.id ?? 0]);
      return { kind, id: row?.number ?? 0, deeds: [{ wroteAt: now }] };
    }

    async function answer(to: Request, channel: Channel, isLater: boolean): Promise<void> {
      const { email, phone } = await rowOf(to);
      const byMail = { channel: "email", to: email, subject: "Your quote" };
      const byText = { channel: "sms", to: `+1${phone}` };
      const sendAt = isLater ? new Date(now.getTime() + 3_600_000).toISOString() : null;
      const written = await post(`${pathOf(to.kind)}/${to.id}/answer`, {
        ...(channel === "emails" ? byMail : byText),
        key: randomBytes(16).toString("hex"),
        language: "en",
        text: "Hello Rosa",
        sendAt,
      });
      // Rejected when mail to the address bounced, or the number opted out with STOP.
      if (written.statusCode === 201) to.deeds.push({ answer: { channel, id: written.json<Answered>().id } });
      else expect(written.statusCode).toBe(400);
    }

    async function work(on: Request, change: object, deed: Deed | null): Promise<void> {
      const { version } = await rowOf(on);
      const done = await post(`${pathOf(on.kind)}/${on.id}/work`, { version, change, heard: now.toISOString() });
      expect([done.statusCode, done.body]).toEqual([200, expect.any(String)]);
      const { event } = done.json<Worked>();
      if (event && deed) on.deeds.push(deed);
      latest = event && { on, eventId: event.id, deed };
    }
    /** Receives a text message from the customer. It belongs to their latest request. STOP needs no answer. */
    async function write(known: Request[], body: string): Promise<void> {
      const about = known.at(-1);
      if (!about) return;
      const { phone } = await rowOf(about);
      const id = `SM-in-${made++}`;
      await receiveSms(server().deps, {
        id,
        from: `+1${phone}`,
        to: "+17135550142",
        body,
        pictures: { urls: [], leftOut: 0 },
      });
      if (body === "STOP") await server().deps.db.delete(smsOptOuts);
      else about.deeds.push({ wroteAt: now });
    }

    let latest: { on: Request; eventId: number; deed: Deed | null } | null = null;

    async function undo(): Promise<void> {
      if (!latest) return;
      const { on, eventId, deed } = latest;
      const undone = await post(`${pathOf(on.kind)}/${on.id}/work/undo`, { eventId });
      if (undone.statusCode === 200) on.deeds = on.deeds.filter((one) => one !== deed);
      else expect(undone.statusCode).toBe(409);
    }

    async function turn(known: Request[], from: Request): Promise<void> {
      if (from.kind === "quote" || known.length > 1) return;
      const { version } = await rowOf(from);
      const turned = await post(`contact-requests/${from.id}/to-quote`, { version, insuranceType: "auto" });
      expect([turned.statusCode, turned.body]).toEqual([201, expect.any(String)]);
      const { reference } = turned.json<{ reference: string }>();
      const [quote] = await server().deps.db.select().from(requests).where(eq(requests.reference, reference));
      // The actions before the conversion. The later status of those messages is read from the messages.
      known.push({ kind: "quote", id: quote?.number ?? 0, deeds: [{ turnedFrom: [...from.deeds] }] });
      from.deeds.push({ stage: "closed" });
    }

    const fail = (error: unknown) => () => Promise.reject(error);
    const attempt = { isLast: true };
    const ignore = () => undefined;
    /** Makes one attempt to send a message, with the given outcome, if it is due at all. */
    async function send(channel: Channel, id: number, fate: "sent" | "refused" | "unclear" | "unserved") {
      const { deps } = server();
      if (channel === "emails") {
        const refused = Object.assign(new Error("no such mailbox"), { responseCode: 550, command: "RCPT TO" });
        const outcome = { sent: async () => {}, refused: fail(refused), unclear: fail(new UnclearOutcome(null)) };
        const deliver = async (_mail: unknown, beforeHandOver: () => Promise<void>) => {
          await beforeHandOver();
          return fate === "unserved" ? undefined : outcome[fate]();
        };
        const delivery = fate === "unserved" ? null : { deliver, hasTaken: () => false };
        return sendEmail(deps, delivery, { emailId: id }, attempt).catch(ignore);
      }
      const outcome = {
        sent: async () => `SM-${id}-${now.getTime()}`,
        refused: fail(new SmsInvalid({ code: 21211 })),
        unclear: fail(new UnclearOutcome(null)),
      };
      const transport = fate === "unserved" ? null : { send: outcome[fate], list: async () => null };
      return sendSms(deps, transport, { smsId: id }, attempt).catch(ignore);
    }

    async function decide(on: Request, fate: Fate, of: number): Promise<void> {
      const { db } = server().deps;
      const answers = on.deeds.flatMap((deed) => ("answer" in deed ? [deed.answer] : []));
      const message = answers[of % Math.max(answers.length, 1)];
      if (!message) return;
      const { channel, id } = message;
      const [text] = channel === "sms" ? await db.select().from(messages).where(isMessage("sms", id)) : [];
      const [mail] = channel === "emails" ? await db.select().from(messages).where(isMessage("email", id)) : [];
      switch (fate) {
        case "recall":
          expect([200, 409]).toContain((await post(`${channel}/${id}/recall`)).statusCode);
          return;
        case "again":
          expect([200, 404]).toContain((await post(`${channel}/${id}/retry`)).statusCode);
          return;
        case "report":
          if (text?.handedOverAt) {
            const status = ["undelivered", "failed", "delivered", "sending"][of % 4] ?? "";
            const { handedOverAt, externalId } = text;
            await noteDelivery(server().deps, {
              number: id,
              handedOverAt,
              providerId: externalId ?? `SM-${id}`,
              status,
              errorCode: null,
            });
          }
          return;
        case "bounce":
          if (mail && mail.status !== "queued") {
            const failed = [{ address: mail.to, reason: "5.1.1" }];
            await db.transaction((tx) =>
              noteBounce(tx, { messageId: mail.externalId, failed }, { token: null, at: now }),
            );
            if (of % 2) await db.delete(bouncedAddresses);
          }
          return;
        case "stop":
          if (text)
            await db
              .insert(smsOptOuts)
              .values({ phone: text.to.slice(1) })
              .onConflictDoNothing();
          await send(channel, id, "sent");
          await db.delete(smsOptOuts);
          return;
        default:
          await send(channel, id, fate);
      }
    }

    /**
     * Computes the expected state from the recorded actions and the present status of the messages, without the
     * history. `waitsSince` is expected only for waits for us, because messages leave at times of their own.
     */
    async function expected(deeds: readonly Deed[]): Promise<RequestState> {
      const { db } = server().deps;
      const state: RequestState = { stage: "new", firstResponseAt: null, waitsFor: "us", waitsSince: null };
      let hasEnded = false;
      const waitFor = (waitsFor: WaitsFor, since: Date | null = null) => {
        const goesOn = waitsFor === "us" && state.waitsFor === "us" && state.waitsSince !== null;
        if (!goesOn) Object.assign(state, { waitsFor, waitsSince: since });
      };
      const hear = (at: Date) => {
        if (!state.firstResponseAt || at < state.firstResponseAt) state.firstResponseAt = at;
      };
      for (const deed of deeds) {
        if ("wroteAt" in deed) {
          waitFor("us", deed.wroteAt);
          hasEnded = false;
        } else if ("settled" in deed) waitFor("nobody");
        else if ("stage" in deed) {
          state.stage = deed.stage;
          hasEnded = isEnd(deed.stage);
        } else if ("reachedAt" in deed) {
          hear(deed.reachedAt);
          waitFor("customer");
        } else if ("turnedFrom" in deed) {
          const { firstResponseAt, waitsFor, waitsSince } = await expected(deed.turnedFrom);
          Object.assign(state, { waitsFor, waitsSince });
          if (firstResponseAt) Object.assign(state, { stage: "contacted", firstResponseAt });
        } else {
          const { channel, id } = deed.answer;
          const [message] = await db.select().from(messages).where(isMessage(NAMES[channel], id));
          if (!message?.sendAt || !["queued", "sent", "delivered", "unclear"].includes(message.status)) continue;
          hear(message.sendAt);
          if (state.stage === "new") state.stage = "contacted";
          if (message.status !== "queued") waitFor("customer");
        }
      }
      return hasEnded ? { ...state, waitsFor: "nobody", waitsSince: null } : state;
    }

    async function perform(known: Request[], { after, on, ...deed }: Step): Promise<void> {
      now = new Date(now.getTime() + after * 1000);
      // A session expires after hours without activity, so log in again.
      if (after > 1_000) admin.cookie = await cookieFor(server(), admin.id);
      const target = known[on % known.length];
      if (!target) return;
      switch (deed.do) {
        case "answer":
          return answer(target, deed.channel, deed.isLater);
        case "call": {
          const isHeard = deed.outcome === "reached" || deed.outcome === "do-not-call";
          return work(target, { do: "call", outcome: deed.outcome }, isHeard ? { reachedAt: now } : null);
        }
        case "stage": {
          const stages = STAGES[target.kind];
          const stage: Stage = stages[deed.at % stages.length] ?? "new";
          return work(target, { do: "stage", stage, ...(stage === "lost" && { reason: "price" }) }, { stage });
        }
        case "message":
          return write(known, deed.body);
        case "settle":
          return work(target, { do: "settle" }, { settled: true });
        case "undo":
          return undo();
        case "turn":
          return turn(known, target);
        case "fate":
          return decide(target, deed.fate, deed.of);
      }
    }

    it("is what its messages, calls and stages say, whatever became of them, and equals the replayed history", async () => {
      const undone = new Set<Fate>();
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom("quote" as const, "contact" as const),
          fc.array(step, { minLength: 15, maxLength: 40 }),
          async (kind, steps) => {
            now = MORNING;
            admin.cookie = await cookieFor(server(), admin.id);
            latest = null;
            await server().deps.db.delete(bouncedAddresses);
            const known = [await request(kind)];
            for (const one of steps) {
              const before = await Promise.all(known.map(rowOf));
              await perform(known, one);
              for (const [n, { kind: of, id, deeds }] of known.entries()) {
                const row = await rowOf({ kind: of, id });
                const { stage, firstResponseAt, waitsFor, waitsSince, version } = row;
                const since = waitsFor === "us" ? waitsSince : null;
                expect([one, { stage, firstResponseAt, waitsFor, waitsSince: since }]).toEqual([
                  one,
                  await expected(deeds),
                ]);
                const { state } = replayHistory(await readPast(server().deps.db, row.id), row);
                expect(state).toEqual({ stage, firstResponseAt, waitsFor, waitsSince });
                const was = before[n];
                const isOther =
                  was && (was.stage !== stage || was.firstResponseAt?.getTime() !== firstResponseAt?.getTime());
                if (!isOther) continue;
                expect([one, version]).not.toEqual([one, was.version]);
                if (one.do === "fate") undone.add(one.fate);
              }
            }
          },
        ),
        { numRuns: 10, seed: 61, endOnFailure: true },
      );
      // Histories without undone events would prove little.
      expect(undone.size).toBeGreaterThan(4);
    });
  },
  {
    clock: () => now,
    env: {
      SMTP_URL: "smtp://127.0.0.1:1",
      TWILIO_ACCOUNT_SID: "AC00000000000000000000000000000000",
      TWILIO_AUTH_TOKEN: "test-auth-token",
      TWILIO_FROM: "+17135550142",
    },
  },
);
