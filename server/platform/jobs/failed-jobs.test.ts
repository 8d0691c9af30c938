import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import type { FailedJob } from "../../../domain/api/operations/jobs.ts";
import { describeOnServer, logInAs } from "../../../tests/support/test-app.ts";
import { sendEmailJob } from "../../work/outbox/send-email.ts";

describeOnServer("a job that was given up", (server) => {
  async function giveUpJob(emailId: number): Promise<string> {
    const { db, jobs } = server().deps;
    await db.transaction((tx) => jobs.send(tx, sendEmailJob, { emailId }));
    const found = await db.execute<{ id: string }>(sql`
      update jobs.job set state = 'failed', completed_on = now()
      where data ->> 'emailId' = ${String(emailId)} returning id`);
    return found.rows[0]?.id ?? "";
  }
  async function call(method: "GET" | "POST", path = "") {
    const headers = { cookie: await logInAs(server().app) };
    return server().app.inject({ method, url: `/api/failed-jobs${path}`, headers });
  }
  const failedIds = async () => (await call("GET")).json<FailedJob[]>().map(({ id }) => id);
  const eventsOf = async (id: string) => {
    const found = await server().deps.db.execute(sql`
      select actor_name, details from audit_events where action = 'job.retry' and subject_id = ${id}`);
    return found.rows;
  };

  it("gets another try once, and it is written down who gave it", async () => {
    const id = await giveUpJob(900_001);
    const answers = await Promise.all([call("POST", `/${id}/retry`), call("POST", `/${id}/retry`)]);
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await failedIds()).not.toContain(id);
    expect(await eventsOf(id)).toEqual([{ actor_name: "admin", details: { name: "send-email" } }]);
  });

  it("D3: gets none when that cannot be written down", async () => {
    const id = await giveUpJob(900_002);
    const { deps } = server();
    const { clock } = deps;
    const cookie = await logInAs(server().app);
    deps.clock = () => {
      throw new Error("no time for an event");
    };
    const url = `/api/failed-jobs/${id}/retry`;
    const answer = await server().app.inject({ method: "POST", url, headers: { cookie } });
    deps.clock = clock;
    expect(answer.statusCode).toBe(500);
    expect(await failedIds()).toContain(id);
    expect(await eventsOf(id)).toEqual([]);
  });
});
