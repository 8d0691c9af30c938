import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pino from "pino";
import { expect, it } from "vitest";
import { boot } from "../../server/boot.ts";
import {
  messages,
  messageTemplates,
  requests,
  sequenceRuns,
  sequences,
} from "../../server/platform/db/schema/index.ts";
import { runDue } from "../../server/work/sequences/run-due.ts";
import { query } from "../support/postgres-server.ts";
import { startSite } from "../support/site-process.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { quoteRow } from "../support/request-rows.ts";
import { freshDatabase } from "../support/test-app.ts";
import { testEnv } from "../support/test-env.ts";

const MAILS = 80;
/**
 * The number of mails accepted at once. The next ones wait until the click was answered, so that some are always left.
 */
const FREE = 40;
const ADDRESS = "rosa@example.com";

/** Queues the mails of a sequence to one address on their due day; returns an unsubscribe token. */
async function writeAll(env: Record<string, string>): Promise<string> {
  const { deps, close } = await boot(testEnv(env), { log: pino({ level: "silent" }) });
  const now = deps.clock();
  const words = { channel: "email", name: "Price", subject: "{reference}", body: "Hello {firstName}." } as const;
  const [template] = await deps.db.insert(messageTemplates).values(words).returning();
  const steps = [{ day: 0, do: "email" as const, templateId: template?.id ?? 0 }];
  const rule = { name: "After a quote", stage: "quoted", isActive: true, steps } as const;
  const [sequence] = await deps.db.insert(sequences).values(rule).returning();
  const leads = Array.from({ length: MAILS }, (_, n) => ({
    reference: `Q-T${1000 + n}`,
    contentHash: String(n),
    insuranceType: "auto" as const,
    name: "Rosa Vela",
    zipCode: "77008",
    email: ADDRESS,
    stage: "quoted" as const,
    requestDate: now,
    lastUsedAt: now,
  }));
  const quotes = await deps.db.insert(requests).values(leads.map(quoteRow)).returning({ id: requests.id });
  const runs = quotes.map(({ id }) => ({
    sequenceId: sequence?.id ?? 0,
    requestId: id,
    startedAt: now,
    nextAt: now,
  }));
  await deps.db.insert(sequenceRuns).values(runs);
  await runDue(deps);
  const written = await deps.db.select().from(messages);
  await close();
  expect(written).toHaveLength(MAILS);
  return /token=([^>]+)>/.exec(written[0]?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
}

it("D7: who opts out while two processes send gets nothing that had not begun to leave", async () => {
  const sink = await startSmtpSink();
  const answered = Promise.withResolvers<void>();
  sink.beforeAnswer.wait = () => (sink.mails.length > FREE ? answered.promise : wait(20));
  const { env, drop } = await freshDatabase();
  const token = await writeAll(env);
  const other = mkdtempSync(join(tmpdir(), "bluebonnet-opt-out-"));
  cpSync(join(env["DATA_DIR"] ?? "", "app.key"), join(other, "app.key"));
  const sites = await Promise.all(
    [env["DATA_DIR"] ?? "", other].map((folder) => startSite({ ...env, DATA_DIR: folder, SMTP_URL: sink.url })),
  );
  await expect.poll(() => sink.mails.length, { interval: 5 }).toBeGreaterThan(2);
  const click = await fetch(`${sites[1]?.url}/api/sequences/unsubscribe?token=${token}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  const over = Date.now();
  answered.resolve();
  expect(click.status).toBe(200);
  const rows = async () =>
    (
      await query<{ status: string; leaving_at: Date }>(
        env["DATABASE_URL"] ?? "",
        "select status, leaving_at from messages",
      )
    ).rows;
  await expect.poll(async () => (await rows()).filter(({ status }) => status === "queued")).toEqual([]);
  const sent = (await rows()).filter(({ status }) => status === "sent");
  expect(sent.filter(({ leaving_at }) => leaving_at.getTime() > over)).toEqual([]);
  expect(sink.mails).toHaveLength(sent.length);
  expect((await rows()).filter(({ status }) => status === "cancelled")).toHaveLength(MAILS - sent.length);
  expect(sent.length).toBeLessThan(MAILS);
  await Promise.all(sites.map((site) => site.stop()));
  await sink.close();
  await drop();
  rmSync(other, { recursive: true, force: true });
});
