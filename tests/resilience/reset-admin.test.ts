import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { CHILD_ENV } from "../support/child-env.ts";
import { startSite } from "../support/site-process.ts";
import { freshDatabase } from "../support/test-app.ts";
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

  it("takes a name, and says in plain words that nobody has it", async () => {
    const database = await freshDatabase();
    const named = await resetAdmin(database.env, "--username", "ADMİN");
    expect(named).toMatchObject({ code: 0, output: textLike(/for admin, once/) });
    const nobody = await resetAdmin(database.env, "--username", "nobody");
    expect(nobody).toEqual({ code: 1, output: "nobody is no active administrator.\n" });
    await database.drop();
  });
});
