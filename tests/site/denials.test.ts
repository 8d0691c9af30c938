import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mayAccess, PAGE_ACCESS } from "../../domain/platform/permissions.ts";
import { startSite, type SiteProcess } from "../support/site-process.ts";
import { freshDatabase } from "../support/test-app.ts";
import { ADMIN_PASSWORD } from "../support/test-env.ts";
import { keysOf } from "../../domain/platform/typed-records.ts";

let site: SiteProcess;
let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
  site = await startSite({ ...database.env, SERVICES: "web" });
});
afterAll(async () => {
  await site.stop();
  await database.drop();
});

const post = (path: string, body: object, cookie = "") =>
  fetch(site.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
const get = (path: string, cookie: string) => fetch(site.url + path, { headers: { cookie }, redirect: "manual" });

async function logIn(username: string, password: string): Promise<string> {
  const answer = await post("/api/login", { username, password });
  return answer.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
}

describe("a page that was refused", () => {
  it("Z1: says so with 403, however it was asked for, and leads an anonymous visitor to log in", async () => {
    const admin = await logIn("admin", ADMIN_PASSWORD);
    const agent = { username: "denied", password: "violet-canary-8813", firstName: "D", lastName: "A" };
    expect((await post("/api/users", { ...agent, role: "agent" }, admin)).status).toBe(201);
    const cookie = await logIn(agent.username, agent.password);
    const pages = keysOf(PAGE_ACCESS).filter((page) => page !== "/admin-tools");
    for (const page of pages) {
      const expected = mayAccess("agent", PAGE_ACCESS[page]) ? 200 : 403;
      const answer = await get(page, cookie);
      expect([page, answer.status]).toEqual([page, expected]);
      expect((await answer.text()).includes("Access Denied</h1>")).toBe(expected === 403);
      expect([page, (await get(`${page}.data`, cookie)).status]).toEqual([page, expected]);
      expect((await get(page, "")).status).toBe(302);
    }
    const tools = await get("/admin-tools", cookie);
    expect([tools.status, tools.headers.get("location")]).toEqual([302, "/agent-tools"]);
  });

  it("D3: is named in the audit trail, however it was asked for and without what the address says besides", async () => {
    const admin = await logIn("admin", ADMIN_PASSWORD);
    const trainee = { username: "refused", password: "violet-canary-8812", firstName: "R", lastName: "T" };
    expect((await post("/api/users", { ...trainee, role: "trainee" }, admin)).status).toBe(201);
    const cookie = await logIn(trainee.username, trainee.password);
    for (const path of ["/email-admin?q=Rosa", "/sms-admin.data", "/admin-audit", "/admin-tools"])
      await get(path, cookie);
    const events = await get("/api/audit-events?action=access.denied", admin);
    const stored: { details: object }[] = await events.json();
    const routes = stored.map(({ details }) => details).slice(0, 4);
    expect(routes.toReversed()).toEqual(
      ["/email-admin", "/sms-admin", "/admin-audit", "/admin-tools"].map((route) => ({ method: "GET", route })),
    );
  });
});
