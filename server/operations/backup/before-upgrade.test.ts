import { existsSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gt, sql } from "drizzle-orm";
import { describe, expect, inject, it, onTestFinished, vi } from "vitest";
import {
  FORMER_ANSWERS,
  FORMER_CLOCK,
  makeFormerOffice,
  type FormerOffice,
} from "../../../tests/support/former-office.ts";
import { createDatabase } from "../../../tests/support/postgres-server.ts";
import { logInAs, startBeside } from "../../../tests/support/test-app.ts";
import { testEnv } from "../../../tests/support/test-env.ts";
import { textLike } from "../../../tests/support/matchers.ts";
import { verifyTrail } from "../../platform/audit/verify-trail.ts";
import { appliedMigrations, knownMigrations, migrate } from "../../platform/db/migrate.ts";
import { policies } from "../../platform/db/schema/index.ts";
import { backUpBeforeUpgrade } from "./before-upgrade.ts";
import { verifyBackup } from "./read.ts";
import { removeUpgradeBackups } from "./remove-upgrade-backups.ts";

async function formerOffice(): Promise<FormerOffice> {
  const office = await makeFormerOffice();
  onTestFinished(office.drop);
  return office;
}

/** Returns the clock so many days after the upgrade. */
const days = (count: number) => () => new Date(FORMER_CLOCK().getTime() + count * 86_400_000);

/** Collects the lines on the console, without those that only say how far long work has got: a slow machine has more. */
function listen() {
  const lines: string[] = [];
  const isOnTheWay = (line: string) => /: (\d+ rows|statement \d+ of \d+)?, \d+\.\d s$/.test(line);
  return { lines, tell: (line: string) => void (isOnTheWay(line) || lines.push(line)) };
}

/** Starts this version on a former office; returns the server and its lines on the console. */
async function upgrade({ env }: FormerOffice, more: Record<string, string> = {}) {
  const { lines, tell } = listen();
  const server = await startBeside({ env: { ...env, ...more } }, { clock: FORMER_CLOCK, tell });
  onTestFinished(server.close);
  return { server, lines };
}

/**
 * Fields with a new meaning: a request waits for us until somebody answers it, not until it has a stage; the picture of a
 * text is the first of its pictures.
 */
const REDEFINED = ["waiting", "mediaUrl"];

/** Leaves out the events of messages: a timeline tells each message once, as the message itself. */
function toldOnce(former: unknown): unknown {
  if (!Array.isArray(former)) return former;
  const isOfMessage = (entry: unknown) =>
    /"kind":"event".*"(?:emailId|smsId)":|"(?:emailId|smsId)":.*"kind":"event"/s.test(JSON.stringify(entry));
  return former.filter((entry) => !isOfMessage(entry));
}

/** Removes from an answer the fields that version 0.2.0 did not know yet, or meant otherwise. */
function asFormer(now: unknown, former: unknown): unknown {
  if (Array.isArray(now) && Array.isArray(former)) return now.map((item, n) => asFormer(item, former[n]));
  if (typeof now !== "object" || typeof former !== "object" || now === null || former === null) return now;
  const known = Object.entries(now).filter(([key]) => key in former && !REDEFINED.includes(key));
  return Object.fromEntries(known.map(([key, value]) => [key, asFormer(value, Reflect.get(former, key))]));
}

