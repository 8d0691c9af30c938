import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { BoardTotals, DeskCounts } from "../../../domain/api/work/desk.ts";
import type { LastMessage } from "../../../domain/api/work/leads.ts";
import type { DeskBadge } from "../../../domain/api/work/live.ts";
import { contactRow, quoteRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, logInAs, makeUser } from "../../../tests/support/test-app.ts";
import { messages, premiums, requests } from "../../platform/db/schema/index.ts";

type Row = { reference: string; lastMessage: LastMessage | null };

describeOnServer("the list of the inbox", (server) => {
  let cookie = "";
  let numbers = 900;
  const ask = async <T>(url: string, as = cookie) =>
    (await server().app.inject({ url, headers: { cookie: as } })).json<T>();
  const at = (minutes: number) => new Date(Date.UTC(2026, 9, 1, 12, minutes));

  async function requestIdOf(reference: string): Promise<number> {
    const [row] = await server().deps.db.select().from(requests).where(eq(requests.reference, reference));
    return row?.id ?? 0;
  }
  async function say(reference: string, minutes: number, text: string, changes: object = {}): Promise<void> {
    const message = { channel: "email", direction: "in", kind: "inbound", from: "a@example.com", to: "b@example.com" };
    await server()
      .deps.db.insert(messages)
      .values({
        ...(message as { channel: "email"; direction: "in"; kind: string; from: string; to: string }),
        status: "received",
        number: numbers++,
        text,
        timestamp: at(minutes),
        requestId: await requestIdOf(reference),
        externalId: `<${numbers}@example.com>`,
        ...changes,
      });
  }

  beforeAll(async () => {
    cookie = await logInAs(server().app);
    const now = server().deps.clock();
    const common = (reference: string) => ({ reference, contentHash: reference, requestDate: now, lastUsedAt: now });
    await server()
      .deps.db.insert(requests)
      .values([
        quoteRow({ ...common("Q-I1"), stage: "quoted", waitsFor: "us", waitsSince: now }),
        quoteRow({ ...common("Q-I2"), stage: "quoted" }),
        quoteRow({ ...common("Q-I3"), stage: "won", confirmedAt: now }),
        contactRow({ ...common("C-I1"), message: "Hail on\n  the roof. " + "Much of it. ".repeat(30) }),
        contactRow({ ...common("C-I2"), isSuspect: true, stage: "contacted", waitsFor: "us", waitsSince: now }),
      ]);
  });

  it("has the beginning of the last message of each conversation, without quotes and automatic ones", async () => {
    await say("Q-I1", 1, "First words");
    await say("Q-I1", 2, "Yes,\nplease  call me\n\nOn Monday, Oct 5, 2026 at 9:00 AM Ana <a@b.com> wrote:\n> When?");
    await say("Q-I1", 3, "I am away", { isAutomatic: true });
    await say("Q-I1", 4, "Deleted", { deletedAt: at(5) });
    await say("Q-I2", 1, "Thank you for your request", {
      kind: "lead-acknowledgement",
      direction: "out",
      status: "sent",
    });
    const quotes = await ask<Row[]>("/api/quote-requests");
    const lastOf = (reference: string) => quotes.find((row) => row.reference === reference)?.lastMessage;
    expect(lastOf("Q-I1")).toEqual({ text: "Yes, please call me", direction: "in" });
    expect(lastOf("Q-I2")).toBeNull();
    await say("Q-I2", 2, "Here is your price", { kind: "answer", direction: "out", status: "sent" });
    const again = (await ask<Row[]>("/api/quote-requests")).find(({ reference }) => reference === "Q-I2");
    expect(again?.lastMessage).toEqual({ text: "Here is your price", direction: "out" });
  });

  it("has what was written in the form before the first message, cut to one line", async () => {
    const [contact] = await ask<Row[]>("/api/contact-requests");
    expect(contact?.lastMessage?.text).toMatch(/^Hail on the roof\. Much of it\. .{100,140}…$/);
  });

  it("shows no content of mails to a role that may not read them", async () => {
    const { cookie: trainee } = await makeUser(server(), "trainee");
    const rows = await ask<Row[]>("/api/quote-requests", trainee);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ lastMessage }) => lastMessage)).toEqual([]);
  });

  it("is counted by one definition: the badge says what the view says", async () => {
    const { quotes, contacts } = await ask<DeskCounts>("/api/desk-counts");
    const { needsReply } = await ask<DeskBadge>("/api/desk-badge");
    expect(needsReply).toBe(quotes.waiting + contacts.waiting);
    const listed = await Promise.all(
      ["quote", "contact"].map((kind) => ask<Row[]>(`/api/${kind}-requests?view=waiting`)),
    );
    expect(needsReply).toBe(listed.flat().length);
  });

  it("sums up the board's columns over all their requests, for a year", async () => {
    const premium = async (reference: string, cents: number, months: number, isChosen = false) =>
      server()
        .deps.db.insert(premiums)
        .values({ requestId: await requestIdOf(reference), carrier: "Germania", cents, months, isChosen });
    await premium("Q-I1", 60_000, 6);
    await premium("Q-I1", 100_000, 12);
    await premium("Q-I2", 90_000, 12);
    await premium("Q-I2", 50_000, 6, true);
    const totals = await ask<BoardTotals>("/api/desk-board");
    expect(totals).toMatchObject({
      quoted: { count: 2, yearlyCents: 200_000 },
      won: { count: 1, yearlyCents: 0 },
      lost: { count: 0, yearlyCents: 0 },
    });
    expect((await ask<BoardTotals>("/api/desk-board?language=es")).quoted.count).toBe(0);
  });
});
