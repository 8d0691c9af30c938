import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { query } from "../support/postgres-server.ts";
import { startSite, type SiteProcess } from "../support/site-process.ts";
import { freshDatabase } from "../support/test-app.ts";
import { ADMIN_PASSWORD } from "../support/test-env.ts";

/** Spellings that a database or a browser may normalize to one name. */
const SPELLINGS = ["admin", "ADMIN", "admİn", "ADMİN", "ａｄｍｉｎ", " Admin "];
const GUESSES = 200;

describe("N4: 200 guesses at once against the running program on PostgreSQL", () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let site: SiteProcess;

  const post = (path: string, body: object, cookie = "") =>
    fetch(`${site.url}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
  const cookiesOf = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";", 1)[0])
      .join("; ");
  const logIn = (username: string, password = ADMIN_PASSWORD) => post("/login", { username, password });
  async function evaluated(action: string): Promise<number> {
    const { rows } = await query<{ n: number }>(
      database.env["DATABASE_URL"] ?? "",
      `select count(*)::int as n from audit_events where action = '${action}'`,
    );
    return rows[0]?.n ?? 0;
  }
  const statuses = async (answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status);

  beforeAll(async () => {
    database = await freshDatabase();
    site = await startSite({ ...database.env, RATE_LIMIT_SCALE: "1" });
  });
  afterAll(async () => {
    await site.stop();
    await database.drop();
  });

  it("ten codes are evaluated, over all half-finished logins, and then the right one is not", async () => {
    const session = cookiesOf(await logIn("admin"));
    const begun = await post("/user/second-factor/begin", { currentPassword: ADMIN_PASSWORD }, session);
    const { secret }: { secret: string } = await begun.json();
    const code = (steps: number) =>
      TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });
    expect((await post("/user/second-factor/confirm", { code: code(0) }, session)).status).toBe(200);

    const halfway: string[] = [];
    for (let i = 0; i < 9; i++) halfway.push(cookiesOf(await logIn("admin")));
    const near = [-2, -1, 0, 1, 2, 3].map(code);
    const wrong = Array.from({ length: GUESSES + near.length }, (_, i) => String(100_000 + i))
      .filter((guess) => !near.includes(guess))
      .slice(0, GUESSES);
    const answers = await statuses(
      wrong.map((guess, i) => post("/login/second-factor", { code: guess }, halfway[i % halfway.length])),
    );
    expect(answers).not.toContain(200);
    expect(answers).toContain(429);
    expect(await evaluated("login.code-failed")).toBe(10);
    const last = await post("/login/second-factor", { code: code(1) }, cookiesOf(await logIn("admin")));
    expect(last.status).toBe(429);
  });

  it("ten passwords are evaluated, however the name is spelt, and the eleventh after a restart is not", async () => {
    await query(database.env["DATABASE_URL"] ?? "", "delete from rate_limits");
    const answers = await statuses(
      Array.from({ length: GUESSES }, (_, i) => logIn(SPELLINGS[i % SPELLINGS.length] ?? "", `wrong-guess-${i}`)),
    );
    expect(answers.filter((status) => status === 401)).toHaveLength(10);
    expect(answers.filter((status) => status === 429)).toHaveLength(GUESSES - 10);
    expect(await evaluated("login.failed")).toBe(10);
    await site.stop("SIGKILL");
    site = await startSite({ ...database.env, RATE_LIMIT_SCALE: "1" });
    for (const spelling of SPELLINGS) expect((await logIn(spelling)).status).toBe(429);
  });
});

describe("W12: public forms", () => {
  it("are counted together in all processes, in batches as they come", async () => {
    const database = await freshDatabase();
    const sites = await Promise.all([1, 2].map(() => startSite({ ...database.env, RATE_LIMIT_SCALE: "1" })));
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        fetch(`${sites[i % 2]?.url}/api/contact-requests`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: "{}",
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(70);
    for (const site of sites) await site.stop();
    await database.drop();
  });
});
