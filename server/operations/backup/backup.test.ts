import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql, type SQL } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { agency } from "../../../tests/support/agency.ts";
import { createDatabase } from "../../../tests/support/postgres-server.ts";
import { rowPrints } from "../../../tests/support/row-prints.ts";
import { startTestApp } from "../../../tests/support/test-app.ts";
import { testEnv } from "../../../tests/support/test-env.ts";
import { mailRow, textRow } from "../../../tests/support/message-rows.ts";
import { JOBS } from "../../all-jobs.ts";
import { createRecorder } from "../../platform/audit/record-event.ts";
import { verifyTrail } from "../../platform/audit/verify-trail.ts";
import { createKeys, type Keys } from "../../platform/keys.ts";
import { openStore, type Store } from "../../platform/db/client.ts";
import { messages, uploadedForms } from "../../platform/db/schema/index.ts";
import { BEGINNING } from "../../work/live/position.ts";
import { publishEvents } from "../../platform/events/publish-events.ts";
import { readChanges } from "../../work/live/read-changes.ts";
import { seedContent } from "../seeds/content.ts";
import { noteBackup } from "./noted-backup.ts";
import { verifyBackup } from "./read.ts";
import { restore } from "./restore.ts";
import { backUp } from "./write.ts";
import { ADVISORY_LOCKS } from "../../platform/db/advisory-locks.ts";
import { AGREED } from "../../../tests/support/agreed.ts";

const folder = mkdtempSync(join(tmpdir(), "bluebonnet-backup-"));
const log = pino({ level: "silent" });
const newKey = () => randomBytes(32).toString("base64");
const neverOpened = () => Promise.reject(new Error("the database was opened"));

/** Creates an empty database; returns the function that opens it, as often as one likes. */
async function emptyDatabase(): Promise<() => Promise<Store>> {
  const database = await createDatabase(inject("postgresUrl"));
  onTestFinished(database.drop);
  return () => openStore(testEnv({ DATA_DIR: folder, DATABASE_URL: database.url }), log);
}

async function opened(open: () => Promise<Store>): Promise<Store> {
  const store = await open();
  onTestFinished(store.close);
  return store;
}

