import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { logInAs, makeUser, startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { blogPosts, messages, registrationRequests, users } from "../../platform/db/schema/index.ts";
import { mailRow } from "../../../tests/support/message-rows.ts";
import { valueIn } from "../../../domain/platform/typed-records.ts";

const SERVERS: { what: string; env: Record<string, string>; isMailed: boolean }[] = [
  { what: "with a mail server", env: { SMTP_URL: "smtp://127.0.0.1:2525" }, isMailed: true },
  { what: "without a mail server", env: {}, isMailed: false },
];

describe.each(SERVERS)("$what", ({ env, isMailed }) => {
  let server: TestApp;
  let cookie: string;
  beforeAll(async () => {
    server = await startTestApp({ env });
    cookie = await logInAs(server.app);
  });
  afterAll(() => server.close());
  const post = async (url: string, payload: object = {}) =>
    (await server.app.inject({ method: "POST", url: `/api${url}`, payload, headers: { cookie } })).json<object>();

  it(`an invitation says that it is mailed: ${isMailed}; also when it is made again or follows a request`, async () => {
    const made = await post("/invitations", { email: "ana@example.com", role: "agent" });
    expect(made).toMatchObject({ isMailed, link: expect.stringContaining("/auth?invite=") });
    expect(await post(`/invitations/${String(valueIn(made, "id"))}/resend`)).toMatchObject({ isMailed });
    await post("/registration-requests", {
      username: "nora",
      email: "nora@example.com",
      firstName: "Nora",
      lastName: "Example",
    });
    const [asked] = await server.deps.db.select().from(registrationRequests);
    expect(await post(`/registration-requests/${asked?.id}/approve`)).toMatchObject({ isMailed });
  });

  it(`a link for a new password says so: ${isMailed}; never for an account without an address`, async () => {
    const { id } = await makeUser(server, "agent");
    expect(await post(`/users/${id}/reset-link`)).toMatchObject({ isMailed: false });
    await server.deps.db.update(users).set({ email: "a@example.com" }).where(eq(users.id, id));
    expect(await post(`/users/${id}/reset-link`)).toMatchObject({ isMailed });
    for (const account of ["a@example.com", "nobody@example.com"])
      expect(await post("/password-resets", { account })).toEqual({ ok: true, isMailed });
  });

  it(`the newsletter says so: ${isMailed}`, async () => {
    expect(await post("/newsletter-subscriptions", { email: "r@example.com" })).toEqual({ ok: true, isMailed });
    const [article] = await server.deps.db.select().from(blogPosts).limit(1);
    expect(await post(`/content/posts/${article?.id}/newsletter`)).toEqual({ ok: true, isMailed });
  });

  it(`a message that is sent again is on its way: ${isMailed}`, async () => {
    const mail = mailRow({ status: "unconfigured" });
    const [row] = await server.deps.db.insert(messages).values(mail).returning();
    expect(await post(`/emails/${row?.number}/retry`)).toEqual({ ok: true, isOnItsWay: isMailed });
  });
});
