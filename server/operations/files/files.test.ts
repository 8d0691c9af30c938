import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, truncateSync, statSync, copyFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, isNotNull, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { pngOf } from "../../../tests/support/brand-pictures.ts";
import { createDatabase } from "../../../tests/support/postgres-server.ts";
import { mailRow } from "../../../tests/support/message-rows.ts";
import { startS3, type S3StandIn } from "../../../tests/support/s3-store.ts";
import { makeUser, startBeside, startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { testEnv } from "../../../tests/support/test-env.ts";
import { JOBS } from "../../all-jobs.ts";
import { announceContentChange } from "../../content/shelves/content-cache.ts";
import { openStore } from "../../platform/db/client.ts";
import {
  brandFiles,
  filePieces,
  files,
  messageAttachments,
  messages,
  systemState,
  teamEntries,
  teamPhotographs,
  uploadedForms,
} from "../../platform/db/schema/index.ts";
import { moveFiles, setWantedPlace } from "../../platform/files/move-file.ts";
import { openFile } from "../../platform/files/open-file.ts";
import { storeFile } from "../../platform/files/store-file.ts";
import { createKeys } from "../../platform/keys.ts";
import { filePlace } from "../../platform/mail/mail-files.ts";
import { verifyBackup } from "../backup/read.ts";
import { restore } from "../backup/restore.ts";
import { backUp } from "../backup/write.ts";
import { runChecks } from "../health/checks.ts";
import { reseal } from "../reseal.ts";
import { cleanFiles } from "./clean-files.ts";
import { moveNewFiles } from "./move-to-place.ts";
import { storeOlderFiles } from "./store-older-files.ts";

const HOUR_MS = 3_600_000;
const pdf = (bytes: number) => Buffer.concat([Buffer.from("%PDF-1.4\n"), randomBytes(bytes)]);
const ofBytes = async function* (content: Uint8Array) {
  yield content;
};
const contentOf = async (deps: Pick<TestApp["deps"], "db" | "env" | "keys">, id: string) =>
  Buffer.concat(await (await openFile(deps, id)).stream.toArray());

describe("files in an S3 store", () => {
  const folder = mkdtempSync(join(tmpdir(), "bluebonnet-files-"));
  let s3: S3StandIn;
  let server: TestApp;
  beforeAll(async () => {
    s3 = await startS3();
    server = await startTestApp({ env: { ...s3.env, SERVICES: "web" } });
  });
  afterAll(async () => {
    await server.close();
    await s3.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Stores a file that a form uses, so that nothing cleans it away. */
  async function used(content: Buffer): Promise<string> {
    const { id } = await storeFile(server.deps, {
      stream: ofBytes(content),
      name: "a.pdf",
      purpose: "form",
      createdBy: null,
    });
    const form = { filename: "a.pdf", contentType: "application/pdf", size: content.length, fileId: id };
    await server.deps.db.insert(uploadedForms).values(form);
    return id;
  }
  const placeOf = async (id: string) => (await server.deps.db.select().from(files).where(eq(files.id, id)))[0]?.place;
  const finding = async () => (await runChecks(server.deps, { names: ["files"] }))[0];

  it("are moved there by a job, sealed, with signed requests, and read as before", async () => {
    const content = pdf(600_000);
    const id = await used(content);
    await moveNewFiles(server.deps);
    expect([await placeOf(id), await server.deps.db.$count(filePieces, eq(filePieces.fileId, id))]).toEqual(["s3", 0]);
    expect([...s3.objects.keys()].filter((key) => key.includes(id))).toHaveLength(3);
    expect([...s3.objects.values()].some((object) => object.content.includes("%PDF"))).toBe(false);
    expect(s3.refused).toEqual([]);
    expect((await contentOf(server.deps, id)).equals(content)).toBe(true);
    const { cookie } = await makeUser(server, "agent");
    const answer = await server.app.inject({ url: `/api/files/${id}`, headers: { cookie } });
    expect(answer.rawPayload.equals(content)).toBe(true);
    const wrong = testEnv({ ...server.env, FILES_S3_SECRET_KEY: "another-secret" });
    await expect(contentOf({ ...server.deps, env: wrong }, id)).rejects.toThrow("403");
    s3.refused.length = 0;
    expect(await finding()).toMatchObject({ state: "ok" });
  });

  it("are moved on where a killed move ended, and back, and none is lost or in two places", async () => {
    const contents = [pdf(300_000), pdf(10), pdf(900_000)];
    const ids: string[] = [];
    for (const content of contents) ids.push(await used(content));
    let writes = 0;
    s3.onWrite = () => {
      if (++writes === 4) s3.isDown = true;
    };
    await expect(moveFiles(server.deps, "s3")).rejects.toThrow("S3 store");
    s3.onWrite = () => undefined;
    const check = async () => {
      for (const [index, id] of ids.entries())
        expect((await contentOf(server.deps, id)).equals(contents[index] ?? pdf(1))).toBe(true);
    };
    s3.isDown = false;
    await check();
    await moveFiles(server.deps, "s3");
    await check();
    expect(await Promise.all(ids.map(placeOf))).toEqual(["s3", "s3", "s3"]);
    await setWantedPlace(server.deps.db, "database");
    await moveFiles(server.deps, "database");
    await check();
    expect(s3.objects.size).toBe(0);
    await moveNewFiles(server.deps);
    expect(await Promise.all(ids.map(placeOf)), "as the command said").toEqual(["database", "database", "database"]);
    await setWantedPlace(server.deps.db, "s3");
  });

  it("are moved there by the job only until a command calls them back, which then finds every one", async () => {
    const { deps } = server;
    await moveFiles(deps, "s3");
    const already = s3.objects.size;
    const contents = [pdf(10), pdf(20), pdf(30), pdf(40)];
    const ids: string[] = [];
    for (const content of contents) ids.push(await used(content));
    let writes = 0;
    s3.onWrite = async () => {
      if (++writes === 3) await setWantedPlace(deps.db, "database");
    };
    await moveNewFiles(deps);
    s3.onWrite = () => undefined;
    const places = await Promise.all(ids.map(placeOf));
    expect(places.filter((place) => place === "s3")).toHaveLength(2);
    expect([writes, s3.objects.size - already], "the third one is taken back").toEqual([3, 2]);
    await moveFiles(deps, "database");
    expect(await Promise.all(ids.map(placeOf))).toEqual(ids.map(() => "database"));
    expect(s3.objects.size).toBe(0);
    for (const [index, id] of ids.entries())
      expect((await contentOf(deps, id)).equals(contents[index] ?? pdf(1))).toBe(true);
    await setWantedPlace(deps.db, "s3");
  });

  it("are called back by a command that waits for the file that the job is about to have moved", async () => {
    const { deps } = server;
    await moveFiles(deps, "s3");
    await deps.db.delete(systemState).where(eq(systemState.key, "files-place"));
    const id = await used(pdf(10));
    const reader = new pg.Client(server.env["DATABASE_URL"]);
    await reader.connect();
    onTestFinished(() => reader.end());
    await reader.query("begin");
    await reader.query("select from file_pieces where file_id = $1 for key share", [id]);
    const waiting = async (statement: string) => {
      const isWaiting = sql`datname = current_database() and wait_event_type = 'Lock' and query ilike ${statement}`;
      return (await deps.db.execute(sql`select from pg_stat_activity where ${isWaiting}`)).rowCount;
    };
    const job = moveNewFiles(deps);
    await expect.poll(() => waiting('delete from "file_pieces"%')).toBe(1);
    const command = setWantedPlace(deps.db, "database").then(() => moveFiles(deps, "database"));
    await expect.poll(() => waiting('insert into "system_state"%')).toBe(1);
    await reader.query("commit");
    await job;
    await command;
    expect([await placeOf(id), s3.objects.size]).toEqual(["database", 0]);
    await setWantedPlace(deps.db, "s3");
  });

  it("stay in the database while the bucket is missing, and those in it are away, not lost", async () => {
    const { deps } = server;
    const [inDatabase, inS3] = [pdf(300_000), pdf(200_000)];
    const moved = await used(inS3);
    await moveFiles(deps, "s3");
    const id = await used(inDatabase);
    const bucketless = { ...deps, env: testEnv({ ...server.env, FILES_S3_BUCKET: "mistyped" }) };
    await expect(moveFiles(bucketless, "s3")).rejects.toThrow("404");
    expect(await placeOf(id)).toBe("database");
    expect((await contentOf(deps, id)).equals(inDatabase)).toBe(true);
    expect((await runChecks(bucketless, { names: ["files"] }))[0]).toMatchObject({ text: "health:files.away" });
    await expect(moveFiles(bucketless, "database")).rejects.toThrow("404");
    await expect(backUp(deps.db, join(folder, "bucketless.gz"), bucketless)).rejects.toThrow("S3 store of files");
    await expect(cleanFiles(bucketless)).rejects.toThrow("404");
    expect((await contentOf(deps, moved)).equals(inS3)).toBe(true);
  });

  it("R15: are in the backup, every one, or the backup is refused; cut anywhere, it is no backup", async () => {
    const { deps } = server;
    const content = pdf(700_000);
    const id = await used(content);
    const inDatabase = pdf(300_000);
    await moveFiles(deps, "s3");
    const other = await used(inDatabase);
    const file = join(folder, "whole.gz");
    await backUp(deps.db, file, deps);
    const { footer } = await verifyBackup(file);
    expect(footer?.counts["public.files"]).toBe(await deps.db.$count(files));
    const size = statSync(file).size;
    for (let tenth = 1; tenth < 10; tenth++) {
      const cut = join(folder, `cut-${tenth}.gz`);
      copyFileSync(file, cut);
      truncateSync(cut, Math.floor((size * tenth) / 10));
      await expect(verifyBackup(cut)).rejects.toThrow("not a whole one");
    }
    const database = await createDatabase(inject("postgresUrl"));
    onTestFinished(database.drop);
    const env = testEnv({ DATA_DIR: folder, DATABASE_URL: database.url });
    const log = pino({ level: "silent" });
    await restore({ open: () => openStore(env, log), keys: deps.keys, log, jobs: JOBS }, file);
    const store = await openStore(env, log);
    onTestFinished(() => store.close());
    const restored = { db: store.db, env, keys: deps.keys };
    expect((await contentOf(restored, id)).equals(content)).toBe(true);
    expect((await contentOf(restored, other)).equals(inDatabase)).toBe(true);

    const key = [...s3.objects.keys()].find((one) => one.includes(id)) ?? "";
    const lost = s3.objects.get(key);
    s3.objects.delete(key);
    await expect(backUp(deps.db, join(folder, "lost.gz"), deps)).rejects.toThrow(id);
    expect(await finding()).toMatchObject({ state: "fail", text: "health:files.missing" });
    if (lost) s3.objects.set(key, lost);
    s3.isDown = true;
    await expect(backUp(deps.db, join(folder, "down.gz"), deps)).rejects.toThrow("S3 store");
    expect(await finding()).toMatchObject({ state: "fail", text: "health:files.away" });
    s3.isDown = false;
  });

  it("are in the backup also when one comes slower than a transaction may be idle", async () => {
    const { deps, env } = server;
    await used(pdf(300_000));
    await moveFiles(deps, "s3");
    const name = "slow-backup";
    const client = new pg.Client({
      connectionString: env["DATABASE_URL"],
      application_name: name,
      idle_in_transaction_session_timeout: 100,
    });
    client.on("error", () => undefined);
    await client.connect();
    onTestFinished(() => client.end());
    s3.beforeRead = async () => {
      s3.beforeRead = async () => undefined;
      const isWaitedFor = sql`application_name = ${name} and state_change > now() - interval '300 ms'`;
      await expect
        .poll(async () => (await deps.db.execute(sql`select from pg_stat_activity where ${isWaitedFor}`)).rowCount)
        .toBe(0);
    };
    const file = join(folder, "slow.gz");
    await backUp(drizzle(client, { casing: "snake_case" }), file, deps);
    const { footer } = await verifyBackup(file);
    expect(footer?.counts["public.files"]).toBe(await deps.db.$count(files));
  });

  it("are removed in the night when nothing uses them, with objects that belong to no file", async () => {
    const { deps } = server;
    const kept = await used(pdf(20));
    const unused = await storeFile(deps, {
      stream: ofBytes(pdf(10)),
      name: "b.pdf",
      purpose: "attachment",
      createdBy: null,
    });
    await moveFiles(deps, "s3");
    const prefix = [...s3.objects.keys()][0]?.split("/")[0];
    const stray = `${prefix}/00000000-0000-4000-8000-000000000000/content/0`;
    const foreign = "another-site/00000000-0000-4000-8000-000000000000/content/0";
    for (const key of [stray, foreign]) s3.objects.set(key, { content: Buffer.from("x"), modifiedAt: new Date() });
    await cleanFiles(deps);
    expect([await placeOf(unused.id), s3.objects.has(stray)], "may still be used").toEqual(["s3", true]);
    const later = { ...deps, clock: () => new Date(Date.now() + 25 * HOUR_MS) };
    await cleanFiles(later);
    expect([await placeOf(unused.id), await placeOf(kept)]).toEqual([undefined, "s3"]);
    expect([s3.objects.has(stray), s3.objects.has(foreign)]).toEqual([false, true]);
    expect([...s3.objects.keys()].some((key) => key.includes(unused.id))).toBe(false);
  });
});

describe("files of an older version", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ env: { SERVICES: "web" } });
  });
  afterAll(() => server.close());

  it("R19: move into the store row by row, as they are, and are served under the same addresses", async () => {
    const { db, keys } = server.deps;
    const content = pdf(500);
    const [mail] = await db.insert(messages).values(mailRow()).returning();
    const sealed = keys.sealBytes(content, filePlace(mail?.number ?? 0, 0));
    const [attachment, damaged] = await db
      .insert(messageAttachments)
      .values([
        {
          messageId: mail?.id ?? 0,
          position: 0,
          name: "a.pdf",
          type: "application/pdf",
          size: content.length,
          content: sealed,
        },
        {
          messageId: mail?.id ?? 0,
          position: 1,
          name: "b.pdf",
          type: "application/pdf",
          size: 3,
          content: Buffer.from("bad"),
        },
      ])
      .returning();
    const [form] = await db
      .insert(uploadedForms)
      .values({ filename: "f.pdf", contentType: "application/pdf", size: content.length, content })
      .returning();
    const { cookie } = await makeUser(server, "admin");
    const urls = [`/api/message-attachments/${attachment?.id}/file`, `/api/uploaded-forms/${form?.id}/file`];
    const answers = () =>
      Promise.all(
        urls.map(async (url) => {
          const { rawPayload, headers } = await server.app.inject({ url, headers: { cookie } });
          return [rawPayload.equals(content), headers["content-disposition"], headers["content-type"]];
        }),
      );
    const before = await answers();
    expect(before.map(([isSame]) => isSame)).toEqual([true, true]);
    await storeOlderFiles(server.deps);
    expect(await answers()).toEqual(before);
    const [moved] = await db
      .select()
      .from(messageAttachments)
      .where(eq(messageAttachments.id, attachment?.id ?? 0));
    expect([moved?.content, moved?.fileId]).toEqual([null, expect.any(String)]);
    const [left] = await db
      .select()
      .from(messageAttachments)
      .where(eq(messageAttachments.id, damaged?.id ?? 0));
    expect(left?.content, "what does not open stays").toEqual(Buffer.from("bad"));
    const count = await db.$count(files);
    await storeOlderFiles(server.deps);
    expect(await db.$count(files), "once").toBe(count);
  });

  it("R19: pictures of the looks and of the team move, too, and are served as before, from either place", async () => {
    const { db } = server.deps;
    const picture = pngOf(60, 40);
    const sha256 = createHash("sha256").update(picture).digest("hex");
    const key = sha256.slice(0, 32);
    const size = { width: 60, height: 40, contentType: "image/png" };
    await db.insert(brandFiles).values({ key, name: "logo.png", ...size, content: picture });
    const { id: userId, cookie } = await makeUser(server, "agent");
    const photographs = [56, 112].map((side) => ({ userId, size: side, sha256: `${sha256}${side}`, content: picture }));
    await db.insert(teamPhotographs).values(photographs);
    const entry = { isAgreed: true, languages: ["es" as const], licenseNumber: "TX-1", confirmedAt: new Date() };
    await db.insert(teamEntries).values({ userId, ...entry });
    await db.transaction((tx) => announceContentChange(tx));
    await expect.poll(() => server.deps.content.current().team.length).toBe(1);
    const urls = [`/brand-files/${key}/logo.png`, `/team/${sha256}56.png`];
    const answersOf = (app: TestApp["app"]) =>
      Promise.all(
        urls.map(async (url) => {
          const { rawPayload, headers, statusCode } = await app.inject({ url });
          const names = ["content-type", "content-length", "cache-control", "content-security-policy"];
          return [statusCode, rawPayload.equals(picture), names.map((name) => headers[name])];
        }),
      );
    const before = await answersOf(server.app);
    expect(before.map((answer) => answer.slice(0, 2))).toEqual([
      [200, true],
      [200, true],
    ]);
    const count = await db.$count(files);
    await storeOlderFiles(server.deps);
    expect(await db.$count(files)).toBe(count + 3);
    const left = await Promise.all(
      [brandFiles, teamPhotographs].map((table) => db.$count(table, isNotNull(table.content))),
    );
    expect(left).toEqual([0, 0]);
    const other = await startBeside(server);
    onTestFinished(() => other.close());
    expect(await answersOf(other.app), "in a process that has not read them before").toEqual(before);
    expect(await answersOf(server.app), "from memory").toEqual(before);
    const own = await server.app.inject({ url: "/api/user/team-entry", headers: { cookie } });
    expect(own.body).toContain(picture.toString("base64"));
    await storeOlderFiles(server.deps);
    expect(await db.$count(files), "once").toBe(count + 3);
    await db.delete(teamPhotographs);
    await db.delete(brandFiles);
    expect(await db.$count(files), "gone with their last use").toBe(count);
  });

  it("have keys that a new key of the site seals again", async () => {
    const { deps } = server;
    const content = pdf(40);
    const { id } = await storeFile(deps, {
      stream: ofBytes(content),
      name: "a.pdf",
      purpose: "attachment",
      createdBy: null,
    });
    const fresh = randomBytes(32).toString("base64");
    const former = (await import("node:fs")).readFileSync(inject("keyTemplate"), "utf8").trim();
    await reseal({ ...deps, keys: createKeys([fresh, former]) });
    expect((await contentOf({ ...deps, keys: createKeys([fresh]) }, id)).equals(content)).toBe(true);
  });
});
