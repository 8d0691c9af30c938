import { randomBytes } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { StoredFile } from "../../../domain/api/platform/files.ts";
import type { KeptFile } from "../../../domain/api/work/kept-files.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { PAGE_CODE } from "../../../domain/work/page-talk-options.ts";
import { actionsOn } from "../../../tests/support/audit-trail.ts";
import { AGREED } from "../../../tests/support/agreed.ts";
import { mailRow, textRow } from "../../../tests/support/message-rows.ts";
import { describeOnServer, makeUser, type TestApp } from "../../../tests/support/test-app.ts";
import {
  deskEvents,
  linkCodes,
  linkSessions,
  messages,
  policies,
  requests,
  smsOptOuts,
} from "../../platform/db/schema/index.ts";
import { bodyPlace } from "../../platform/mail/body-place.ts";
import { hashToken } from "../../people/session/session-store.ts";
import { countUnread } from "../history/unread.ts";
import { lastMessages } from "../leads/last-messages.ts";
import { matchLead } from "../customers/match-lead.ts";
import { issueLink } from "../private-links/link.ts";
import { sendSms } from "../sms/send-sms.ts";
import { codeWays } from "./code-ways.ts";
import { listDocuments, openDocument } from "./documents.ts";
import { enterCode } from "./enter-code.ts";
import { maskAddress } from "./mask-address.ts";
import { presentTalk } from "./present-talk.ts";
import { receiveMessage } from "./receive-message.ts";
import { sendCode } from "./send-code.ts";
import { endVisit, findVisit, startVisit } from "./visitor.ts";

const TWILIO = {
  TWILIO_ACCOUNT_SID: "AC00000000000000000000000000000000",
  TWILIO_AUTH_TOKEN: "test-auth-token",
  TWILIO_FROM: "+17135550142",
};
const NOON = new Date("2026-11-12T18:00:00Z");
const NIGHT = new Date("2026-11-13T06:00:00Z");
const PDF = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF");
const IP = "203.0.113.9";

let now = NOON;
const after = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
let people = 0;

/** Sends a contact request and returns its row. */
async function ask({ app, deps }: TestApp, changes: object = {}) {
  const n = people++;
  const person = { firstName: "Rosa", lastName: "Vela", email: `rosa${n}@example.com`, phone: `713-555-${1000 + n}` };
  const payload = { ...person, inquiryType: "quote", message: "Hello", ...AGREED, ...changes };
  const answer = await app.inject({ method: "POST", url: "/api/contact-requests", payload });
  const { reference } = answer.json<{ reference: string }>();
  const [row] = await deps.db.select().from(requests).where(eq(requests.reference, reference));
  if (!row) throw new Error(answer.body);
  return row;
}
type Row = Awaited<ReturnType<typeof ask>>;

/** Has a code mailed, and reads it where only the mail server would get it. */
async function mailedCode({ deps }: TestApp, request: Row): Promise<string> {
  await sendCode(deps, request, "email", { language: "es", ip: IP });
  const [mail] = await deps.db
    .select()
    .from(messages)
    .where(eq(messages.to, request.email ?? ""))
    .orderBy(desc(messages.id))
    .limit(1);
  const body = deps.keys.open(mail?.sealedBody ?? "", bodyPlace(mail?.externalId ?? ""));
  const [code = ""] = /\b\d{6}\b/.exec(JSON.parse(body).text) ?? [];
  expect(mail).toMatchObject({ kind: "page-code", requestId: null, subject: "Su código para ver su solicitud" });
  expect(`${mail?.text} ${mail?.html}`).not.toContain(code);
  return code;
}

const enter = ({ deps }: TestApp, request: Row, code: string) =>
  enterCode(deps, request, code, { ip: IP, oldToken: undefined });
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "accepted",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
/** The words of a page for a visitor with a token. */
const view = ({ deps }: TestApp, request: Row, visitorToken?: string) =>
  presentTalk({ deps, tx: deps.db, request, visitorToken });

