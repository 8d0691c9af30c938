import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { describe, expect, it, onTestFinished } from "vitest";
import { auditEvents, passkeys, users } from "../../server/platform/db/schema/index.ts";
import { CHILD_ENV } from "../support/child-env.ts";
import { startSite } from "../support/site-process.ts";
import { cookieOf, freshDatabase, logInAs, startTestApp } from "../support/test-app.ts";
import { ADMIN_PASSWORD } from "../support/test-env.ts";
import { usedFolder } from "../support/used-folder.ts";
import { textLike } from "../support/matchers.ts";

const script = fileURLToPath(new URL("../../build/program/reset-admin.js", import.meta.url));

/** Runs the command as `npm run reset-admin` does; returns its exit code and output. */
async function resetAdmin(env: Record<string, string>, ...args: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [script, ...args], { env: { ...CHILD_ENV, ...env } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number>((resolve) => child.once("close", (status) => resolve(status ?? -1)));
  return { code, output };
}

const post = (url: string, path: string, body: object) =>
  fetch(`${url}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

describe("npm run reset-admin", () => {
  it("N11: beside the running site prints a link that works once, also while strangers guess", async () => {
    const database = await usedFolder();
    const site = await startSite({ ...database.env, RATE_LIMIT_SCALE: "1" });
    const logIn = (password: string) => post(site.url, "/login", { username: "admin", password });
    for (let i = 0; i < 10; i++) expect((await logIn("a-stranger's-guess")).status).toBe(401);
    expect((await logIn(ADMIN_PASSWORD)).status).toBe(429);

    const { code, output } = await resetAdmin({ ...database.env, PUBLIC_URL: site.url });
    expect(code).toBe(0);
    const token = output.match(/\/auth\?reset=([\w-]{43})$/m)?.[1];
    const passwords = { newPassword: "quiet-creek-4711", confirmPassword: "quiet-creek-4711" };
    expect((await post(site.url, "/password-resets/complete", { token, ...passwords })).status).toBe(200);
    expect((await post(site.url, "/password-resets/complete", { token, ...passwords })).status).toBe(400);
    expect((await logIn(passwords.newPassword)).status).toBe(200);
    await site.stop();
    await database.drop();
  });

  it("removes the second factor and the passkeys of who has lost them, only when it is told to", async () => {
    const server = await startTestApp();
    onTestFinished(server.close);
    const { db, clock } = server.deps;
    const send = (url: string, payload: object, cookie = "") =>
      server.app.inject({ method: "POST", url: `/api${url}`, payload, headers: { cookie } });
    const early = await logInAs(server.app);
    const begun = await send("/user/second-factor/begin", { currentPassword: ADMIN_PASSWORD }, early);
    const secret = Secret.fromBase32(begun.json<{ secret: string }>().secret);
    const code = TOTP.generate({ secret, timestamp: clock().getTime() });
    const cookie = cookieOf(await send("/user/second-factor/confirm", { code }, early));
    const [admin] = await db.select().from(users).where(eq(users.username, "admin"));
    const passkey = { credentialId: "c", publicKey: "k", counter: 0, transports: [], name: "Lost phone" };
    await db.insert(passkeys).values({ ...passkey, userId: admin?.id ?? 0, isSyncable: false, isBackedUp: false });

    const logIn = async (password: string) =>
      (await send("/login", { username: "admin", password })).json<Record<string, unknown>>();
    const status = async () => (await server.app.inject({ url: "/api/user", headers: { cookie } })).statusCode;

    await resetAdmin(server.env);
    expect([await logIn(ADMIN_PASSWORD), await status()]).toEqual([{ secondFactor: true }, 200]);
    const { code: exit, output } = await resetAdmin(server.env, "--second-factor");
    expect([exit, await status(), await db.$count(passkeys)]).toEqual([0, 401, 0]);
    expect(output).toMatch(/^admin has no second factor and no passkey any more, and is logged out everywhere\.$/m);
    const token = output.match(/\/auth\?reset=([\w-]{43})$/m)?.[1];
    const passwords = { newPassword: "quiet-creek-4711", confirmPassword: "quiet-creek-4711" };
    expect((await send("/password-resets/complete", { token, ...passwords })).statusCode).toBe(200);
    expect(await logIn(passwords.newPassword)).toMatchObject({ username: "admin" });
    const events = await db.select().from(auditEvents).where(eq(auditEvents.action, "user.drop-second-factor"));
    expect(events).toMatchObject([{ subjectId: String(admin?.id), details: { by: "reset-admin" } }]);
  });

  it("takes a name, and says in plain words that nobody has it", async () => {
    const database = await freshDatabase();
    const named = await resetAdmin(database.env, "--username", "ADMİN");
    expect(named).toMatchObject({ code: 0, output: textLike(/for admin, once/) });
    const nobody = await resetAdmin(database.env, "--username", "nobody");
    expect(nobody).toEqual({ code: 1, output: "nobody is no active administrator.\n" });
    await database.drop();
  });
});