describe("R9: a backup", () => {
  const file = join(folder, "backup.gz");
  const key = newKey();
  let keys: Keys;
  let original: Record<string, string>;

  beforeAll(async () => {
    const server = await startTestApp();
    keys = server.deps.keys;
    const lead = { insuranceType: "auto", name: "Kept", email: "k@example.com", phone: "7135550100" };
    const payload = { ...lead, zipCode: "77008", driverDob: "1987-06-05", ...AGREED };
    await server.app.inject({ method: "POST", url: "/api/quote-requests", payload });
    // U+2028 ends a line for some readers.
    await server.deps.db.execute(sql`update requests set name = ${"Kept\u2028Whole"}`);
    const content = Buffer.from([0, 255, 1, 254]);
    const form = { filename: "form.pdf", contentType: "application/pdf", size: content.length, content };
    await server.deps.db.insert(uploadedForms).values(form);
    await server.deps.db.execute(sql`insert into desk_events (type, data, at)
      values ('note', '{"about":{"kind":"contact","id":1}}', now())`);
    await server.deps.db.insert(messages).values([mailRow(), mailRow(), textRow()]);
    // More rows than a batch holds; the first was merged into the last, as rows are left by work of months.
    await server.deps.db.execute(sql`insert into customers (id, name, language, merged_into_id)
      select n, 'Customer ' || n, 'en', case when n = 1001 then 1700 end from generate_series(1001, 1700) n`);
    await server.deps.db.execute(sql`with handed as (
        insert into handovers (user_id, takers) select min(id), '{}' from users returning id)
      insert into handed_items (handover_id, customer_id) select id, 1700 from handed`);
    // The last testimonial and the last of the page texts were deleted; of each there is the text that it had.
    await server.deps.db.execute(sql`insert into content_versions (kind, row_id, version, values, es, is_deleted)
      values ('testimonials', 900, 1, '{}', '{}', true), ('legal-pages', 800, 1, '{}', '{}', true),
        ('questions', 700, 1, '{}', '{}', true)`);
    // Else somebody might publish them between the fingerprints and the backup.
    await publishEvents(server.deps.db);
    // Else the queue might run its schedules between the two.
    await server.deps.jobs.stop();
    original = await rowPrints(server.deps.db);
    // An earlier one is noted, of which a restored site knows nothing.
    await noteBackup(server.deps.db, { at: "2026-11-15T18:45:03Z", host: "w1", folder: "/backups" });
    await backUp(server.deps.db, file, server.deps);
    await server.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("says what is in it, and with which keys it was sealed", async () => {
    const { rows, footer } = await verifyBackup(file);
    expect(footer?.keys).toEqual([keys.id]);
    expect(footer?.counts).toMatchObject({ "public.requests": 1, "public.uploaded_forms": 1 });
    expect(rows).toBe(Object.values(footer?.counts ?? {}).reduce((sum, count) => sum + count, 0));
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  it("is restored row by row, the audit trail is whole, and new rows get new ids", async () => {
    const open = await emptyDatabase();
    const { rows } = await restore({ open, keys, log, jobs: JOBS }, file);
    expect(rows).toBeGreaterThan(100);
    const { db } = await opened(open);
    expect(await rowPrints(db)).toEqual(original);
    expect((await verifyTrail({ db, keys })).fault ?? "none").toBe("none");
    const { changes } = await readChanges(db, BEGINNING);
    expect(changes.map(({ change }) => change.type)).toEqual(["received", "note"]);
    await db.execute(sql`insert into agency_codes (carrier, code) values ('New', 'N-1')`);
    const added = await db.insert(messages).values([mailRow(), textRow()]).returning({ number: messages.number });
    expect(added).toEqual([{ number: 3 }, { number: 2 }]);
    await db.execute(
      sql`insert into handed_items (handover_id, customer_id) select handover_id, 1699 from handed_items`,
    );
    const mergedIntoNobody = sql`update customers set merged_into_id = 1 where id = 1002`;
    await expect(db.execute(mergedIntoNobody), "each statement is checked again").rejects.toThrow();
    await expect(restore({ open, keys, log, jobs: JOBS }, file)).rejects.toThrow("in use");
  });

  it("does not give the id of deleted content, whose history is kept, to new content", async () => {
    const open = await emptyDatabase();
    await restore({ open, keys, log, jobs: JOBS }, file);
    const { db } = await opened(open);
    // As the start after the restore does.
    await seedContent(db, createRecorder(keys), { now: new Date(), calendar: agency });
    const insert = (words: SQL) => db.execute<{ id: number }>(words).then(({ rows }) => rows.map(({ id }) => id));
    const testimonial = sql`insert into testimonials (name, location, rating, quote, "order")
      values ('New', 'Katy', 5, 'New', 9) returning id`;
    const entry = sql`insert into content_entries (kind, values, es, "order")
      values ('questions', '{}', '{}', 9) returning id`;
    expect([await insert(testimonial), await insert(entry)]).toEqual([[901], [801]]);
  });

  it("R15: is refused in plain words when it is cut anywhere, and the database is not opened", async () => {
    const whole = readFileSync(file);
    const text = gunzipSync(whole);
    const lines = text.toString("utf8").split("\n").slice(0, -1);
    const tenths = Array.from({ length: 9 }, (_, n) => (n + 1) / 10);
    const upTo = (bytes: Buffer, part: number) => bytes.subarray(0, Math.floor(bytes.length * part));
    const damaged: [string, Buffer][] = [
      ["empty", Buffer.alloc(0)],
      ["nothing of the kind", Buffer.from("nothing of the kind")],
      ...tenths.map((part): [string, Buffer] => [`${part} of the file`, upTo(whole, part)]),
      ["all but a byte", whole.subarray(0, -1)],
      ...tenths.map((part): [string, Buffer] => [`${part} of the text`, gzipSync(upTo(text, part))]),
      ["no footer", gzipSync(`${lines.slice(0, -1).join("\n")}\n`)],
      ["a line less", gzipSync(`${lines.toSpliced(3, 1).join("\n")}\n`)],
      ["a line after its end", gzipSync(`${lines.join("\n")}\n${lines[1]}\n`)],
      ["another letter", gzipSync(text.toString("utf8").replace("Kept", "Left"))],
    ];
    const refusals: Record<string, string> = {};
    const broken = join(folder, "broken.gz");
    for (const [what, bytes] of damaged) {
      writeFileSync(broken, bytes);
      const refused = await restore({ open: neverOpened, keys, log, jobs: JOBS }, broken).catch(
        (error: unknown) => error,
      );
      refusals[what] = (refused as Error).message;
    }
    const words = `${broken} is no backup, or not a whole one.`;
    expect(refusals).toEqual(Object.fromEntries(damaged.map(([what]) => [what, words])));
  });

  it("R15: is refused where the key that sealed it is missing, and taken where it is an old one", async () => {
    const words = `sealed with the key ${keys.id}, which this site does not have. Set APP_KEY to it`;
    for (const other of [createKeys([key]), null]) {
      await expect(restore({ open: neverOpened, keys: other, log, jobs: JOBS }, file)).rejects.toThrow(words);
    }
    const old = readFileSync(inject("keyTemplate"), "utf8").trim();
    const { rows } = await restore(
      { open: await emptyDatabase(), keys: createKeys([key, old]), log, jobs: JOBS },
      file,
    );
    expect(rows).toBeGreaterThan(100);
  });

  it("R15: leaves nothing behind when it cannot be written, and only one is made at a time", async () => {
    const open = await emptyDatabase();
    await restore({ open, keys, log, jobs: JOBS }, file);
    const { db } = await opened(open);
    await expect(backUp(db, join(folder, "no-folder", "backup.gz"), { env: testEnv({}) })).rejects.toThrow("ENOENT");
    const second = join(folder, "second.gz");
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.backup})`);
      await expect(backUp(db, second, { env: testEnv({}) })).rejects.toThrow("Another backup is being made");
    });
    expect([second, `${second}.part`].filter((name) => existsSync(name))).toEqual([]);
  });
});
