import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { asc, eq, like } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { articles } from "../../../content/articles/index.ts";
import { onboardingSteps as stepSeeds } from "../../../content/onboarding/index.ts";
import { createDatabase } from "../../../tests/support/postgres-server.ts";
import { testEnv } from "../../../tests/support/test-env.ts";
import { JOBS } from "../../all-jobs.ts";
import { boot } from "../../boot.ts";
import { restore } from "../backup/restore.ts";
import { openStore, type Database } from "../../platform/db/client.ts";
import * as schema from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { loadKeys } from "../../platform/keys.ts";
import { decideCorrection } from "./decide-correction.ts";
import { listCorrections } from "./list-corrections.ts";

/** A backup made by version 0.2.0 with this key. */
const FIXTURE = fileURLToPath(new URL("../../../tests/fixtures/backup-0.2.0.gz", import.meta.url));
const APP_KEY = Buffer.from(Array.from({ length: 32 }, (_, i) => (i * 37 + 11) % 256)).toString("base64");
const log = pino({ level: "silent" });
const ADMIN = { actor: { id: 4, username: "admin" }, ip: "127.0.0.1" } as Parameters<typeof decideCorrection>[2];

const { blogPosts, testimonials, carriers, onboardingSteps, referenceCodes, userStepProgress } = schema;
const [EDITED, DELETED, UNTOUCHED] = [
  "flood-insurance-houston",
  "hurricane-season-checklist",
  "lower-your-auto-premium",
];
const seedOf = (slug: string | undefined) =>
  articles.find((article) => article.slug === slug || article.seededAs === slug);

/** Simulates the agency's changes in the old version. */
async function workOn(db: Database): Promise<void> {
  await db
    .update(blogPosts)
    .set({ title: "Water in Houston" })
    .where(eq(blogPosts.slug, EDITED ?? ""));
  await db.delete(blogPosts).where(eq(blogPosts.slug, DELETED ?? ""));
  await db.update(testimonials).set({ name: "Rosa V.", quote: "They called back." }).where(eq(testimonials.id, 2));
  await db.update(carriers).set({ claimPhone: "(713) 555-0100" }).where(eq(carriers.slug, "constitution-mga"));
  await db.update(onboardingSteps).set({ title: "How we quote auto" }).where(eq(onboardingSteps.id, 9));
  await db.delete(referenceCodes).where(eq(referenceCodes.code, "COLL"));
  await db.insert(userStepProgress).values({ userId: 4, stepId: 1, status: "completed", score: 80 });
}

const find = async (db: Database, slug: string | undefined) =>
  (
    await db
      .select()
      .from(blogPosts)
      .where(eq(blogPosts.slug, slug ?? ""))
  )[0];

