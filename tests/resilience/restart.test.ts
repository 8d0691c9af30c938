import pino from "pino";
import { describe, expect, it } from "vitest";
import { boot } from "../../server/boot.ts";
import { quoteRequests } from "../../server/db/schema/index.ts";
import { postQuote } from "../support/post-quote.ts";
import { startSite } from "../support/site-process.ts";
import { freshDatabase, freshFolder } from "../support/test-app.ts";
import { testEnv } from "../support/test-env.ts";

const ROUNDS = Number(process.env["KILL_ROUNDS"] ?? 3);

/** Names and references of all stored quote requests. */
async function storedQuotes(env: Record<string, string>) {
  const { deps, close } = await boot(testEnv(env), { log: pino({ level: "silent" }) });
  const rows = await deps.db
    .select({ name: quoteRequests.name, reference: quoteRequests.reference })
    .from(quoteRequests);
  await close();
  return rows;
}

/** Sends many leads at once; `acknowledged` fills up as the answers come. */
function postMany(site: string, prefix: string, count: number, acknowledged: Map<string, string>): Promise<void[]> {
  const posts = Array.from({ length: count }, async (_, i) => {
    const name = `${prefix} ${i}`;
    const answer = await postQuote(site, name, name.toLowerCase().replaceAll(" ", "-"));
    // An answer cut off by the kill is not an acknowledgement.
    const receipt = answer?.status === 201 ? await answer.json().catch(() => null) : null;
    if (receipt) acknowledged.set(name, (receipt as { reference: string }).reference);
  });
  return Promise.all(posts);
}

const PLACES = { "the embedded database": freshFolder, "a database elsewhere": freshDatabase };

describe.each(Object.entries(PLACES))("a process that ends on %s", (_name, fresh) => {
  it("R7: by SIGTERM: drains what is under way and exits 0, and nothing acknowledged is lost", async () => {
    const database = await fresh();
    const site = await startSite(database.env);
    const acknowledged = new Map<string, string>();
    const posts = postMany(site.url, "Drained lead", 60, acknowledged);
    await expect.poll(() => acknowledged.size, { interval: 5 }).toBeGreaterThan(0);
    expect(await site.stop()).toBe(0);
    await posts;
    const stored = new Set((await storedQuotes(database.env)).map((row) => row.reference));
    for (const reference of acknowledged.values()) expect(stored.has(reference)).toBe(true);
    await database.drop();
  });

  it(
    "R1: by kill -9 during 200 concurrent posts: loses no acknowledged lead and doubles none",
    { timeout: 120_000 * (ROUNDS + 1) },
    async () => {
      const database = await fresh();
      const acknowledged = new Map<string, string>();
      for (let round = 0; round < ROUNDS; round++) {
        const site = await startSite(database.env);
        const before = acknowledged.size;
        const posts = postMany(site.url, `Round ${round} lead`, 200, acknowledged);
        // Killed at another point of the burst in each round.
        await expect.poll(() => acknowledged.size, { interval: 5 }).toBeGreaterThan(before + ((round * 37) % 120));
        await site.stop("SIGKILL");
        await posts;
      }
      const rows = await storedQuotes(database.env);
      const stored = new Map(rows.map((row) => [row.name, row.reference]));
      expect(stored.size).toBe(rows.length);
      for (const [name, reference] of acknowledged) expect(stored.get(name)).toBe(reference);
      await database.drop();
    },
  );
});
