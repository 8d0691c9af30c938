import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { describeOnServer } from "../tests/support/test-app.ts";
import { JOBS } from "./all-jobs.ts";
import { sendEmailJob } from "./work/outbox/send-email.ts";

describeOnServer(
  "a job",
  (server) => {
    const rowsOf = async (query: ReturnType<typeof sql>) => (await server().deps.db.execute(query)).rows;

    it("that does not carry what its definition says is given up at once", async () => {
      const { db, jobs } = server().deps;
      await db.transaction((tx) => jobs.send(tx, sendEmailJob, { emailId: "nine" } as never));
      const stored = sql`select state, retry_count, output from jobs.job where data ->> 'emailId' = 'nine'`;
      const givenUp = { state: "failed", retry_count: 0, output: { message: "ZodError" } };
      await expect.poll(() => rowsOf(stored), { timeout: 10_000 }).toEqual([givenUp]);
    });

    it("has a queue with the pace of its definition, and comes by the clock where that has one", async () => {
      const queues = await rowsOf(
        sql`select name, retry_limit, expire_seconds from jobs.queue where name not like '\\_%'`,
      );
      const asDefined = JOBS.map(({ name, pace: { retry } }) => ({
        name,
        retry_limit: retry.retryLimit,
        expire_seconds: retry.expireInSeconds,
      }));
      expect(queues).toEqual(expect.arrayContaining(asDefined));
      const schedules = await rowsOf(sql`select name, cron from jobs.schedule order by name`);
      const byTheClock = JOBS.flatMap(({ name, schedule }) => (schedule ? [{ name, cron: schedule }] : []));
      expect(schedules).toEqual(byTheClock.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
    });
  },
  { env: { SERVICES: "web,worker" } },
);