describe("a database of version 0.2.0", () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let running: Awaited<ReturnType<typeof boot>>;
  let deps: Deps;
  let env: ReturnType<typeof testEnv>;

  beforeAll(async () => {
    database = await createDatabase(inject("postgresUrl"));
    env = testEnv({ DATABASE_URL: database.url, DATA_DIR: mkdtempSync(join(tmpdir(), "bluebonnet-older-")), APP_KEY });
    const open = () => openStore(env, log);
    await restore({ keys: loadKeys(env), open, log, jobs: JOBS }, FIXTURE);
    const store = await open();
    await workOn(store.db);
    await store.close();
    running = await boot(env, { log });
    deps = running.deps;
  });
  afterAll(async () => {
    await running.close();
    await database.drop();
  });

  it("gets the corrections of what is still as it was seeded, in both languages, with its picture", async () => {
    const seed = seedOf(UNTOUCHED);
    expect(await find(deps.db, UNTOUCHED)).toMatchObject({
      title: seed?.title.en,
      content: seed?.content.en,
      imageUrl: seed?.imageUrl,
      translations: { es: { title: seed?.title.es, content: seed?.content.es } },
    });
    const notes = await deps.db.select().from(schema.carrierPortals);
    expect(notes.map(({ description }) => description)).toContain("Non-owner (operator's) and minimum-limits auto");
    const [carrier] = await deps.db.select().from(carriers).where(eq(carriers.slug, "constitution-mga"));
    expect(carrier?.claimPhone).toBe("(713) 555-0100");
    const [event] = await deps.db.select().from(schema.trainingEvents).where(eq(schema.trainingEvents.id, 3));
    expect(event?.description).toContain("usually has a 30-day wait");
    const [trail] = await deps.db
      .select()
      .from(schema.auditEvents)
      .where(like(schema.auditEvents.action, "content.correct"))
      .orderBy(asc(schema.auditEvents.id));
    expect(trail).toMatchObject({ actorId: null, subjectType: "posts", details: { rows: 10 } });
  });

  it("keeps what an admin changed, and lists the correction", async () => {
    expect((await find(deps.db, EDITED))?.title).toBe("Water in Houston");
    const waiting = await listCorrections(deps.db);
    expect(waiting.map(({ key }) => key)).toEqual([`article:${EDITED}`, "onboarding:quoting-auto"]);
    const fields = waiting[0]?.fields ?? [];
    expect(fields).toContainEqual({
      name: "title",
      language: "en",
      now: "Water in Houston",
      proposed: seedOf(EDITED)?.title.en,
    });
    expect(fields.map(({ name }) => name)).not.toContain("publishDate");
    const step = waiting[1]?.fields.find(({ name, language }) => name === "title" && language === "en");
    expect(step).toMatchObject({ now: "How we quote auto" });
  });

  it("does not get back what was deleted", async () => {
    expect(await find(deps.db, DELETED)).toBeUndefined();
    expect(await deps.db.select().from(referenceCodes).where(eq(referenceCodes.code, "COLL"))).toEqual([]);
  });

  it("gets the new lessons in their places with their prerequisites, the new code, and keeps agents' progress", async () => {
    const rows = await deps.db.select().from(onboardingSteps).orderBy(asc(onboardingSteps.order));
    const expected = stepSeeds.map(({ title, key }) => (key === "quoting-auto" ? "How we quote auto" : title.en));
    expect(rows.map(({ title }) => title)).toEqual(expected);
    expect(rows.map(({ order }) => order)).toEqual(rows.map((_, at) => (at + 1) * 10));
    const idOf = (key: string) => rows[stepSeeds.findIndex((step) => step.key === key)]?.id;
    const newest = rows[stepSeeds.findIndex(({ key }) => key === "new-texas-law")];
    expect(newest?.prerequisites).toEqual([idOf("renewals-and-retention"), idOf("claims-support")]);
    expect(await deps.db.select().from(userStepProgress)).toMatchObject([
      { stepId: 1, status: "completed", score: 80 },
    ]);
    expect(await deps.db.select().from(referenceCodes).where(eq(referenceCodes.code, "WPI-8-E"))).toHaveLength(1);
  });

  it("has what is made up marked as sample, and nothing that the agency wrote", async () => {
    const praise = await deps.db.select().from(testimonials).orderBy(asc(testimonials.id));
    expect(praise.map(({ sample }) => sample)).toEqual([true, false, true, true, true, true]);
    for (const table of [schema.insurancePartners, carriers, schema.agencyCodes]) {
      const rows = await deps.db.select({ sample: table.sample }).from(table);
      expect([rows.length > 2, rows.every(({ sample }) => sample)]).toEqual([true, true]);
    }
  });

  it("is settled by the admin's decisions, and by nothing at the next start", async () => {
    const [article, step] = await listCorrections(deps.db);
    if (!article || !step) throw new Error("nothing waits");
    const stale = { key: article.key, version: "another", choice: "take" } as const;
    await expect(decideCorrection(deps, stale, ADMIN)).rejects.toMatchObject({ code: "conflict" });
    await decideCorrection(deps, { ...stale, version: article.version }, ADMIN);
    await decideCorrection(deps, { key: step.key, version: step.version, choice: "keep" }, ADMIN);
    // It has another slug now.
    expect(await find(deps.db, EDITED)).toBeUndefined();
    expect((await find(deps.db, seedOf(EDITED)?.slug))?.title).toBe(seedOf(EDITED)?.title.en);
    const [kept] = await deps.db.select().from(onboardingSteps).where(eq(onboardingSteps.id, step.id));
    expect(kept?.title).toBe("How we quote auto");
    expect(await listCorrections(deps.db)).toEqual([]);
    await deps.db.update(testimonials).set({ sample: false }).where(eq(testimonials.id, 1));

    const before = await deps.db.select().from(schema.auditEvents).orderBy(asc(schema.auditEvents.id));
    expect(before.slice(-2).map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ["correction.take", String(article.id)],
      ["correction.keep", String(step.id)],
    ]);
    const again = await boot(env, { log });
    expect(await again.deps.db.select().from(schema.auditEvents)).toHaveLength(before.length);
    const [confirmed] = await again.deps.db.select().from(testimonials).where(eq(testimonials.id, 1));
    expect(confirmed?.sample).toBe(false);
    await again.close();
  });
});