describeOnServer(
  "the private page of a request",
  (server) => {
    it("Z5: opens messages by a code that works once, for ten minutes, and keeps neither code nor token", async () => {
      now = NOON;
      const [request, other] = [await ask(server()), await ask(server())];
      const closed = await view(server(), request);
      expect(closed).toMatchObject({ isVerified: false, hasCode: false, documents: 0 });
      expect(JSON.stringify(closed)).not.toContain(request.email);
      const code = await mailedCode(server(), request);
      expect(await codeOf(enter(server(), request, wrong(code)))).toBe("invalid");
      expect(await codeOf(enter(server(), other, code))).toBe("invalid");
      const token = await enter(server(), request, code);
      expect(await codeOf(enter(server(), request, code))).toBe("invalid");
      expect(await view(server(), request, token)).toMatchObject({ isVerified: true, messages: [], documents: [] });
      expect((await view(server(), other, token)).isVerified).toBe(false);
      const { db } = server().deps;
      const stored = JSON.stringify([await db.select().from(linkSessions), await db.select().from(linkCodes)]);
      expect(stored).toContain(hashToken(token));
      expect(stored).not.toContain(token);

      const late = await mailedCode(server(), other);
      now = after(PAGE_CODE.minutes + 1);
      expect(await codeOf(enter(server(), other, late))).toBe("invalid");
      now = after(PAGE_CODE.sessionMinutes - 1);
      expect(await findVisit(server().deps, db, request.id, token)).toEqual(after(PAGE_CODE.sessionMinutes));
      now = after(PAGE_CODE.sessionMinutes + 1);
      expect(await findVisit(server().deps, db, request.id, token)).toBeNull();
      expect(await actionsOn(db, request.reference, "page")).toEqual([
        "page.code",
        "page.code-failed",
        "page.verify",
        "page.code-failed",
      ]);
    });

    it("N4: looks at five of 200 guesses at once, then at none, and the owner's open page stays open", async () => {
      now = NOON;
      const request = await ask(server());
      const token = await enter(server(), request, await mailedCode(server(), request));
      const code = await mailedCode(server(), request);
      const outcomes = await Promise.all(
        Array.from({ length: 200 }, (_, n) =>
          codeOf(enterCode(server().deps, request, wrong(code), { ip: `198.51.100.${n}`, oldToken: undefined })),
        ),
      );
      expect(outcomes.filter((outcome) => outcome === "invalid").length).toBeLessThanOrEqual(10);
      expect(outcomes.filter((outcome) => outcome === "tooMany").length).toBeGreaterThanOrEqual(190);
      const [kept] = await server().deps.db.select().from(linkCodes).where(eq(linkCodes.requestId, request.id));
      expect(kept?.tries).toBe(PAGE_CODE.tries);
      expect(await codeOf(enter(server(), request, code))).toBe("tooMany");
      expect((await view(server(), request, token)).isVerified).toBe(true);
    });

    it("W14: sends a handful of codes an hour, and none to an address that the request does not have", async () => {
      now = NOON;
      const request = await ask(server());
      const sent = [];
      for (let n = 0; n < 7; n++) {
        sent.push(await codeOf(sendCode(server().deps, request, "email", { language: "en", ip: IP })));
      }
      expect(sent.filter((outcome) => outcome === "accepted").length).toBeLessThanOrEqual(PAGE_CODE.perHour);
      expect(sent.at(-1)).toBe("tooMany");
      const silent = await ask(server(), { consent: false, consentText: undefined });
      expect(await codeOf(sendCode(server().deps, silent, "sms", { language: "en", ip: IP }))).toBe("invalid");
    });

    it("texts a code to a consented number only: not at night, not after STOP, and hidden in the archive", async () => {
      now = NOON;
      const { deps } = server();
      const request = await ask(server());
      const channels = async (row: Row) => (await codeWays(deps, deps.db, row)).map(({ channel }) => channel);
      expect(await channels(request)).toEqual(["email", "sms"]);
      expect(await channels(await ask(server(), { consent: false, consentText: undefined }))).toEqual(["email"]);
      expect(await channels(await ask(server(), { phone: "+501 600 1234" }))).toEqual(["email", "sms"]);
      now = NIGHT;
      expect(await channels(request)).toEqual(["email"]);
      now = NOON;
      const { shown } = await sendCode(deps, request, "sms", { language: "en", ip: IP });
      expect(shown).toMatch(/^••• ••• ••\d\d$/);
      const [text] = await deps.db
        .select()
        .from(messages)
        .where(eq(messages.channel, "sms"))
        .orderBy(desc(messages.id));
      expect(text?.text).toContain("•••••• is your code");
      const bodies: string[] = [];
      const provider = {
        send: ({ body }: { body: string }) => Promise.resolve(`SM${bodies.push(body)}`),
        list: () => Promise.resolve([]),
      };
      await sendSms(deps, provider, { smsId: text?.number ?? 0 }, { isLast: false });
      const [, code = ""] = /: (\d{6}) is your code/.exec(bodies[0] ?? "") ?? [];
      expect(await codeOf(enter(server(), request, code))).toBe("accepted");
      const [sent] = await deps.db
        .select()
        .from(messages)
        .where(eq(messages.id, text?.id ?? 0));
      expect(sent).toMatchObject({ status: "sent", sealedBody: null });
      await deps.db.insert(smsOptOuts).values({ phone: `1${request.phone?.replaceAll(/\D/g, "")}` });
      expect(await channels(request)).toEqual(["email"]);
    });

    it("takes a message, which waits for us, is unread, and is one message when it is sent twice", async () => {
      now = NOON;
      const { deps } = server();
      const request = await ask(server());
      const reader = await makeUser(server(), "agent");
      await deps.db.update(requests).set({ waitsFor: "customer", waitsSince: NOON }).where(eq(requests.id, request.id));
      now = new Date(Date.now() + 60_000);
      for (let n = 0; n < 2; n++) await receiveMessage(deps, request, "My plate is BBT 1234.", IP);
      const events = await deps.db.select().from(deskEvents).where(eq(deskEvents.requestId, request.id));
      const told = events.filter(({ type }) => type === "message");
      expect(told.map(({ data }) => data)).toEqual([
        { channel: "page", direction: "in", text: "My plate is BBT 1234." },
      ]);
      const [row] = await deps.db.select().from(requests).where(eq(requests.id, request.id));
      expect(row).toMatchObject({ waitsFor: "us", lastUsedAt: now });
      expect((await countUnread(deps.db, reader.id)).get(request.id)).toBe(1);
      const last = await lastMessages(deps.db, [request], "trainee");
      expect(last.get(request.id)).toEqual({ text: "My plate is BBT 1234.", direction: "in" });
    });

    it("shows what was written to and from the customer, without what the page must not show", async () => {
      now = NOON;
      const { deps } = server();
      const request = await ask(server());
      await deps.db.transaction((tx) => matchLead(tx, request));
      const [owned] = await deps.db.select().from(requests).where(eq(requests.id, request.id));
      const policy = { carrier: "Lone Star", line: "auto", effectiveOn: "2026-01-01", renewsOn: "2027-01-01" } as const;
      await deps.db.insert(policies).values({ ...policy, customerId: owned?.customerId ?? 0, number: "TX-99 1234" });
      const about = { requestId: request.id, timestamp: NOON };
      const ours = { ...about, kind: "answer", status: "sent" as const, to: request.email ?? "" };
      const theirs = { ...about, kind: "incoming", direction: "in" as const, status: "received" as const };
      await deps.db
        .insert(messages)
        .values([
          mailRow({ ...ours, text: "Your policy TX991234 is ready.\n\n-- \nBluebonnet" }),
          mailRow({ ...ours, to: "lender@example.com", text: "To the lender" }),
          mailRow({ ...ours, status: "queued", text: "Not sent yet" }),
          mailRow({ ...ours, kind: "lead-acknowledgement", text: "We got it" }),
          mailRow({ ...theirs, from: `Rosa <${request.email}>`, text: "Thanks!\n\nOn Monday, we wrote:\n> Hello" }),
          mailRow({ ...theirs, from: "stranger@example.com", text: "From somebody else" }),
        ]);
      await deps.db.insert(messages).values(textRow({ ...about, kind: "incoming", from: request.phone ?? "" }));
      await receiveMessage(deps, request, "On the page", IP);
      const token = await enter(server(), request, await mailedCode(server(), request));
      const talk = await view(server(), owned ?? request, token);
      if (!talk.isVerified) throw new Error("the page is closed");
      const shown = talk.messages.map(({ isOurs, channel, text }) => `${isOurs ? "we" : "they"} ${channel}: ${text}`);
      expect(new Set(shown)).toEqual(
        new Set([
          "they email: Thanks!",
          "they page: On the page",
          "they sms: Hello there",
          "we email: Your policy ••• is ready.",
        ]),
      );
    });
  },
  { env: { ...TWILIO, SMTP_URL: "smtp://127.0.0.1:9", RATE_LIMIT_SCALE: "1" }, clock: () => now },
);

