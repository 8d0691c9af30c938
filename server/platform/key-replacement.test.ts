import { randomBytes } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { faultOf, recordIn } from "../../tests/support/audit-trail.ts";
import { mailRow } from "../../tests/support/message-rows.ts";
import { keyOf } from "../../tests/support/seal-unbound.ts";
import { startBeside, startTestApp, type TestApp } from "../../tests/support/test-app.ts";
import { sendEmail } from "../work/outbox/send-email.ts";
import { issueLink } from "../work/private-links/link.ts";
import { messages, requests } from "./db/schema/index.ts";
import type { Delivery } from "./deps/messages.ts";
import { PostponeJob } from "./jobs/outcome.ts";
import { bodyPlace } from "./mail/body-place.ts";

/** Starts a site with one process, and a function that starts another one with these keys, the newest first. */
async function startSite() {
  const server = await startTestApp();
  onTestFinished(server.close);
  const start = async (...[APP_KEY = "", ...former]: string[]) => {
    const process = await startBeside(server, { env: { APP_KEY, APP_KEYS_OLD: former.join(",") } });
    onTestFinished(process.close);
    return process;
  };
  return { server, start, former: keyOf(server), next: randomBytes(32).toString("base64") };
}

/** Sends a quote request to a process; returns it, with the link that the customer got. */
async function makeRequest({ app, deps }: TestApp) {
  const payload = { insuranceType: "life", name: "Rosa", email: "rosa@example.com", phone: "7135550113" };
  const sent = await app.inject({ method: "POST", url: "/api/quote-requests", payload });
  const [request] = await deps.db.select().from(requests).orderBy(desc(requests.id)).limit(1);
  if (!request) throw new Error("there is no request");
  return { request, token: sent.json<{ link: string }>().link.replace("/r/", "") };
}

/** Stores a mail with an encrypted body in a process, and has it sent by another one; returns who sent what. */
async function sendFrom({ deps: author }: TestApp, { deps: worker }: TestApp) {
  const row = mailRow({ status: "queued" });
  const body = JSON.stringify({ text: "secret", html: "<p>secret</p>" });
  const sealedBody = author.keys.seal(body, bodyPlace(row.externalId ?? ""));
  const [mail] = await author.db
    .insert(messages)
    .values({ ...row, sealedBody })
    .returning();
  const sent: unknown[] = [];
  const delivery: Delivery = { deliver: async ({ text }) => void sent.push(text), hasTaken: () => false };
  const outcome = await sendEmail(worker, delivery, { emailId: mail?.number ?? 0 }, { isLast: true }).catch(
    (error: unknown) => error,
  );
  const [after] = await author.db
    .select()
    .from(messages)
    .where(eq(messages.id, mail?.id ?? 0));
  return { outcome, sent, status: after?.status };
}

it("is replaced in two rounds, one process at a time, and each process reads what the others write", async () => {
  const { start, former, next } = await startSite();
  const [one, two] = [await start(former, next), await start(former, next)];
  const early = await makeRequest(one);
  const replaced = await start(next, former);
  for (const process of [one, replaced, two, replaced]) await recordIn(process.deps, "in between");
  const late = await makeRequest(replaced);
  for (const { deps } of [one, replaced]) {
    expect(await issueLink(deps, deps.db, early.request)).toBe(early.token);
    expect(await issueLink(deps, deps.db, late.request)).toBe(late.token);
  }
  expect(await sendFrom(replaced, two)).toMatchObject({ sent: ["secret"], status: "sent" });
  expect(await sendFrom(two, replaced)).toMatchObject({ sent: ["secret"], status: "sent" });
  await start(former, next); // one that has crashed meanwhile
  const last = await start(next, former);
  await recordIn(last.deps, "at the end");
  for (const { deps } of [one, two, replaced, last]) expect(await faultOf(deps)).toBeNull();
});

it("is not replaced under a process that knows the former one alone: that one spoils nothing until its restart", async () => {
  const { server, start, former, next } = await startSite();
  const replaced = await start(next, former);
  await expect(recordIn(server.deps, "refused")).rejects.toMatchObject({ code: "unavailable" });
  const { request, token } = await makeRequest(replaced);
  await expect(issueLink(server.deps, server.deps.db, request)).rejects.toMatchObject({ code: "unavailable" });
  const { outcome, ...mail } = await sendFrom(replaced, server);
  expect(outcome).toBeInstanceOf(PostponeJob);
  expect(mail).toEqual({ sent: [], status: "queued" });

  const restarted = await start(next, former);
  await recordIn(restarted.deps, "goes on");
  expect(await issueLink(restarted.deps, restarted.deps.db, request)).toBe(token);
  expect(await faultOf(restarted.deps)).toBeNull();
});