describe("R8: the upgrade of a database of version 0.2.0", () => {
  it("loses nothing: the API answers what it answered before, and the audit trail is whole", async () => {
    const { server } = await upgrade(await formerOffice());
    // A step of the upgrade marks policies as expired by the database's clock, which is not the former one.
    const isAhead = gt(policies.renewsOn, FORMER_CLOCK().toISOString());
    await server.deps.db.update(policies).set({ status: "active" }).where(isAhead);
    const cookie = await logInAs(server.app);
    for (const [url, former] of Object.entries(FORMER_ANSWERS)) {
      const answer = await server.app.inject({ method: "GET", url, headers: { cookie } });
      const kept = toldOnce(former);
      expect([url, asFormer(answer.json(), kept)]).toEqual([url, asFormer(kept, kept)]);
    }
    expect(Object.keys(FORMER_ANSWERS).length).toBeGreaterThan(30);
    expect((await verifyTrail(server.deps)).fault).toBeNull();
    const undo = await server.app.inject({ method: "POST", url: "/api/customer-merges/2/undo", headers: { cookie } });
    expect([undo.statusCode, undo.json()]).toEqual([200, { keptId: 1, mergedId: 3 }]);
  });

  it("R15: comes after a backup of all of it, and tells each step on the console", async () => {
    const office = await formerOffice();
    const pending = knownMigrations().length - (await office.use(appliedMigrations)).length;
    const { lines } = await upgrade(office);
    const [name = ""] = readdirSync(office.backups);
    expect(name).toMatch(/^before-upgrade-2026-11-16T18-00-00Z\.gz$/);
    const { header, footer } = await verifyBackup(join(office.backups, name));
    expect(header.migrations).toHaveLength(knownMigrations().length - pending);
    expect(footer).toMatchObject({ counts: { "public.quote_requests": 10, "public.contact_requests": 4 } });
    expect(footer?.keys).toHaveLength(1);
    expect(lines[0]).toMatch(/^Backup before the upgrade: \d+ rows in .*, \d+\.\d s$/);
    expect(lines[1]).toMatch(new RegExp(`^Upgrade, step 1 of ${pending} \\(ended-sessions\\): done, \\d+\\.\\d s$`));
    expect([lines.length, lines.at(-1)]).toEqual([pending + 2, "Upgrade: finished"]);
    // The next start has nothing to do, and prints nothing.
    expect((await upgrade(office)).lines).toEqual([]);
    expect(readdirSync(office.backups)).toEqual([name]);
  });

  it("goes on when it was cut off between two steps, without a second backup", async () => {
    const office = await formerOffice();
    const applied = await office.use(appliedMigrations);
    const next = knownMigrations()[applied.length] ?? "";
    await office.use(async (db) => {
      const { env } = office;
      await backUpBeforeUpgrade(db, { env: testEnv(env), clock: FORMER_CLOCK, tell: () => undefined });
      await migrate(db, { only: [...applied, next] });
    });
    const { lines } = await upgrade(office);
    expect(lines[0]).toBe("Upgrade: goes on where it was cut off");
    expect(readdirSync(office.backups)).toHaveLength(1);
    expect(await office.use(appliedMigrations)).toHaveLength(knownMigrations().length);
  });

  it("has ended for the next one when its start was refused after the last step", async () => {
    const office = await formerOffice();
    const otherKey = { APP_KEY: Buffer.alloc(32, 7).toString("base64") };
    await expect(upgrade(office, otherKey)).rejects.toThrow(/key/);
    expect(await office.use(appliedMigrations)).toHaveLength(knownMigrations().length);
    expect((await upgrade(office)).lines).toEqual([]);
    // Months later another version comes with one migration more.
    const { lines, tell } = listen();
    await office.use(async (db) => {
      await db.execute(sql`delete from schema_migrations where hash = ${knownMigrations().at(-1)}`);
      const clock = () => new Date("2027-03-01T18:00:00Z");
      await backUpBeforeUpgrade(db, { env: testEnv(office.env), clock, tell });
    });
    expect(lines).toEqual([textLike(/^Backup before the upgrade: /)]);
    expect(readdirSync(office.backups)).toContain("before-upgrade-2027-03-01T18-00-00Z.gz");
  });

  it("is refused in plain words, with nothing changed, where the backup cannot be made", async () => {
    const office = await formerOffice();
    const before = await office.use(appliedMigrations);
    const file = join(office.env["DATA_DIR"] ?? "", "a-file");
    writeFileSync(file, "");
    const refused = upgrade(office, { BACKUP_DIR: join(file, "backups") });
    await expect(refused).rejects.toThrow(
      /could not be made.*a-file.*\nNothing was changed.*\n.*BACKUP_BEFORE_UPGRADE=no/,
    );
    expect(await office.use(appliedMigrations)).toEqual(before);
    const { lines } = await upgrade(office, { BACKUP_DIR: join(file, "backups"), BACKUP_BEFORE_UPGRADE: "no" });
    expect(lines[0]).toContain("Upgrade, step 1 of");
  });

  it("leaves its backup for as long as others are kept, also where no worker runs", async () => {
    const office = await formerOffice();
    await upgrade(office, { SERVICES: "web" });
    for (const [day, left] of [
      [13, 1],
      [15, 0],
    ] as const) {
      const later = await startBeside({ env: { ...office.env, SERVICES: "web" } }, { clock: days(day) });
      await later.close();
      expect([day, readdirSync(office.backups).length]).toEqual([day, left]);
    }
  });

  it("leaves it no longer where the process runs for weeks", async () => {
    const { deps } = (await upgrade(await formerOffice())).server;
    const folder = join(deps.env.DATA_DIR, "backups");
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    let clock = days(13);
    const removal = await removeUpgradeBackups({ ...deps, clock: () => clock() });
    expect(readdirSync(folder)).toHaveLength(1);
    clock = days(15);
    vi.advanceTimersByTime(3_600_000);
    await expect.poll(() => readdirSync(folder)).toEqual([]);
    removal.close();
  });

  it("is none at the first start of a site", async () => {
    const { lines, tell } = listen();
    const database = await createDatabase(inject("postgresUrl"));
    onTestFinished(database.drop);
    const dataDir = mkdtempSync(join(tmpdir(), "bluebonnet-new-"));
    const env = { DATABASE_URL: database.url, DATA_DIR: dataDir };
    const server = await startBeside({ env }, { tell });
    onTestFinished(server.close);
    expect([lines, existsSync(join(dataDir, "backups"))]).toEqual([[], false]);
  });
});