describeOnServer(
  "a document for the customer",
  (server) => {
    const call = (cookie: string, method: "PUT" | "DELETE" | "POST", url: string, payload?: object) =>
      server().app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });

    async function upload(cookie: string): Promise<StoredFile> {
      const boundary = randomBytes(8).toString("hex");
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="ID card.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
      const payload = Buffer.concat([Buffer.from(head), PDF, Buffer.from(`\r\n--${boundary}--\r\n`)]);
      const headers = { cookie, "content-type": `multipart/form-data; boundary=${boundary}` };
      const answer = await server().app.inject({ method: "POST", url: "/api/files", payload, headers });
      return answer.json();
    }

    it("is shared, told by mail, downloaded and taken back, each in history and audit", async () => {
      const { deps } = server();
      const { cookie } = await makeUser(server(), "agent");
      const [request, other] = [await ask(server()), await ask(server())];
      const { id: fileId } = await upload(cookie);
      const kept = (
        await call(cookie, "POST", `/api/contact-requests/${request.number}/files`, { fileId })
      ).json<KeptFile>();
      expect(kept.sharedAt).toBeNull();
      expect(await codeOf(openDocument(deps, request, kept.id, IP))).toBe("notFound");

      const shared = await call(cookie, "PUT", `/api/kept-files/${kept.id}/share`);
      expect(shared.json<KeptFile>().sharedAt).not.toBeNull();
      expect((await call(cookie, "PUT", `/api/kept-files/${kept.id}/share`)).statusCode).toBe(200);
      expect(await listDocuments(deps.db, request.id)).toMatchObject([{ id: kept.id, name: "ID card.pdf" }]);
      expect(await view(server(), request)).toMatchObject({ isVerified: false, documents: 1 });
      const mails = await deps.db.select().from(messages).where(eq(messages.kind, "page-document"));
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatchObject({ to: request.email, requestId: request.id });
      expect(`${mails[0]?.text}${mails[0]?.html}`).not.toMatch(/ID card|\/r\/\w/);
      const body = deps.keys.open(mails[0]?.sealedBody ?? "", bodyPlace(mails[0]?.externalId ?? ""));
      const [, linked = ""] = /\/r\/([\w-]{43})/.exec(JSON.parse(body).text) ?? [];
      expect(hashToken(linked)).toBe(request.linkHash);

      for (let n = 0; n < 2; n++) {
        const { file, stream } = await openDocument(deps, request, kept.id, IP);
        expect(Buffer.concat(await stream.toArray())).toEqual(PDF);
        expect(file.name).toBe("ID card.pdf");
      }
      expect(await codeOf(openDocument(deps, other, kept.id, IP))).toBe("notFound");
      expect((await call(cookie, "DELETE", `/api/kept-files/${kept.id}/share`)).json<KeptFile>().sharedAt).toBeNull();
      expect(await codeOf(openDocument(deps, request, kept.id, IP))).toBe("notFound");

      const events = await deps.db
        .select()
        .from(deskEvents)
        .where(eq(deskEvents.requestId, request.id))
        .orderBy(deskEvents.id);
      const deeds = events.filter(({ type }) => type === "shared").map(({ data }) => data["deed"]);
      expect(deeds).toEqual(["shared", "downloaded", "takenBack"]);
      expect(await actionsOn(deps.db, kept.id, "file")).toEqual([
        "file.keep",
        "file.share",
        "file.download",
        "file.download",
        "file.take-back",
      ]);
    });

    it("that is refused leads to the page in another tab, which says why, and leaves the one with what is typed", async () => {
      const { deps, app } = server();
      const { cookie } = await makeUser(server(), "agent");
      const request = await ask(server());
      const { id: fileId } = await upload(cookie);
      const files = `/api/contact-requests/${request.number}/files`;
      const { id } = (await call(cookie, "POST", files, { fileId })).json<KeptFile>();
      await call(cookie, "PUT", `/api/kept-files/${id}/share`);
      const page = `/es/r/${await issueLink(deps, deps.db, request)}`;
      const visitor = await startVisit(deps, deps.db, request.id, undefined);
      const headers = { cookie: `page=${visitor}`, "content-type": "application/x-www-form-urlencoded" };
      const download = () => app.inject({ method: "POST", url: `${page}/documents/${id}`, headers });
      const htmlOf = async (url: string) => (await app.inject({ url, headers: { cookie: headers.cookie } })).body;

      const form = /<form[^>]*\/documents\/\d+"[^>]*>/.exec(await htmlOf(page))?.[0];
      expect(form).toContain('target="_blank"');
      expect((await download()).rawPayload).toEqual(PDF);
      await call(cookie, "DELETE", `/api/kept-files/${id}/share`);
      const gone = await download();
      expect([gone.statusCode, gone.headers.location]).toEqual([303, `${page}?refused=notFound#documents`]);
      expect(await htmlOf(`${page}?refused=notFound`)).toContain("Este documento ya no está aquí.");
      const closed = `${page}?refused=forbidden`;
      expect(await htmlOf(closed)).not.toContain("Se acabó su tiempo aquí.");
      await endVisit(deps.db, visitor);
      expect((await download()).headers.location).toBe(`${closed}#documents`);
      expect(await htmlOf(closed)).toContain("Se acabó su tiempo aquí.");
      for (const [code, words] of [
        ["tooMany", "Demasiadas"],
        ["constructor", "Algo falló"],
      ])
        expect(await htmlOf(`${page}?refused=${code}`)).toContain(words);
    });

    it("cannot be shared while the request is held back as spam, whose page opens for nobody; it can be taken back", async () => {
      const { db } = server().deps;
      const { cookie } = await makeUser(server(), "agent");
      const request = await ask(server());
      const files = `/api/contact-requests/${request.number}/files`;
      const [shared, kept] = [
        (await call(cookie, "POST", files, { fileId: (await upload(cookie)).id })).json<KeptFile>(),
        (await call(cookie, "POST", files, { fileId: (await upload(cookie)).id })).json<KeptFile>(),
      ];
      await call(cookie, "PUT", `/api/kept-files/${shared.id}/share`);
      await db.update(requests).set({ isSuspect: true }).where(eq(requests.id, request.id));
      const refused = await call(cookie, "PUT", `/api/kept-files/${kept.id}/share`);
      expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([
        409,
        "This request is held back as suspected spam. Press “Not spam” first.",
      ]);
      expect((await call(cookie, "DELETE", `/api/kept-files/${shared.id}/share`)).json<KeptFile>().sharedAt).toBeNull();
      expect(await listDocuments(db, request.id)).toEqual([]);
      const told = and(eq(messages.kind, "page-document"), eq(messages.requestId, request.id));
      expect(await db.$count(messages, told)).toBe(1);
    });

    it("cannot be shared where there is no request, whose page would show it", async () => {
      const { cookie } = await makeUser(server(), "admin");
      const request = await ask(server());
      await server().deps.db.transaction((tx) => matchLead(tx, request));
      const [row] = await server().deps.db.select().from(requests).where(eq(requests.id, request.id));
      const { id: fileId } = await upload(cookie);
      const kept = await call(cookie, "POST", `/api/customers/${row?.customerId}/files`, { fileId });
      expect((await call(cookie, "PUT", `/api/kept-files/${kept.json<KeptFile>().id}/share`)).statusCode).toBe(404);
    });
  },
  { withSite: true },
);

describe("the address on the page", () => {
  it("is known to its owner and to nobody else", () => {
    expect(maskAddress("rosa.vela@example.com")).toBe("r•••@example.com");
    expect(maskAddress("+17135550190")).toBe("••• ••• ••90");
  });
});
