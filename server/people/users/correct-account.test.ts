import { desc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { ROLES } from "../../../domain/platform/permissions.ts";
import { PROTECTED_ADMIN_ID } from "../../../domain/platform/limits.ts";
import { textWith } from "../../../tests/support/matchers.ts";
import { describeOnServer, logInAs, makeUser } from "../../../tests/support/test-app.ts";
import { auditEvents, messages, passwordResets, teamEntries, users } from "../../platform/db/schema/index.ts";
import { hashToken } from "../session/session-store.ts";

describeOnServer("a colleague's name and e-mail address", (server) => {
  let admin: Promise<string> | undefined;
  const correct = async (id: number, payload: object, cookie?: string) =>
    server().app.inject({
      method: "PATCH",
      url: `/api/users/${id}`,
      payload,
      headers: { cookie: cookie ?? (await (admin ??= logInAs(server().app))) },
    });
  const accountOf = async (id: number) =>
    (await server().deps.db.select().from(users).where(eq(users.id, id)))[0] ?? expect.fail("no account");
  const mailsOf = async () =>
    (
      await server().deps.db.select().from(messages).where(eq(messages.kind, "address-change")).orderBy(messages.id)
    ).map(({ to, language, text }) => ({ to, language, text }));
  async function hire(email: string | null, language: "en" | "es" = "en") {
    const made = await makeUser(server(), "agent");
    await server().deps.db.update(users).set({ email, language }).where(eq(users.id, made.id));
    return made;
  }

  it("are corrected by an admin, in force at once, while the colleague stays logged in, and recorded by field", async () => {
    const { id, cookie } = await hire("rosa@example.com");
    const answer = await correct(id, { firstName: " Rosa ", lastName: "Vela", email: "rosa@example.com" });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id, firstName: "Rosa", lastName: "Vela", sessions: 1 });
    const own = await server().app.inject({ url: "/api/user", headers: { cookie } });
    expect(own.json()).toMatchObject({ firstName: "Rosa", lastName: "Vela" });
    const [event] = await server().deps.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    expect(event).toMatchObject({
      action: "user.correct",
      subjectId: String(id),
      details: { changed: ["firstName", "lastName"] },
    });
    expect(JSON.stringify(event?.details)).not.toContain("Vela");
    expect(await mailsOf()).toEqual([]);
  });

  it("are told at the former and the new address, in the colleague's language, neither naming the other", async () => {
    const { id } = await hire("antes@example.com", "es");
    expect((await correct(id, { email: "Despues@example.com" })).json()).toMatchObject({
      email: "Despues@example.com",
    });
    const { username } = await accountOf(id);
    const [former, current] = await mailsOf();
    expect(former).toMatchObject({ to: "antes@example.com", language: "es", text: textWith(username) });
    expect(current).toMatchObject({ to: "Despues@example.com", language: "es", text: textWith(username) });
    expect(former?.text).not.toContain("Despues@example.com");
    expect(current?.text).not.toContain("antes@example.com");
    const before = (await mailsOf()).length;
    await correct(id, { email: "" });
    expect((await accountOf(id)).email).toBeNull();
    expect((await mailsOf()).slice(before).map(({ to }) => to)).toEqual(["Despues@example.com"]);
  });

  it("N11: end the reset links of the former address, and only when the address changes", async () => {
    const { db } = server().deps;
    const { id } = await hire("old@example.com");
    const link = { tokenHash: hashToken(`reset-${id}`), userId: id, expiresAt: new Date(Date.now() + 3_600_000) };
    await db.insert(passwordResets).values(link);
    await correct(id, { firstName: "Rosa" });
    expect(await db.$count(passwordResets, eq(passwordResets.userId, id))).toBe(1);
    await correct(id, { email: "new@example.com" });
    expect(await db.$count(passwordResets, eq(passwordResets.userId, id))).toBe(0);
  });

  it("may be an address that another account has, as when accounts are created", async () => {
    await hire("office@example.com");
    const { id } = await hire(null);
    expect((await correct(id, { email: "office@example.com" })).statusCode).toBe(200);
  });

  it("keep the confirmation of who stands on the site, because an admin has entered the name", async () => {
    const { db, clock } = server().deps;
    const { id } = await hire(null);
    const entry = { userId: id, isAgreed: true, languages: ["en" as const], licenseNumber: "1", confirmedAt: clock() };
    await db.insert(teamEntries).values(entry);
    await correct(id, { firstName: "Marisol" });
    const [kept] = await db.select().from(teamEntries).where(eq(teamEntries.userId, id));
    expect(kept?.confirmedAt).not.toBeNull();
    await expect.poll(() => JSON.stringify(server().deps.content.current().team)).toContain("Marisol");
  });

  it("are validated, and nothing is recorded when nothing changes", async () => {
    const { id } = await hire("same@example.com");
    expect((await correct(id, { firstName: "" })).json()).toMatchObject({
      fields: { firstName: textWith("required") },
    });
    expect((await correct(id, { email: "nobody" })).statusCode).toBe(400);
    const { db } = server().deps;
    const before = await db.$count(auditEvents);
    expect((await correct(id, { email: "same@example.com" })).statusCode).toBe(200);
    expect(await db.$count(auditEvents)).toBe(before);
  });

  it("Z1: are corrected by admins only, and by nobody at their own account or at a closed one", async () => {
    const { id } = await hire(null);
    for (const role of ROLES.filter((each) => each !== "admin")) {
      const { cookie } = await makeUser(server(), role);
      expect((await correct(id, { firstName: "No" }, cookie)).statusCode).toBe(403);
    }
    const own = await makeUser(server(), "admin");
    const refused = await correct(own.id, { email: "mine@example.com" }, own.cookie);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ error: textWith("profile") });
    await server().deps.db.update(users).set({ isActive: false }).where(eq(users.id, id));
    expect((await correct(id, { firstName: "No" })).statusCode).toBe(404);
    expect((await correct(999_999, { firstName: "No" })).statusCode).toBe(404);
  });

  it("leave the protected account what it is: neither role nor state can be sent along", async () => {
    const other = await makeUser(server(), "admin");
    const sent = { lastName: "Owner", role: "agent", isActive: false };
    expect((await correct(PROTECTED_ADMIN_ID, sent, other.cookie)).statusCode).toBe(200);
    expect(await accountOf(PROTECTED_ADMIN_ID)).toMatchObject({ lastName: "Owner", role: "admin", isActive: true });
  });
});
