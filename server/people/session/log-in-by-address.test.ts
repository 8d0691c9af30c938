import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { cookieOf, describeOnServer, startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { auditEvents, users } from "../../platform/db/schema/index.ts";
import { hashPassword } from "./passwords.ts";

const PASSWORD = "blue-wagon-forty-two";
const hash = hashPassword(PASSWORD);

async function addAccount({ deps }: TestApp, account: Partial<typeof users.$inferInsert> & { username: string }) {
  const person = { password: await hash, firstName: "Rosa", lastName: "Vela", ...account };
  const [row] = await deps.db.insert(users).values(person).returning({ id: users.id });
  return row?.id;
}
const logIn = ({ app }: TestApp, username: string, password = PASSWORD) =>
  app.inject({ method: "POST", url: "/api/login", payload: { username, password } });

describeOnServer("a login by e-mail address", (server) => {
  it("opens the account, in any case and with spaces around, and is recorded as one by username", async () => {
    const id = await addAccount(server(), { username: "rosa", email: "Rosa.Vela@Example.com" });
    for (const typed of ["rosa.vela@example.com", "  ROSA.VELA@EXAMPLE.COM ", "Rosa"]) {
      const answer = await logIn(server(), typed);
      expect(answer.json()).toMatchObject({ id, username: "rosa" });
      expect(cookieOf(answer)).not.toBe("");
    }
    expect((await logIn(server(), "rosa.vela@example.com", "wrong-password")).statusCode).toBe(401);
    const [failed] = await server().deps.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    expect(failed).toMatchObject({ action: "login.failed", details: { username: "rosa" } });
  });

  it("takes an address that is longer than any username", async () => {
    const email = `${"r".repeat(64)}@${"long.".repeat(12)}example.com`;
    const id = await addAccount(server(), { username: "long-address", email });
    expect((await logIn(server(), email)).json()).toMatchObject({ id });
  });

  it("asks for the second factor as well", async () => {
    await addAccount(server(), { username: "two-steps", email: "two@example.com", totpEnabledAt: new Date() });
    expect((await logIn(server(), "two@example.com")).json()).toEqual({ secondFactor: true });
  });

  it("N3: opens neither of two accounts that share it, and says no more than of a wrong password", async () => {
    await addAccount(server(), { username: "first", email: "office@example.com" });
    await addAccount(server(), { username: "second", email: "Office@example.com" });
    const shared = await logIn(server(), "office@example.com");
    const unknown = await logIn(server(), "nobody@example.com");
    expect(shared.statusCode).toBe(401);
    expect(shared.body).toBe(unknown.body);
    expect((await logIn(server(), "first")).statusCode).toBe(200);
  });

  it("is not kept from by a deactivated account with the same address, which stays closed itself", async () => {
    const formerly = { username: "formerly", email: "desk@example.com", isActive: false };
    await addAccount(server(), formerly);
    expect((await logIn(server(), "desk@example.com")).statusCode).toBe(401);
    const id = await addAccount(server(), { username: "today", email: "desk@example.com" });
    expect((await logIn(server(), "desk@example.com")).json()).toMatchObject({ id });
  });

  it("gives way to a username that is spelled like the address", async () => {
    const id = await addAccount(server(), { username: "ines@example.com" });
    const other = await addAccount(server(), { username: "other", email: "ines@example.com" });
    expect((await logIn(server(), "ines@example.com")).json()).toMatchObject({ id });
    await server()
      .deps.db.update(users)
      .set({ password: await hashPassword("another-wagon-43") })
      .where(eq(users.id, other ?? 0));
    expect((await logIn(server(), "ines@example.com", "another-wagon-43")).statusCode).toBe(401);
  });
});

describe("N4: failed logins by e-mail address", () => {
  it("count for the account, not for what was typed", async () => {
    const server = await startTestApp({ env: { RATE_LIMIT_SCALE: "1" } });
    await addAccount(server, { username: "rosa", email: "rosa@example.com" });
    const spellings = ["rosa", "rosa@example.com", "ROSA@example.com"];
    for (let i = 0; i < 10; i++) {
      expect((await logIn(server, spellings[i % 3] ?? "", "wrong-password")).statusCode).toBe(401);
    }
    for (const spelling of spellings) expect((await logIn(server, spelling)).statusCode).toBe(429);
    await server.close();
  });
});
