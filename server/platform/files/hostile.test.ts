import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { StoredFile } from "../../../domain/api/platform/files.ts";
import { BLUE_HEIC } from "../../../tests/fixtures/heic.ts";
import { upload as uploadLogo } from "../../../tests/support/brand-pictures.ts";
import { startScanner, TEST_VIRUS, type ScannerStandIn } from "../../../tests/support/clamd.ts";
import { pictureWithMore, refusedFiles } from "../../../tests/support/hostile-files.ts";
import { describeOnServer, makeUser, startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { files } from "../db/schema/index.ts";
import { convertHeic } from "./convert-heic.ts";
import { countPdfPages } from "./pdf-pages.ts";
import { pingScanner } from "./scan.ts";
import { bytesInMemory } from "./spool.ts";

async function upload({ app }: TestApp, cookie: string, content: Uint8Array, name: string, lang = "en") {
  const payload = Buffer.concat([
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
    content,
    Buffer.from("\r\n--x--\r\n"),
  ]);
  const headers = { cookie, "content-type": "multipart/form-data; boundary=x" };
  return app.inject({ method: "POST", url: `/api/files?lang=${lang}`, headers, payload });
}

const download = async ({ app }: TestApp, cookie: string, id: string) =>
  (await app.inject({ url: `/api/files/${id}`, headers: { cookie } })).rawPayload;

describeOnServer("W15: a file from outside", (server) => {
  it("is refused at its field when it is nothing that the store takes, and leaves nothing behind", async () => {
    const { cookie } = await makeUser(server(), "agent");
    const before = await server().deps.db.$count(files);
    for (const [what, { name, content, status }] of Object.entries(await refusedFiles())) {
      const answer = await upload(server(), cookie, content, name);
      expect([what, answer.statusCode]).toEqual([what, status]);
      const { error, fields } = answer.json<{ error: string; fields: object }>();
      expect([what, fields]).toEqual([what, { file: error }]);
    }
    expect(await server().deps.db.$count(files)).toBe(before);
  });

  it("is a picture and nothing else, whatever came behind it", async () => {
    const { cookie } = await makeUser(server(), "agent");
    for (const content of pictureWithMore()) {
      const { id } = (await upload(server(), cookie, content, "a.html")).json<StoredFile>();
      const back = await download(server(), cookie, id);
      expect([back.includes("script"), back.includes("GPS"), back.includes("Exif")]).toEqual([false, false, false]);
      expect((await sharp(back).metadata()).width).toBeGreaterThan(0);
    }
  });

  it("is a JPEG when a phone sent HEIC, with the pixels of the photograph", async () => {
    const { cookie } = await makeUser(server(), "agent");
    const file = (await upload(server(), cookie, BLUE_HEIC, "IMG_0042.HEIC")).json<StoredFile>();
    expect(file).toMatchObject({ name: "IMG_0042.jpg", type: "image/jpeg", hasPreview: true });
    const back = sharp(await download(server(), cookie, file.id));
    expect(await back.metadata()).toMatchObject({ format: "jpeg", width: 64, height: 48 });
    const { dominant } = await back.stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
    await expect(convertHeic(BLUE_HEIC, 1), "bounded in time").rejects.toMatchObject({ code: "invalid" });
    await expect(convertHeic(BLUE_HEIC.subarray(0, 300))).rejects.toMatchObject({ code: "invalid" });
  });

  it("is plain text or a table when all its bytes are", async () => {
    const { cookie } = await makeUser(server(), "agent");
    const text = Buffer.from("Póliza 1 < 2\n\tgracias\r\n");
    expect((await upload(server(), cookie, text, "notas.exe")).json()).toMatchObject({
      name: "notas.txt",
      type: "text/plain",
    });
    expect((await upload(server(), cookie, text, "a.csv")).json()).toMatchObject({ name: "a.csv", type: "text/csv" });
  });

  it("says in Spanish what is wrong", async () => {
    const { cookie } = await makeUser(server(), "agent");
    const answer = await upload(server(), cookie, Buffer.from("MZ\u0090\0"), "a.pdf", "es");
    expect(answer.json<{ error: string }>().error).toMatch(/^Elija un PDF/);
  });
});

it("counts the pages of a PDF across the borders of its pieces", async () => {
  const pages = Buffer.from("<</Type /Page /Parent 1 0 R>>\n<</Type/Pages>>\n".repeat(70_000));
  expect(await countPdfPages(bytesInMemory(pages))).toBe(70_000);
});

describe("a budget of one megabyte", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ env: { FILES_BUDGET_MB: "1" } });
  });
  afterAll(() => server.close());

  it("is refused beyond, with a plain word", async () => {
    const { cookie } = await makeUser(server, "agent");
    const pdf = (bytes: number) => Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(bytes, "x")]);
    expect((await upload(server, cookie, pdf(900_000), "a.pdf")).statusCode).toBe(201);
    const full = await upload(server, cookie, pdf(200_000), "b.pdf");
    expect([full.statusCode, full.json<{ error: string }>().error]).toEqual([
      503,
      "The room for files is used up. Please tell an administrator.",
    ]);
  });
});

