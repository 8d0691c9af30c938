import { readdirSync, readFileSync } from "node:fs";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import type { GuestShare, Share } from "../../../domain/api/work/share.ts";
import { agentPath, makeShare, openLink, post } from "../../../tests/support/shares.ts";
import { contactRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import { deskEvents, messages, requests, settingVersions, shares, users } from "../../platform/db/schema/index.ts";
import { presentUser } from "../../people/session/present-user.ts";
import { removeExpired } from "../../operations/retention/remove-expired.ts";
import { LAST_NOTES_MS } from "./end-share.ts";
import { PostponeJob } from "../../platform/jobs/outcome.ts";
import { finishShare } from "./finish-share.ts";
import { presentShare } from "./present-share.ts";
import { sendShareLink } from "./send-link.ts";

const MINUTE = 60_000;
/** A Monday, ten in the morning in Houston. */
const MORNING = Date.parse("2026-11-16T16:00:00Z");
let now = MORNING;
let made = 0;

describeOnServer(
  "a screen share that was made from a request",
  (server) => {
    const request = async (values: Parameters<typeof contactRow>[0] | object = {}) => {
      const at = new Date(now);
      const common = { reference: `C-SHARE-${made++}`, contentHash: `share ${made}`, requestDate: at, lastUsedAt: at };
      const reach = { email: "rosa@example.com", phone: "7135550171" };
      const [row] = await server()
        .deps.db.insert(requests)
        .values(contactRow({ ...common, ...reach, language: "es", ...values }))
        .returning();
      if (!row) throw new Error("not stored");
      return row;
    };
    const sender = async (id: number) => {
      const { deps } = server();
      const [row] = await deps.db.select().from(users).where(eq(users.id, id));
      if (!row) throw new Error("no such user");
      const providers = () => ({ mailServer: "smtp://127.0.0.1:9", textProvider: null });
      return {
        deps: { ...deps, settings: { ...deps.settings, providers } },
        caller: { actor: presentUser(row), ip: "" },
      };
    };

    it("is sent by mail, and the archive does not have the link", async () => {
      const { db } = server().deps;
      const { reference, id: requestId } = await request();
      const agent = await makeUser(server(), "agent");
      const share = await makeShare(server(), agent.cookie, { requestReference: reference, language: "es" });
      expect(share.link).toBe(`${server().deps.env.publicUrl}/es/share/${share.token}`);
      const { deps, caller } = await sender(agent.id);
      expect((await presentShare(deps, share.id, caller.actor)).ways, "no consent to texts").toEqual(["mail"]);
      expect(await sendShareLink(deps, share.id, "mail", caller)).toEqual({ ok: true, sendAt: null });
      await expect(sendShareLink(deps, share.id, "text", caller)).rejects.toMatchObject({ code: "invalid" });
      const [mail] = await db
        .select()
        .from(messages)
        .where(eq(messages.requestId, requestId))
        .orderBy(desc(messages.id));
      expect(mail).toMatchObject({ kind: "share-link", to: "rosa@example.com", language: "es" });
      expect(mail?.subject).toContain("le pide ver su pantalla");
      expect(JSON.stringify({ ...mail, sealedBody: "" })).not.toContain(share.token);
      await openLink(server(), share.token);
      await expect(sendShareLink(deps, share.id, "mail", caller)).rejects.toMatchObject({ code: "conflict" });
    });

    it("takes the request as an answer does: not a colleague's", async () => {
      const [owner, other] = [await makeUser(server(), "agent"), await makeUser(server(), "agent")];
      const { reference } = await request({ ownerId: owner.id });
      const call = (cookie: string, requestReference: string) =>
        post(server(), "/api/shares", { cookie, payload: { language: "en", requestReference } });
      expect((await call(other.cookie, reference)).statusCode).toBe(403);
      expect((await call(owner.cookie, reference.toLowerCase())).statusCode).toBe(201);
      expect((await call(owner.cookie, "C-NONE")).statusCode).toBe(404);
    });

    it("keeps its notes sealed, and makes them one note of the request after its end", async () => {
      const { db } = server().deps;
      const { reference, id: requestId } = await request();
      const agent = await makeUser(server(), "agent");
      const { id } = await makeShare(server(), agent.cookie, { requestReference: reference });
      const save = (notes: string) =>
        post(server(), `${agentPath(id)}/notes`, { cookie: agent.cookie, payload: { notes } });
      await save("The deductible is 500");
      await save("The deductible is 1,000");
      const [row] = await db.select().from(shares).where(eq(shares.key, id));
      expect(row?.notes).toMatch(/^sealed2:/);
      await db
        .update(shares)
        .set({ beganAt: new Date(now) })
        .where(eq(shares.key, id));
      now += 12 * MINUTE;
      await post(server(), `${agentPath(id)}/end`, { cookie: agent.cookie });
      await save("The deductible is 1,000.\nCall back on Friday");
      const isNote = and(eq(deskEvents.requestId, requestId), eq(deskEvents.type, "note"));
      // The page may still save what was typed last. Jobs go by the clock of the database, which may be ahead.
      await expect(finishShare(server().deps, row?.id ?? 0)).rejects.toThrow(PostponeJob);
      expect(await db.$count(deskEvents, isNote)).toBe(0);
      now += LAST_NOTES_MS;
      for (let n = 0; n < 2; n++) await finishShare(server().deps, row?.id ?? 0);
      const notes = await db.select().from(deskEvents).where(isNote);
      expect(notes).toMatchObject([
        {
          actorId: agent.id,
          data: { text: "Notes of the screen share (12 minutes):\nThe deductible is 1,000.\nCall back on Friday" },
        },
      ]);
      expect((await save("too late")).statusCode).toBe(409);
    });

    it("ends after an hour although nobody has it open", async () => {
      const agent = await makeUser(server(), "agent");
      const { id } = await makeShare(server(), agent.cookie);
      const { db } = server().deps;
      const [row] = await db.select().from(shares).where(eq(shares.key, id));
      await expect(finishShare(server().deps, row?.id ?? 0)).rejects.toThrow(PostponeJob);
      now += 60 * MINUTE;
      await finishShare(server().deps, row?.id ?? 0);
      const [ended] = await db.select().from(shares).where(eq(shares.key, id));
      expect(ended).toMatchObject({ endReason: "expired" });
    });

    it("tells the bound browser where files go, and goes with its request or after three months", async () => {
      const { db, clock } = server().deps;
      const { reference, id: requestId } = await request();
      const agent = await makeUser(server(), "agent");
      const { token, id } = await makeShare(server(), agent.cookie, { requestReference: reference });
      const { body } = await openLink(server(), token);
      expect(body as GuestShare).toMatchObject({
        agent: { name: "Test agent", pictureUrl: null },
        isBound: true,
        uploadPath: null,
      });
      const kept = await makeShare(server(), (await makeUser(server(), "agent")).cookie);
      await db.delete(requests).where(eq(requests.id, requestId));
      expect(await db.$count(shares, eq(shares.key, id))).toBe(0);
      const old = new Date(clock().getTime() - 91 * 86_400_000);
      await db.update(shares).set({ createdAt: old }).where(eq(shares.key, kept.id));
      await removeExpired(server().deps);
      expect(await db.$count(shares, eq(shares.key, kept.id))).toBe(0);
    });

    it("hides addresses only where there is a relay", async () => {
      const { cookie } = await makeUser(server(), "agent");
      const payload = { language: "en", relayOnly: true };
      const refused = await post(server(), "/api/shares", { cookie, payload });
      expect(refused.statusCode).toBe(400);
      expect(refused.json<{ fields: object }>().fields).toHaveProperty("relayOnly");
    });

    it("shows its agent how it stands", async () => {
      const { reference } = await request({ firstName: "Rosa", lastName: "Vela" });
      const { cookie } = await makeUser(server(), "agent");
      const { id, link } = await makeShare(server(), cookie, { requestReference: reference });
      const seen = (await server().app.inject({ url: agentPath(id), headers: { cookie } })).json<Share>();
      expect(seen).toMatchObject({ state: "waiting", link, notes: "", request: { reference, name: "Rosa Vela" } });
    });
  },
  { clock: () => new Date(now) },
);

describeOnServer("the upgrade", (server) => {
  it("clears the sample host of screen share links in every version of the settings, and no other", async () => {
    const { db, clock } = server().deps;
    const values = ["https://support.example.com", "https://help.example.org", null].map((screenShareHost) => ({
      section: "links" as const,
      value: { paymentsUrl: null, screenShareHost },
      changedAt: clock(),
    }));
    const stored = await db.insert(settingVersions).values(values).returning({ id: settingVersions.id });
    const folder = new URL("../../platform/db/migrations/", import.meta.url);
    const file = readdirSync(folder).find((name) => name.endsWith("_clear-sample-share-host.sql"));
    await db.execute(sql.raw(readFileSync(new URL(file ?? "", folder), "utf8")));
    const ids = stored.map(({ id }) => id);
    const rows = await db
      .select()
      .from(settingVersions)
      .where(inArray(settingVersions.id, ids))
      .orderBy(settingVersions.id);
    expect(rows.map(({ value }) => value)).toEqual([
      { paymentsUrl: null, screenShareHost: null },
      { paymentsUrl: null, screenShareHost: "https://help.example.org" },
      { paymentsUrl: null, screenShareHost: null },
    ]);
  });
});
