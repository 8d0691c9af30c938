import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dumpTables, routesOf, callRoute } from "../support/every-route.ts";
import { logInAs, startTestApp, type TestApp } from "../support/test-app.ts";
import { ADMIN_PASSWORD } from "../support/test-env.ts";

const PASSWORD = "violet-canary-8812";
const HASH = /\$argon2/;

let server: TestApp;
let cookie: string;
const lines: string[] = [];
beforeAll(async () => {
  const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  server = await startTestApp({ log });
  cookie = await logInAs(server.app);
});
afterAll(() => server.close());

const post = (url: string, payload: object = {}) =>
  server.app.inject({ method: "POST", url, payload, headers: { cookie } });

describe("N13: a password, its hash or a live link", () => {
  it("is in no answer but the one that shows the link, in no archive, no audit event and no log", async () => {
    const person = { username: "canary", firstName: "C", lastName: "D", email: "canary@example.com" };
    const made = await post("/api/users", { ...person, password: PASSWORD });
    expect(made.statusCode).toBe(201);
    const { id } = made.json<{ id: number }>();
    const links = [
      await post("/api/invitations", { email: "invited@example.com" }),
      await post(`/api/users/${id}/reset-link`),
    ].map((answer) => new URL(answer.json<{ link: string }>().link));
    const secrets = [PASSWORD, ADMIN_PASSWORD, ...links.flatMap((link) => [...link.searchParams.values()])];
    expect(secrets).toHaveLength(4);

    const answers = [made.body];
    for (const route of routesOf(server).filter(({ method }) => method === "GET")) {
      answers.push((await callRoute(server, route, { cookie })).body);
    }
    for (const detail of [`/api/users/${id}`, "/api/archived-emails/1/eml", "/api/archived-emails/1/html"]) {
      answers.push((await server.app.inject({ url: detail, headers: { cookie } })).body);
    }
    const tables = await dumpTables(server);
    const everything = [...answers, ...tables.values(), ...lines].join("\n");
    expect(everything).toContain("invited@example.com");
    for (const secret of secrets) expect(everything).not.toContain(secret);

    tables.delete("users");
    const outside = [...answers, ...tables.values(), ...lines].join("\n");
    expect(outside, "hashes stay in their one column").not.toMatch(HASH);
  });

  it("is in no file that the browser gets", () => {
    const folder = new URL("../../build/client", import.meta.url).pathname;
    expect(existsSync(folder), "the site is built before it is tested").toBe(true);
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
    const files = names.filter((name) => /\.(js|css|html|json|map)$/.test(name));
    expect(files.length).toBeGreaterThan(10);
    const read = (name: string) => readFileSync(join(folder, name), "utf8");
    const leaky = files.filter((name) => /\$argon2|correct-horse|ADMIN_PASSWORD/.test(read(name)));
    expect(leaky).toEqual([]);
  });
});