const infectedPdf = Buffer.from(`%PDF-1.4\n${TEST_VIRUS}\n%%EOF`);
const cleanPdf = Buffer.from("%PDF-1.4\n%%EOF");

describe("a virus scanner", () => {
  let scanner: ScannerStandIn;
  let server: TestApp;
  let cookie: string;
  beforeAll(async () => {
    scanner = await startScanner();
    server = await startTestApp({ env: { CLAMD_URL: scanner.url } });
    ({ cookie } = await makeUser(server, "agent"));
  });
  afterAll(() => server.close());

  it("is asked about every file; what it finds is not kept", async () => {
    expect((await upload(server, cookie, cleanPdf, "a.pdf")).json()).toMatchObject({ scan: "clean" });
    const large = Buffer.concat([cleanPdf, Buffer.alloc(2_000_000, 7)]);
    expect((await upload(server, cookie, large, "b.pdf")).json()).toMatchObject({ scan: "clean" });
    const refused = await upload(server, cookie, infectedPdf, "c.pdf");
    expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([
      400,
      "The virus scanner found something harmful in this file. It was not kept.",
    ]);
    expect(scanner.scans).toBe(3);
  });

  it("is asked about pictures of the looks, too", async () => {
    const admin = await makeUser(server, "admin");
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><rect width="80" height="40" fill="#1f6440"/></svg>';
    expect((await uploadLogo(server, admin.cookie, drawing)).statusCode).toBe(201);
    const before = await server.deps.db.$count(files);
    expect((await uploadLogo(server, admin.cookie, `${drawing}<!--${TEST_VIRUS}-->`)).statusCode).toBe(400);
    expect(await server.deps.db.$count(files)).toBe(before);
    const [logo] = await server.deps.db.select().from(files).where(eq(files.name, "logo.svg"));
    expect(logo).toMatchObject({ scan: "clean", purpose: "brand", createdBy: admin.id });
  });

  it("that does not answer lets nothing in", async () => {
    await scanner.close();
    const answer = await upload(server, cookie, cleanPdf, "a.pdf");
    expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([
      503,
      { file: expect.stringContaining("virus scanner does not answer") },
    ]);
  });
});

/** The scanner itself, where Debian's is installed: with a database of the one test signature. */
const CLAMD = "/usr/sbin/clamd";
describe.runIf(existsSync(CLAMD))("clamd, where it is installed,", () => {
  const folder = mkdtempSync(join(tmpdir(), "bluebonnet-clamd-"));
  const url = `unix://${join(folder, "socket")}`;
  let clamd: ChildProcess;
  beforeAll(async () => {
    writeFileSync(join(folder, "test.ndb"), `Test.Signature:0:*:${Buffer.from(TEST_VIRUS).toString("hex")}\n`);
    const settings = { DatabaseDirectory: folder, LocalSocket: join(folder, "socket"), Foreground: "yes" };
    const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}\n`);
    writeFileSync(join(folder, "clamd.conf"), lines.join(""));
    execFileSync("chmod", ["-R", "a+rwX", folder]);
    clamd = spawn(CLAMD, ["--config-file", join(folder, "clamd.conf")], { stdio: "ignore" });
    await vi.waitUntil(() => pingScanner(url), { timeout: 60_000, interval: 200 });
  }, 70_000);
  afterAll(() => {
    clamd.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it("finds the test signature, and nothing in a clean file", async () => {
    const server = await startTestApp({ env: { CLAMD_URL: url } });
    const { cookie } = await makeUser(server, "agent");
    expect((await upload(server, cookie, cleanPdf, "a.pdf")).json()).toMatchObject({ scan: "clean" });
    expect((await upload(server, cookie, infectedPdf, "a.pdf")).statusCode).toBe(400);
    await server.close();
  });
});
