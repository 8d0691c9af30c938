import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import { agentOnboarding, messages, users } from "../../platform/db/schema/index.ts";
import { nudgeQuietAgents } from "./nudge-quiet-agents.ts";

const HOUR_MS = 3_600_000;
/** A Monday, nine in the morning in Houston. */
const monday = new Date("2026-11-16T15:00:00Z");
let now = monday;
let made = 0;

describeOnServer(
  "a nudge",
  (server) => {
    type Agent = { lastActiveAt?: Date; timezone?: string; isCompleted?: boolean };
    const eightDaysAgo = new Date(monday.getTime() - 8 * 24 * HOUR_MS);

    async function quietAgent(onboarding: Agent = {}, account: Partial<typeof users.$inferInsert> = {}) {
      const { db } = server().deps;
      const { id } = await makeUser(server(), "trainee");
      const email = `quiet-${made++}@example.com`;
      await db
        .update(users)
        .set({ email, ...account })
        .where(eq(users.id, id));
      await db.insert(agentOnboarding).values({ userId: id, lastActiveAt: eightDaysAgo, ...onboarding });
      return { id, email };
    }
    const mailsTo = (email: string) => server().deps.db.select().from(messages).where(eq(messages.to, email));
    async function run(at: Date) {
      now = at;
      await nudgeQuietAgents(server().deps);
    }

    it("goes out after seven quiet days, once, however often the job runs", async () => {
      const { email } = await quietAgent();
      const recent = await quietAgent({ lastActiveAt: new Date(monday.getTime() - 7 * 24 * HOUR_MS + 1) });
      await run(monday);
      expect(await mailsTo(recent.email)).toEqual([]);
      await Promise.all([run(monday), run(monday)]);
      await run(new Date(monday.getTime() + HOUR_MS));
      expect(await mailsTo(email)).toHaveLength(1);
      expect(await mailsTo(recent.email)).toHaveLength(1);
      const [mail] = await mailsTo(email);
      expect(mail).toMatchObject({ kind: "onboarding-nudge", subject: "Your onboarding is waiting for you" });
      expect(mail?.text).toContain("/agent-onboarding?tab=learning-path");
    });

    it("goes out again only after the agent was back and has been quiet for another week", async () => {
      const { id, email } = await quietAgent();
      await run(monday);
      const back = new Date(monday.getTime() + 24 * HOUR_MS);
      await server().deps.db.update(agentOnboarding).set({ lastActiveAt: back }).where(eq(agentOnboarding.userId, id));
      await run(new Date(back.getTime() + 6 * 24 * HOUR_MS));
      expect(await mailsTo(email)).toHaveLength(1);
      await run(new Date(back.getTime() + 7 * 24 * HOUR_MS));
      expect(await mailsTo(email)).toHaveLength(2);
    });

    it("is written in the agent's language", async () => {
      const { email } = await quietAgent({}, { language: "es", firstName: "Rosa" });
      await run(monday);
      const [mail] = await mailsTo(email);
      expect(mail).toMatchObject({ subject: "Su capacitación inicial lo espera", language: "es" });
      expect(mail?.text).toContain("Rosa, su siguiente paso está listo");
    });

    it("is not for those who are done, deactivated or without an address", async () => {
      const done = await quietAgent({ isCompleted: true });
      const gone = await quietAgent({}, { isActive: false });
      const unreachable = await quietAgent({}, { email: null });
      await run(monday);
      expect([...(await mailsTo(done.email)), ...(await mailsTo(gone.email))]).toEqual([]);
      expect(await mailsTo(unreachable.email)).toEqual([]);
    });

    it.each([
      ["America/Chicago", "2026-11-16T14:59:00Z", 0],
      ["America/Chicago", "2026-11-16T15:00:00Z", 1],
      ["America/Los_Angeles", "2026-11-16T16:00:00Z", 0],
      ["America/Los_Angeles", "2026-11-16T17:00:00Z", 1],
      ["Asia/Kolkata", "2026-11-16T15:00:00Z", 0],
      ["Asia/Kolkata", "2026-11-17T04:00:00Z", 1],
      ["America/Chicago", "2026-11-21T18:00:00Z", 0],
      // Daylight saving time begins on March 14, 2027: from then on nine o'clock is an hour earlier in UTC.
      ["America/Chicago", "2027-03-12T14:30:00Z", 0],
      ["America/Chicago", "2027-03-15T14:30:00Z", 1],
    ])("waits for working time where the agent is: %s at %s", async (timezone, at, count) => {
      const { email } = await quietAgent({ timezone });
      await run(new Date(at));
      expect(await mailsTo(email)).toHaveLength(count);
    });

    it("comes by the clock, every hour", async () => {
      const { rows } = await server().deps.db.execute(
        sql`select cron from jobs.schedule where name = 'nudge-quiet-agents'`,
      );
      expect(rows).toEqual([{ cron: "5 * * * *" }]);
    });
  },
  { clock: () => now },
);
