import { desc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { GoLive, SetUp, ShownSignOff } from "../../../domain/api/operations/go-live.ts";
import { ROLES } from "../../../domain/platform/permissions.ts";
import { describeOnServer, logInAs, makeUser } from "../../../tests/support/test-app.ts";
import { auditEvents, goLiveEntries, messages, users } from "../../platform/db/schema/index.ts";
import type { DnsResolver } from "../../platform/deps/dns.ts";
import { parseHeaders } from "./confirm-test.ts";
import { awaitsSetUp, beginSetUp } from "./set-up.ts";

const nothing = () => Promise.reject(Object.assign(new Error("none"), { code: "ENOTFOUND" }));
const dns: DnsResolver = { txt: nothing, mx: nothing, addresses: nothing, reverse: nothing };
const env = { MAIL_FROM: "Cactus Wren <office@cactuswren.com>", INBOUND_MAIL_DOMAIN: "reply.cactuswren.com" };

const HEADERS = `Delivered-To: owner@gmail.com
Return-Path: <reply@reply.cactuswren.com>
Authentication-Results: mx.google.com;
       dkim=pass header.i=@cactuswren.com header.s=cw header.b=abc;
       spf=pass (google.com: domain of reply@reply.cactuswren.com) smtp.mailfrom=reply@reply.cactuswren.com;
       dmarc=pass (p=NONE sp=NONE dis=NONE) header.from=cactuswren.com
DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed;
 d=cactuswren.com; s=cw; h=from:to; bh=x; b=y
From: Cactus Wren <office@cactuswren.com>
Subject: Test letter

The text is not read.`;

describeOnServer(
  "going live",
  (server) => {
    let admin = "";
    const call = async (method: "GET" | "PUT" | "POST" | "DELETE", url: string, payload?: object, cookie?: string) => {
      admin ||= await logInAs(server().app);
      const headers = { cookie: cookie ?? admin };
      return server().app.inject({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
    };
    const list = async (query = "") => (await call("GET", `go-live${query}`)).json<GoLive>();
    const lineOf = async (id: string) => (await list()).lines.find((line) => line.id === id);
    const setUp = async () => (await call("GET", "set-up")).json<SetUp>();
    const lastEvent = async () => {
      const [event] = await server().deps.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
      return event;
    };
    const codeIn = async (channel: "email" | "sms") => {
      const sent = server().deps.db.select().from(messages).where(eq(messages.channel, channel));
      const [message] = await sent.orderBy(desc(messages.id)).limit(1);
      return /\b\d{6}\b/.exec(message?.text ?? "")?.[0] ?? "";
    };

    it("lists samples, claims, placeholders and DNS records, in the reader's language", async () => {
      expect(await lineOf("samples.testimonials")).toMatchObject({
        state: "todo",
        to: "/admin-content?kind=testimonials",
      });
      expect(await lineOf("claims.savings")).toMatchObject({ state: "todo", to: "/admin-settings?section=savings" });
      expect((await lineOf("placeholders.locations"))?.text).toContain("17135550142");
      expect(await lineOf("spf")).toMatchObject({
        state: "todo",
        record: { type: "TXT", name: "reply.cactuswren.com", value: "v=spf1 mx ~all" },
      });
      const spanish = await list("?lang=es");
      expect(spanish.lines.find(({ id }) => id === "twoFactor")?.text).toContain("solo con contraseña: admin");
      expect(spanish.lines.find(({ id }) => id === "placeholders.contact")?.title).toMatch(/^Datos de relleno: ./);
    });

    it("keeps the owner's statements with who and when, until they are withdrawn", async () => {
      const on = "2026-11-02";
      const path = "go-live/statements/sb140";
      expect((await call("PUT", path, { on, note: "x" })).statusCode).toBe(400);
      expect((await call("PUT", path, { on: "2999-01-01", choice: "exempt", note: "x" })).json()).toMatchObject({
        fields: { on: expect.any(String) as string },
      });
      const stated = { on, choice: "exempt", note: "texts that people agreed to" };
      expect((await call("PUT", path, stated)).statusCode).toBe(200);
      expect(await lastEvent()).toMatchObject({ action: "go-live.state", subjectId: "sb140" });
      const { lines, statements } = await list();
      expect(statements.sb140).toMatchObject({ ...stated, by: "admin" });
      expect(lines.find(({ id }) => id === "sb140")).toMatchObject({ state: "done", statement: "sb140" });
      await call("DELETE", path);
      expect(await lineOf("sb140")).toMatchObject({ state: "todo" });
      expect((await call("PUT", "go-live/statements/nothing", { on })).statusCode).toBe(400);
    });

    it("asks for counsel again when the agency, and with it the consent, has another name", async () => {
      await call("PUT", "go-live/statements/counsel", { on: "2026-11-02" });
      expect(await lineOf("counsel")).toMatchObject({ state: "done" });
      const settings = (await call("GET", "settings")).json<{ section: string; version: number; value: object }[]>();
      const identity = settings.find(({ section }) => section === "identity");
      const value = { ...identity?.value, name: "Cactus Wren Insurance" };
      await call("PUT", "settings/identity", { version: identity?.version, value });
      expect(await lineOf("counsel")).toMatchObject({ state: "todo" });
      expect(await lineOf("identity")).toMatchObject({ state: "done" });
    });

    it("records a sign-off with the lines that are open, and shows it", async () => {
      const answer = await call("POST", "go-live/sign-offs", { note: "Friday" });
      expect(answer.statusCode).toBe(201);
      const signed = answer.json<ShownSignOff>();
      const { lines, signOffs } = await list();
      expect(signed.open.map(({ id }) => id)).toEqual(
        lines.filter(({ state }) => state !== "done").map(({ id }) => id),
      );
      expect(signOffs).toEqual([signed]);
      expect(signed).toMatchObject({ by: "admin", note: "Friday" });
      expect(await lastEvent()).toMatchObject({ action: "go-live.sign-off", details: { open: signed.open.length } });
    });

    it("sends a test letter to the admin's own address, which has arrived when its code is typed in", async () => {
      expect((await call("POST", "test-messages/mail")).statusCode).toBe(400);
      await server().deps.db.update(users).set({ email: "owner@gmail.com" }).where(eq(users.username, "admin"));
      expect((await call("POST", "test-messages/mail/arrival", { code: "000000" })).statusCode).toBe(404);
      expect((await call("POST", "test-messages/mail")).statusCode).toBe(200);
      expect(await lineOf("alignment")).toMatchObject({ state: "unknown" });
      expect((await setUp()).tests.mail).toMatchObject({
        to: "owner@gmail.com",
        arrivedAt: null,
        domains: { from: "cactuswren.com", envelope: "reply.cactuswren.com", dkim: [] },
      });
      const done = () => call("PUT", "set-up/steps/mail", { state: "done" });
      expect((await done()).statusCode).toBe(409);
      const code = await codeIn("email");
      const wrong = code === "123456" ? "654321" : "123456";
      expect((await call("POST", "test-messages/mail/arrival", { code: wrong })).statusCode).toBe(400);
      expect((await call("POST", "test-messages/mail/arrival", { code })).statusCode).toBe(200);
      expect((await done()).statusCode).toBe(200);
    });

    it("reads sender, envelope and signature in the headers of the letter, and keeps nothing else of them", async () => {
      expect((await call("PUT", "test-messages/mail/headers", { headers: "hello" })).statusCode).toBe(400);
      expect((await call("PUT", "test-messages/mail/headers", { headers: HEADERS })).statusCode).toBe(200);
      expect(await lineOf("alignment")).toMatchObject({ state: "done" });
      // The selector is known from now on: its key is missing for sure.
      expect(await lineOf("dkim")).toMatchObject({ state: "todo", record: { name: "cw._domainkey.cactuswren.com" } });
      const stored = await server().deps.db.select().from(goLiveEntries).where(eq(goLiveEntries.kind, "test"));
      expect(JSON.stringify(stored)).not.toContain("Delivered-To");
      expect(await parseHeaders(HEADERS.replace("header.from", "x").replaceAll("pass", "fail"))).toMatchObject({
        spf: "fail",
        dkimResult: "fail",
        dmarc: "fail",
        dkim: [{ domain: "cactuswren.com", selector: "cw" }],
      });
    });

    it("sends a test text to a number, and limits how many", async () => {
      expect((await call("POST", "test-messages/text", { phone: "123" })).statusCode).toBe(400);
      expect((await call("POST", "test-messages/text", { phone: "(915) 234-0142" })).statusCode).toBe(200);
      const code = await codeIn("sms");
      expect((await call("POST", "test-messages/text/arrival", { code })).statusCode).toBe(200);
      expect((await setUp()).tests.text?.arrivedAt).not.toBeNull();
    });

    it("keeps the state of each step with who and when, and lets a step be opened again", async () => {
      await call("PUT", "set-up/steps/looks", { state: "skipped" });
      const looks = async () => (await setUp()).steps.find(({ step }) => step === "looks");
      expect(await looks()).toMatchObject({ state: "skipped", by: "admin" });
      expect(await lastEvent()).toMatchObject({ action: "set-up.step", details: { state: "skipped" } });
      await call("PUT", "set-up/steps/looks", { state: "open" });
      expect(await looks()).toMatchObject({ state: "open" });
      expect((await call("PUT", "set-up/steps/nothing", { state: "done" })).statusCode).toBe(400);
    });

    it("Z1: is for admins only", async () => {
      for (const role of ROLES.filter((each) => each !== "admin")) {
        const { cookie } = await makeUser(server(), role);
        expect((await call("GET", "go-live", undefined, cookie)).statusCode).toBe(403);
        expect((await call("POST", "go-live/sign-offs", { note: "" }, cookie)).statusCode).toBe(403);
        expect((await call("PUT", "set-up/steps/looks", { state: "done" }, cookie)).statusCode).toBe(403);
        expect((await call("POST", "test-messages/mail", undefined, cookie)).statusCode).toBe(403);
      }
    });
  },
  { env, dns },
);

describeOnServer("the first admin", (server) => {
  const isLed = async (id = 4) => awaitsSetUp(server().deps.db, { id });

  it("is led to the set-up of an installation that begins here, until it is left", async () => {
    const { deps, app } = server();
    const [admin] = await deps.db.select().from(users).where(eq(users.username, "admin"));
    // An installation that was upgraded, or begun with a password in the environment, has no such beginning.
    expect(await isLed(admin?.id)).toBe(false);
    await beginSetUp(deps.db, deps.clock());
    expect(await isLed(admin?.id)).toBe(true);
    expect(await isLed((admin?.id ?? 0) + 1)).toBe(false);
    const headers = { cookie: await logInAs(app) };
    expect((await app.inject({ method: "POST", url: "/api/set-up/leave", headers })).statusCode).toBe(200);
    expect(await isLed(admin?.id)).toBe(false);
  });
});

describeOnServer("an office with more than the first admin", (server) => {
  it("is not led to the set-up", async () => {
    const { deps } = server();
    const [admin] = await deps.db.select().from(users).where(eq(users.username, "admin"));
    await beginSetUp(deps.db, deps.clock());
    await makeUser(server(), "agent");
    expect(await awaitsSetUp(deps.db, { id: admin?.id ?? 0 })).toBe(false);
  });
});
