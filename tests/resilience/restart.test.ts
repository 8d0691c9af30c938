import pino from "pino";
import { describe, expect, it } from "vitest";
import { boot } from "../../server/boot.ts";
import { requests } from "../../server/platform/db/schema/index.ts";
import { postmasterOf } from "../support/embedded-server.ts";
import { postQuote } from "../support/post-quote.ts";
import { startSite } from "../support/site-process.ts";
import { freshDatabase } from "../support/test-app.ts";
import { testEnv } from "../support/test-env.ts";
import { usedFolder } from "../support/used-folder.ts";

/** The number of rounds; the soak test has more. */
const ROUNDS = 1;
const LONG = { timeout: 120_000 * (ROUNDS + 1) };

/** Returns the names and references of all stored quote requests. */
async function storedQuotes(env: Record<string, string>) {
  const { deps, close } = await boot(testEnv(env), { log: pino({ level: "silent" }) });
  const rows = await deps.db.select({ name: requests.name, reference: requests.reference }).from(requests);
  await close();
  return rows;
}

/** Sends many leads concurrently; `acknowledged` fills up as the answers come. */
function postMany(site: string, prefix: string, count: number, acknowledged: Map<string, string>): Promise<void[]> {
  const posts = Array.from({ length: count }, async (_, i) => {
    const name = `${prefix} ${i}`;
    const answer = await postQuote(site, name, name.toLowerCase().replaceAll(" ", "-"));
    // An answer cut off by the kill is not an acknowledgement.
    const receipt: { reference: string } | null = answer?.status === 201 ? await answer.json().catch(() => null) : null;
    if (receipt) acknowledged.set(name, receipt.reference);
  });
  return Promise.all(posts);
}

const PLACES = { "the embedded database": usedFolder, "a database elsewhere": freshDatabase };

describe.each(Object.entries(PLACES))("a process that ends on %s", (_name, fresh) => {
  it("R7: by SIGTERM: drains what is under way and exits 0, and nothing acknowledged is lost", async () => {
    const database = await fresh();
    const site = await startSite(database.env);
    const acknowledged = new Map<string, string>();
    const posts = postMany(site.url, "Drained lead", 60, acknowledged);
    await expect.poll(() => acknowledged.size, { interval: 5 }).toBeGreaterThan(0);
    const before = site.output().length;
    expect(await site.stop()).toBe(0);
    expect(site.output().slice(before)).not.toMatch(/lost a database connection|job queue|has ended/);
    await posts;
    const stored = new Set((await storedQuotes(database.env)).map((row) => row.reference));
    for (const reference of acknowledged.values()) expect(stored.has(reference)).toBe(true);
    await database.drop();
  });

  it("R1: by kill -9 during 200 concurrent posts: loses no acknowledged lead and doubles none", LONG, async () => {
    const database = await fresh();
    const acknowledged = new Map<string, string>();
    for (let round = 1; round <= ROUNDS; round++) {
      const site = await startSite(database.env);
      const { posts } = await postUntil(site.url, round, acknowledged);
      await site.stop("SIGKILL");
      await posts;
    }
    expect(await wrongIn(database.env, acknowledged)).toEqual([]);
    await database.drop();
  });
});

describe("R1, R3: the embedded database, killed with -9 during 200 concurrent posts", () => {
  it("alone: is started again, pages are served meanwhile, nothing acknowledged is lost or doubled", LONG, async () => {
    const { env, drop } = await usedFolder();
    const site = await startSite(env);
    expect((await fetch(`${site.url}/faq`)).status).toBe(200);
    const acknowledged = new Map<string, string>();
    for (let round = 1; round <= ROUNDS; round++) {
      const { posts } = await postUntil(site.url, round, acknowledged);
      process.kill(postmasterOf(env["DATA_DIR"] ?? "") ?? 0, "SIGKILL");
      expect((await fetch(`${site.url}/faq`)).status).toBe(200);
      await posts;
      await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(200);
    }
    expect(await site.stop()).toBe(0);
    expect(await wrongIn(env, acknowledged)).toEqual([]);
    await drop();
  });

  it("together with the program: the next start ends what is left, and nothing is lost or doubled", LONG, async () => {
    const { env, drop } = await usedFolder();
    const acknowledged = new Map<string, string>();
    for (let round = 1; round <= ROUNDS; round++) {
      const site = await startSite(env);
      const { posts } = await postUntil(site.url, round, acknowledged);
      process.kill(postmasterOf(env["DATA_DIR"] ?? "") ?? 0, "SIGKILL");
      await site.stop("SIGKILL");
      await posts;
    }
    expect(await wrongIn(env, acknowledged)).toEqual([]);
    await drop();
  });
});

/**
 * Sends leads concurrently and returns when enough are acknowledged: at a different point of the burst in each round.
 */
async function postUntil(site: string, round: number, acknowledged: Map<string, string>) {
  const before = acknowledged.size;
  const posts = postMany(site, `Round ${round} lead`, 200, acknowledged);
  await expect.poll(() => acknowledged.size, { interval: 5 }).toBeGreaterThan(before + ((round * 37) % 120));
  return { posts };
}

/** Returns the names of leads that are stored twice, or missing though they were acknowledged. */
async function wrongIn(env: Record<string, string>, acknowledged: Map<string, string>): Promise<(string | null)[]> {
  const rows = await storedQuotes(env);
  const stored = new Map(rows.map((row) => [row.name, row.reference]));
  const doubled = rows.filter((row) => stored.get(row.name) !== row.reference).map((row) => row.name);
  const lost = [...acknowledged].filter(([name, reference]) => stored.get(name) !== reference).map(([name]) => name);
  return [...doubled, ...lost];
}
