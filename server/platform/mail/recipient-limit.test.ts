import { eq } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { requests, messages, passwordResets, users } from "../db/schema/index.ts";
import { notifyOfLead } from "../../work/leads/notify-of-lead.ts";
import { isText } from "../../../tests/support/message-rows.ts";
import { AGREED } from "../../../tests/support/agreed.ts";

const ASKERS = 200;
/** Addresses of one mailbox. */
const VICTIM = ["victim@example.com", "Victim@Example.com", "victim+spam@example.com", "v.ictim@example.com"];
const isVictims = ({ to }: { to: string }) => VICTIM.includes(to) || VICTIM.includes(to.toLowerCase());

/** Runs the work ten at a time, as many as the pool has connections: more would only wait for one. */
async function inTens(count: number, work: (i: number) => Promise<void>): Promise<void> {
  const next = Array.from({ length: count }, (_, i) => i).values();
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      for (const i of next) await work(i);
    }),
  );
}

describe("W14: 200 askers, one recipient", () => {
  let server: TestApp;
  const lines: string[] = [];
  beforeAll(async () => {
    const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
    server = await startTestApp({ env: { RATE_LIMIT_SCALE: "1" }, log });
  });
  afterAll(() => server.close());

  /** Sends a request per asker, ten at a time, each from its own IP address; all must get the same status. */
  async function everybodyAsks(url: string, payload: (i: number) => object): Promise<void> {
    const statuses: number[] = [];
    await inTens(ASKERS, async (i) => {
      const remoteAddress = `198.51.${url.length}.${i}`;
      const answer = await server.app.inject({ method: "POST", url: `/api${url}`, payload: payload(i), remoteAddress });
      statuses.push(answer.statusCode);
    });
    expect([200, 201]).toContain(statuses[0]);
    expect(statuses).toEqual(Array<number>(ASKERS).fill(statuses[0] ?? 0));
  }
  const sent = async (kind: string) => server.deps.db.select().from(messages).where(eq(messages.kind, kind));
  const forgetCounts = () => server.deps.db.execute("delete from rate_limits");

  it("thanks for five requests an hour, by mail and by text, and the office hears of all", async () => {
    await everybodyAsks("/contact-requests", (i) => ({
      firstName: "Vic",
      lastName: `Tim ${i}`,
      email: VICTIM[i % VICTIM.length],
      phone: "713-555-0199",
      inquiryType: "question",
      message: `Please write to me, ${i}.`,
      ...AGREED,
    }));
    const leads = await server.deps.db.select({ id: requests.number }).from(requests);
    expect(leads).toHaveLength(ASKERS);
    await inTens(ASKERS, (i) => notifyOfLead(server.deps, { kind: "contact", id: leads[i]?.id ?? 0 }));
    expect((await sent("lead-acknowledgement")).filter(isVictims)).toHaveLength(5);
    expect(await server.deps.db.$count(messages, isText)).toBe(5);
    expect(await sent("lead-notification")).toHaveLength(ASKERS);
    expect(lines.join("")).toContain("had enough of them");
    expect(lines.join("")).not.toMatch(/victim/i);
  });

  it("asks five times whether the newsletter is wanted", async () => {
    await forgetCounts();
    await everybodyAsks("/newsletter-subscriptions", (i) => ({ email: VICTIM[i % VICTIM.length] }));
    expect(await sent("newsletter-confirmation")).toHaveLength(5);
  });

  it("sends five links for a forgotten password, and all of them stay good", async () => {
    await forgetCounts();
    await server.deps.db.update(users).set({ email: VICTIM[0] }).where(eq(users.id, 4));
    await everybodyAsks("/password-resets", () => ({ account: "admin" }));
    expect(await sent("password-reset")).toHaveLength(5);
    const links = () => server.deps.db.select().from(passwordResets).orderBy(passwordResets.tokenHash);
    const before = await links();
    expect(before.filter(({ userId, usedAt }) => userId === 4 && usedAt === null)).toHaveLength(5);
    await everybodyAsks("/password-resets", () => ({ account: "admin" }));
    expect(await links()).toEqual(before);
  });

  it("counts all kinds together: who had five of one gets none of another", async () => {
    await everybodyAsks("/newsletter-subscriptions", () => ({ email: "victim@example.com" }));
    expect(await sent("newsletter-confirmation")).toHaveLength(5);
  });
});
