import pg from "pg";
import { expect, it, vi } from "vitest";
import { mailRow, textRow } from "../../../tests/support/message-rows.ts";
import { quoteRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, logInAs } from "../../../tests/support/test-app.ts";
import { customers, messages, requests } from "../../platform/db/schema/index.ts";

type Query = { text: string; submit(connection: unknown): unknown };

/** Records the database queries about requests and messages during `work`. */
async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
  const submit = vi.spyOn((pg.Query as unknown as { prototype: Query }).prototype, "submit");
  await work();
  const asked = (submit.mock.contexts as Query[]).map(({ text }) => text);
  submit.mockRestore();
  return asked.filter((text) => /"(messages|requests)"/.test(text));
}

describeOnServer("to read messages", (server) => {
  const now = new Date("2026-11-16T18:00:00Z");
  let made = 0;
  async function customerWithRequest() {
    const { db } = server().deps;
    const [customer] = await db.insert(customers).values({ name: "Rosa", language: "en" }).returning();
    const reference = `Q-READ${made++}`;
    const row = { reference, contentHash: reference, requestDate: now, lastUsedAt: now, customerId: customer?.id ?? 0 };
    const [request] = await db.insert(requests).values(quoteRow(row)).returning();
    return { customerId: customer?.id ?? 0, requestId: request?.id ?? 0, reference };
  }
  const get = async (url: string) => {
    const headers = { cookie: await logInAs(server().app) };
    const answer = await server().app.inject({ url, headers });
    expect(answer.statusCode).toBe(200);
    return answer;
  };

  it("in a conversation asks for mails and texts at once, and for no HTML, which it does not show", async () => {
    const { requestId, reference } = await customerWithRequest();
    const mails = [1, 2, 3].map(() => mailRow({ requestId, html: "<p>Hi</p>" }));
    await server()
      .deps.db.insert(messages)
      .values([...mails, textRow({ requestId })]);
    await get(`/api/quote-requests/${reference}`);
    const asked = await queriesOf(async () => {
      const opened = await get(`/api/quote-requests/${reference}`);
      expect(opened.json<{ thread: object[] }>().thread).toHaveLength(4);
    });
    const threads = asked.filter((text) => text.includes('"media_url"'));
    expect(threads).toHaveLength(1);
    expect(asked.filter((text) => text.includes('"html"'))).toEqual([]);
  });

  it("and to begin an answer holds nobody up: nothing is locked", async () => {
    const { reference } = await customerWithRequest();
    const asked = await queriesOf(() => get(`/api/quote-requests/${reference}/answer`));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((text) => /\bfor (no key )?(update|share)\b/i.test(text))).toEqual([]);
  });

  it("that wait to be sorted takes as many questions for many as for one", async () => {
    const { db } = server().deps;
    const add = async () => {
      const { customerId } = await customerWithRequest();
      const mail = { direction: "in", status: "received", isUnsorted: true, suggestedCustomerId: customerId } as const;
      await db.insert(messages).values(mailRow({ ...mail, html: "<p>Hi</p>" }));
    };
    const ask = () => queriesOf(() => get("/api/unsorted-mails"));
    await add();
    await ask();
    const one = await ask();
    for (let n = 0; n < 4; n++) await add();
    const many = await ask();
    expect((await get("/api/unsorted-mails")).json()).toMatchObject(
      Array.from({ length: 5 }, () => ({ suggestion: { name: "Rosa" } })),
    );
    expect(many).toHaveLength(one.length);
    expect(many.filter((text) => text.includes('"html",'))).toEqual([]);
  });
});
