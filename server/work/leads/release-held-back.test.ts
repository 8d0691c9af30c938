import { asc, eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { contactRow, quoteRow, type QuoteValues } from "../../../tests/support/request-rows.ts";
import { describeOnServer, startBeside } from "../../../tests/support/test-app.ts";
import { auditEvents, requests, deskEvents, messages, seedsApplied } from "../../platform/db/schema/index.ts";
import { isMail } from "../../platform/mail/mail-row.ts";
import { escalate } from "../routing/escalate.ts";
import { releaseHeldBack } from "./release-held-back.ts";

/** A Monday, ten in the morning in Houston. */
const NOW = new Date("2026-11-16T16:00:00Z");
const DAY = 86_400_000;
const ago = (days: number) => new Date(NOW.getTime() - days * DAY);

describeOnServer(
  "an update of a database with requests that were held back for speed",
  (server) => {
    const db = () => server().deps.db;
    let made = 0;
    async function quote(days: number, values: Partial<QuoteValues> = {}): Promise<string> {
      const [requestDate, reference] = [ago(days), `Q-H${made++}`];
      const held = { isSuspect: true, suspicion: "too fast" as const, requestDate, lastUsedAt: requestDate };
      const wish = { contentHash: reference, reference };
      await db()
        .insert(requests)
        .values(quoteRow({ name: "Rosa Vela", email: "rosa@example.com", ...wish, ...held, ...values }));
      return reference;
    }
    async function contact(days: number): Promise<string> {
      const [requestDate, reference] = [ago(days), `C-H${made++}`];
      const held = { isSuspect: true, suspicion: "too fast" as const, requestDate, lastUsedAt: requestDate };
      await db()
        .insert(requests)
        .values(contactRow({ ...held, contentHash: reference, reference }));
      return reference;
    }
    const rowOf = async (reference: string) =>
      (await db().select().from(requests).where(eq(requests.reference, reference)))[0];
    const mails = () => db().select().from(messages).where(isMail).orderBy(asc(messages.id));
    const jobNames = async () => {
      const found = await db().execute<{ name: string }>(sql`select name from jobs.job order by name`);
      return found.rows.map(({ name }) => name);
    };

    beforeEach(async () => {
      await db().delete(seedsApplied).where(eq(seedsApplied.key, "requests held back for speed"));
      await db().execute(sql`truncate requests, messages, desk_events, jobs.job cascade`);
    });

    it("brings them into the inbox, marked, and tells the office in one mail; nothing is sent to anybody else", async () => {
      const first = await quote(59, { phone: "7135550190", consentId: null });
      const zipOnly = await quote(3, { name: null, email: null });
      const [honeypot, old] = [await quote(1, { suspicion: "honeypot" }), await quote(61)];
      const written = await contact(2);
      await releaseHeldBack(server().deps);

      const released = { isSuspect: false, suspicion: "too fast", isOpen: true, version: 1 };
      // The deadline is two opening hours from now: the customer has waited long enough.
      expect(await rowOf(first)).toMatchObject({ ...released, respondBy: new Date("2026-11-16T18:00:00Z") });
      expect(await rowOf(zipOnly)).toMatchObject({ ...released, respondBy: null });
      for (const reference of [honeypot, old]) expect(await rowOf(reference)).toMatchObject({ isSuspect: true });
      const [mail, ...more] = await mails();
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ kind: "held-back", subject: "3 requests had been held back by mistake" });
      for (const reference of [first, zipOnly, written]) expect(mail?.text).toContain(reference);
      expect(mail?.text).not.toMatch(new RegExp(`${honeypot}|${old}|Rosa|rosa@`));
      const events = await db().select().from(deskEvents).orderBy(asc(deskEvents.id));
      expect(events.filter(({ type }) => type === "received")).toHaveLength(3);
      expect(events.filter(({ type }) => type === "not-spam").map(({ actorId }) => actorId)).toEqual([
        null,
        null,
        null,
      ]);
      // The mail to the office is the only message sent.
      expect(await jobNames()).toEqual(["send-email"]);
      const [told] = await db().select().from(auditEvents).where(eq(auditEvents.action, "desk.release"));
      expect(told?.details).toMatchObject({ count: 3 });
    });

    it("says nothing when there are none, and nobody is told a second time that they wait", async () => {
      await releaseHeldBack(server().deps);
      expect(await mails()).toEqual([]);
      await db().delete(seedsApplied).where(eq(seedsApplied.key, "requests held back for speed"));
      await quote(10);
      await releaseHeldBack(server().deps);
      await escalate(server().deps);
      expect((await mails()).map(({ kind }) => kind)).toEqual(["held-back"]);
    });

    it("happens once: at a second start what is held back stays so", async () => {
      await quote(1);
      const beside = await startBeside(server(), { clock: () => NOW });
      await beside.close();
      expect(await mails()).toHaveLength(1);
      const later = await quote(0);
      await (await startBeside(server(), { clock: () => NOW })).close();
      expect(await mails()).toHaveLength(1);
      expect(await rowOf(later)).toMatchObject({ isSuspect: true });
    });

    it("R8: happens once when two processes start at once", async () => {
      await quote(1);
      await contact(1);
      const { deps } = server();
      await Promise.all([releaseHeldBack(deps), releaseHeldBack(deps), releaseHeldBack(deps)]);
      expect(await mails()).toHaveLength(1);
      expect(await db().$count(deskEvents)).toBe(4);
    });

    it("R8: killed midway leaves everything as it was, and the next start does all of it", async () => {
      const reference = await quote(1);
      const { deps } = server();
      const dying = { ...deps.jobs, send: () => Promise.reject(new Error("killed")) };
      await expect(releaseHeldBack({ ...deps, jobs: dying })).rejects.toThrow("killed");
      expect(await rowOf(reference)).toMatchObject({ isSuspect: true, version: 0 });
      expect(await mails()).toEqual([]);
      await releaseHeldBack(deps);
      expect(await rowOf(reference)).toMatchObject({ isSuspect: false });
      expect(await mails()).toHaveLength(1);
    });
  },
  { clock: () => NOW, env: { SERVICES: "web" } },
);
