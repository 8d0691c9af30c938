import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { describeOnServer } from "../../tests/support/test-app.ts";
import { auditEvents, consents, emails, quoteRequests } from "../db/schema/index.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { removeExpired } from "./remove-expired.ts";

/** All of it in the past: no consent goes before the database's own clock says so, too. */
let now = new Date("2016-11-16T18:00:00Z");

describeOnServer(
  "D4: what has expired",
  (server) => {
    async function leave(name: string, changes: { isHeld?: boolean; lastUsedAt?: Date } = {}) {
      const { app, deps } = server();
      const lead = { insuranceType: "auto", name, email: "v@example.com", phone: "7135550177", zipCode: "77008" };
      const payload = { ...lead, consent: true };
      const response = await app.inject({ method: "POST", url: "/api/quote-requests", payload });
      const { reference } = response.json<{ reference: string }>();
      const [row] = await deps.db
        .update(quoteRequests)
        .set({ isHeld: false, ...changes })
        .where(eq(quoteRequests.reference, reference))
        .returning();
      const mail = { kind: "lead-acknowledgement", to: "v@example.com", subject: name, language: "en" as const };
      const letter = { heading: name, paragraphs: [] };
      const quoteRequestId = row?.id ?? 0;
      await deps.db.transaction((tx) => queueMail(deps, tx, { ...mail, letter, quoteRequestId }));
      return row;
    }
    const find = (name: string) => server().deps.db.select().from(quoteRequests).where(eq(quoteRequests.name, name));
    const mails = (subject: string) => server().deps.db.select().from(emails).where(eq(emails.subject, subject));

    it("goes: a lead 24 months after its last use, with its mails; used or held ones stay", async () => {
      now = new Date("2016-11-16T18:00:00Z");
      const gone = await leave("Old");
      await leave("Held", { isHeld: true });
      await leave("Used", { lastUsedAt: new Date("2017-02-01T00:00:00Z") });
      now = new Date("2018-11-16T17:00:00Z");
      await removeExpired(server().deps);
      expect(await find("Old")).toHaveLength(1);
      now = new Date("2018-11-16T19:00:00Z");
      await removeExpired(server().deps);
      expect([await find("Old"), await mails("Old")]).toEqual([[], []]);
      expect([(await find("Held")).length, (await find("Used")).length, (await mails("Held")).length]).toEqual([
        1, 1, 1,
      ]);
      const [consent] = await server()
        .deps.db.select()
        .from(consents)
        .where(eq(consents.id, gone?.consentId ?? 0));
      expect(consent).toBeDefined();
      const [event] = await server()
        .deps.db.select()
        .from(auditEvents)
        .where(and(eq(auditEvents.action, "retention"), eq(auditEvents.at, now)));
      expect(event?.details).toMatchObject({ quotes: 1 });
    });

    it("goes: a consent after five years, unless a lead that is kept refers to it", async () => {
      now = new Date("2021-11-16T17:00:00Z");
      await removeExpired(server().deps);
      const before = await server().deps.db.$count(consents);
      now = new Date("2021-11-16T19:00:00Z");
      await removeExpired(server().deps);
      expect(await server().deps.db.$count(consents)).toBe(before - 2);
      expect((await find("Held"))[0]?.consentId).not.toBeNull();
    });
  },
  { clock: () => now },
);
