import { request as httpRequest } from "node:http";
import { randomBytes, randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import type { LeadReceipt } from "../../../domain/api/work/leads.ts";
import type { KeptFile } from "../../../domain/api/work/kept-files.ts";
import { UPLOAD_MAX } from "../../../domain/work/upload-options.ts";
import { anyText } from "../../../tests/support/matchers.ts";
import { pngClaiming } from "../../../tests/support/hostile-files.ts";
import { portOf } from "../../../tests/support/port-of.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import type { Deps } from "../../platform/deps.ts";
import { createUpload } from "../uploads/create-upload.ts";
import { finishUpload } from "../uploads/finish-upload.ts";
import { presentUploads } from "./present-uploads.ts";
import { cleanFiles } from "../../operations/files/clean-files.ts";
import {
  auditEvents,
  deskEvents,
  files,
  keptFiles,
  requests,
  uploadPieces,
  uploads,
} from "../../platform/db/schema/index.ts";

const PDF = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
const pdfOf = (bytes: number) => Buffer.concat([PDF, randomBytes(bytes - PDF.length)]);
const BYTES = "application/offset+octet-stream";
const MB = 1024 * 1024;

describeOnServer("an upload of a customer", (server) => {
  const db = () => server().deps.db;

  /** Sends a quote request and opens its private page, as its sender may. */
  async function openRequest() {
    const payload = {
      insuranceType: "life",
      name: `Rosa ${randomUUID()}`,
      email: "rosa@example.com",
      phone: "7135550113",
    };
    const sent = await server().app.inject({ method: "POST", url: "/api/quote-requests", payload });
    const { reference, link = "" } = sent.json<LeadReceipt>();
    const [row] = await db().select().from(requests).where(eq(requests.reference, reference));
    return { token: link.replace("/r/", ""), reference, id: row?.id ?? 0, number: row?.number ?? 0 };
  }

  type Call = { token?: string; headers?: Record<string, string>; payload?: Buffer };
  const call = (method: "POST" | "HEAD" | "PATCH" | "DELETE", url: string, { token, headers, payload }: Call = {}) =>
    server().app.inject({
      method,
      url,
      headers: { "tus-resumable": "1.0.0", ...(token !== undefined && { "x-link-token": token }), ...headers },
      ...(payload && { payload }),
    });
  const metadata = (fields: Record<string, string>) =>
    Object.entries(fields)
      .map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`)
      .join(",");
  const create = (token: string, size: number, fields: Record<string, string> = {}, url = "/api/uploads") => {
    const described = metadata({ name: "IMG_1.pdf", purpose: "file", modified: "1", ...fields });
    return call("POST", url, { token, headers: { "upload-length": String(size), "upload-metadata": described } });
  };
  const send = (token: string, url: string, offset: number, payload: Buffer) =>
    call("PATCH", url, { token, payload, headers: { "upload-offset": String(offset), "content-type": BYTES } });
  const offsetOf = async (token: string, url: string) =>
    Number((await call("HEAD", url, { token })).headers["upload-offset"]);

  /** Uploads a file in one go. */
  async function upload(token: string, content: Buffer, fields: Record<string, string> = {}) {
    const created = await create(token, content.length, fields);
    expect(created.statusCode).toBe(201);
    const url = String(created.headers.location);
    return { url, answer: await send(token, url, 0, content) };
  }
  const eventsOf = (requestId: number) =>
    db().select().from(deskEvents).where(eq(deskEvents.requestId, requestId)).orderBy(deskEvents.id);

  it("arrives piece by piece, sealed, is among the request's files, and makes the request wait for us", async () => {
    const { token, id, number } = await openRequest();
    const agent = await makeUser(server(), "agent");
    const settled = await server().app.inject({
      method: "POST",
      url: `/api/quote-requests/${number}/work`,
      headers: { cookie: agent.cookie },
      payload: { version: 0, heard: null, change: { do: "settle" } },
    });
    expect(settled.json()).toMatchObject({ work: { waitsFor: "nobody" } });
    const content = pdfOf(600_000);
    const url = String((await create(token, content.length, { name: "Póliza.pdf" })).headers.location);
    expect((await send(token, url, 0, content.subarray(0, 300_000))).statusCode).toBe(204);
    expect(await offsetOf(token, url)).toBe(300_000);
    const [piece] = await db().select().from(uploadPieces).limit(1);
    expect([piece?.content.includes("Catalog"), await db().$count(keptFiles, eq(keptFiles.requestId, id))]).toEqual([
      false,
      0,
    ]);
    expect((await send(token, url, 300_000, content.subarray(300_000))).statusCode).toBe(204);
    expect(await offsetOf(token, url), "whoever did not hear the last answer asks again").toBe(content.length);
    expect(await db().$count(uploadPieces)).toBe(0);

    const headers = { cookie: agent.cookie };
    const listed = await server().app.inject({ url: `/api/quote-requests/${number}/files`, headers });
    const [kept] = listed.json<KeptFile[]>();
    expect(kept).toMatchObject({ file: { name: "Póliza.pdf", size: 600_000 }, addedBy: null, uploadedAs: "file" });
    const back = await server().app.inject({ url: `/api/files/${kept?.file.id}`, headers });
    expect(back.rawPayload.equals(content)).toBe(true);
    const [row] = await db().select().from(requests).where(eq(requests.id, id));
    expect(row?.waitsFor).toBe("us");
    expect((await eventsOf(id)).at(-1)).toMatchObject({ type: "message", data: { direction: "in", uploads: 1 } });
    const [audited] = await db().select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    expect(audited).toMatchObject({ action: "file.upload", subjectType: "file", actorId: null });
  });

  it("tells of several files at once, and of the policy apart", async () => {
    const { token, id } = await openRequest();
    for (const purpose of ["file", "file", "file", "declarations"]) await upload(token, pdfOf(1_000), { purpose });
    const told = (await eventsOf(id)).filter(({ type }) => type === "message").map(({ data }) => data);
    expect(told).toEqual([
      { direction: "in", uploads: 3, lastAt: anyText() },
      { direction: "in", uploads: 1, purpose: "declarations" },
    ]);
  });

  it("goes on where a lost connection left it", async () => {
    const { token } = await openRequest();
    const content = pdfOf(900_000);
    const url = String((await create(token, content.length)).headers.location);
    if (!server().app.server.listening) await server().app.listen({ port: 0, host: "127.0.0.1" });
    const headers = { "tus-resumable": "1.0.0", "x-link-token": token, "upload-offset": "0", "content-type": BYTES };
    const cut = httpRequest({
      port: portOf(server().app.server),
      host: "127.0.0.1",
      method: "PATCH",
      path: url,
      headers: { ...headers, "content-length": content.length },
    });
    cut.on("error", () => undefined);
    cut.write(content.subarray(0, 500_000));
    // The first piece is stored while the line stands; what is short of a piece, when it breaks.
    await vi.waitUntil(async () => (await offsetOf(token, url)) >= 256 * 1024);
    cut.destroy();
    await vi.waitUntil(async () => (await offsetOf(token, url)) > 256 * 1024);
    const offset = await offsetOf(token, url);
    expect(offset).toBeLessThanOrEqual(500_000);
    expect((await send(token, url, offset, content.subarray(offset))).statusCode).toBe(204);
    const [kept] = await db().select().from(files).where(eq(files.bytes, 900_000));
    expect(kept?.sha256).toBeDefined();
  });

  it("is taken from one of two connections at once, and kept once", async () => {
    const { token, id } = await openRequest();
    const content = pdfOf(400_000);
    const url = String((await create(token, content.length)).headers.location);
    const answers = await Promise.all([send(token, url, 0, content), send(token, url, 0, content)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect(await db().$count(keptFiles, eq(keptFiles.requestId, id))).toBe(1);
    expect((await send(token, url, 300_000, content.subarray(0, 10))).statusCode).toBe(409);
  });

  it("stays when its last bytes come again while the first connection is still checking them", async () => {
    const { token, id } = await openRequest();
    const content = pdfOf(400_000);
    const url = String((await create(token, content.length)).headers.location);
    await send(token, url, 0, content.subarray(0, 300_000));
    const [asked] = await db().select().from(uploads).where(eq(uploads.requestId, id));
    if (!asked) throw new Error("there is no upload");
    const last = { start: 300_000, content: content.subarray(300_000) };
    expect((await send(token, url, last.start, last.content)).statusCode).toBe(204);
    // The second connection asked before the first one was done. It reads the file after that, when its pieces are gone.
    const by = { requestId: id, ip: "192.0.2.7" };
    expect(await finishUpload(server().deps, by, asked, last), "409: the browser asks how far it is").toBe(false);
    expect(await offsetOf(token, url)).toBe(content.length);
    expect(await db().$count(keptFiles, eq(keptFiles.requestId, id))).toBe(1);
  });

  it("is refused on a second connection, too, when the first one was refused", async () => {
    const { token, id } = await openRequest();
    const content = Buffer.from("<!doctype html><script>alert(1)</script>");
    const url = String((await create(token, content.length)).headers.location);
    const [asked] = await db().select().from(uploads).where(eq(uploads.requestId, id));
    if (!asked) throw new Error("there is no upload");
    expect((await send(token, url, 0, content)).statusCode).toBe(415);
    const second = finishUpload(server().deps, { requestId: id, ip: "192.0.2.7" }, asked, { start: 0, content });
    await expect(second).rejects.toMatchObject({ details: { fields: { file: "errors:storedFileType" } } });
  });

  it("W15: is refused at its field when it is no file for the store, and leaves nothing behind", async () => {
    const { token, id } = await openRequest();
    // The store's own test has the whole corpus.
    const hostile = [
      { name: "policy.pdf", content: Buffer.from("<!doctype html><script>alert(1)</script>"), status: 415 },
      { name: "bomb.png", content: pngClaiming(20_000, 20_000), status: 400 },
    ];
    for (const { name, content, status } of hostile) {
      const { url, answer } = await upload(token, content, { name });
      const { error, fields } = answer.json<{ error: string; fields: object }>();
      expect([name, answer.statusCode, fields]).toEqual([name, status, { file: error }]);
      expect((await call("HEAD", url, { token })).statusCode).toBe(404);
    }
    const large = await create(token, 12 * MB);
    expect([large.statusCode, large.json<{ fields: object }>().fields]).toEqual([
      413,
      { file: "This file is larger than 10 MB." },
    ]);
    expect((await create(token, 0)).statusCode).toBe(400);
    expect((await create(token, 5, { purpose: "other" })).statusCode).toBe(400);
    const left = [db().$count(uploads, eq(uploads.requestId, id)), db().$count(keptFiles, eq(keptFiles.requestId, id))];
    expect(await Promise.all(left)).toEqual([0, 0]);
  });

  it("says in the page's language what is wrong", async () => {
    const { token } = await openRequest();
    const created = await create(token, 4, {}, "/api/uploads?lang=es");
    const answer = await send(token, String(created.headers.location), 0, Buffer.from("MZ\u0090\0", "latin1"));
    expect(answer.json<{ error: string }>().error).toMatch(/^Elija un PDF/);
  });

  it("takes no more bytes than were announced", async () => {
    const { token, id } = await openRequest();
    const url = String((await create(token, 100)).headers.location);
    expect((await send(token, url, 0, pdfOf(5_000))).statusCode).toBe(413);
    expect(await db().$count(keptFiles, eq(keptFiles.requestId, id))).toBe(0);
  });

  it("Z5: is not there for a wrong token, and for the token of another request", async () => {
    const one = await openRequest();
    const other = await openRequest();
    const url = String((await create(one.token, 1_000)).headers.location);
    for (const token of [undefined, "", "guessed", other.token, `${one.token}x`]) {
      const headers = { "upload-offset": "0", "content-type": BYTES };
      const calls = [
        call("HEAD", url, { ...(token !== undefined && { token }) }),
        call("PATCH", url, { ...(token !== undefined && { token }), headers, payload: pdfOf(1_000) }),
        call("DELETE", url, { ...(token !== undefined && { token }) }),
      ];
      const answers = await Promise.all(calls);
      expect([token, ...answers.map(({ statusCode }) => statusCode)]).toEqual([token, 404, 404, 404]);
    }
    expect((await create("guessed", 1_000)).statusCode).toBe(404);
    expect(await offsetOf(one.token, url)).toBe(0);
  });

  it("comes from our own pages only, and as nothing but bytes", async () => {
    const { token } = await openRequest();
    const url = String((await create(token, 1_000)).headers.location);
    const headers = { "upload-offset": "0", "content-type": BYTES };
    const foreign = { ...headers, "sec-fetch-site": "cross-site" };
    expect((await call("PATCH", url, { token, headers: foreign, payload: PDF })).statusCode).toBe(403);
    const json = { ...headers, "content-type": "application/json" };
    expect((await call("PATCH", url, { token, headers: json, payload: PDF })).statusCode).toBe(415);
    expect((await create(token, 1_000)).headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("is the same upload when its creation is asked for again, because the answer was lost", async () => {
    const { token, id } = await openRequest();
    const content = pdfOf(1_000);
    const urls = new Set<string>();
    for (let n = 0; n < 3; n++) urls.add(String((await create(token, content.length)).headers.location));
    expect([urls.size, await db().$count(uploads, eq(uploads.requestId, id))]).toEqual([1, 1]);
    const [url = ""] = urls;
    await send(token, url, 0, content.subarray(0, 400));
    const others: Record<string, string>[] = [
      { name: "IMG_2.pdf" },
      { modified: "2" },
      { purpose: "declarations" },
      {},
    ];
    for (const fields of others) {
      expect(String((await create(token, content.length, fields)).headers.location)).not.toBe(url);
    }
    expect((await send(token, url, 400, content.subarray(400))).statusCode).toBe(204);
    expect(await db().$count(keptFiles, eq(keptFiles.requestId, id))).toBe(1);
  });

  it("is one of ten at most, also when they come at once; one that is called off makes room", async () => {
    const { token, id } = await openRequest();
    const files = Array.from({ length: UPLOAD_MAX.files + 3 }, (_, n) => ({ modified: String(n) }));
    const answers = await Promise.all(files.map((file) => create(token, 100, file)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(UPLOAD_MAX.files);
    const full = await create(token, 100, { modified: "99" });
    expect(full.json<{ fields: { file: string } }>().fields.file).toMatch(/has 10 files already/);
    const url = String(answers.find(({ headers }) => headers.location)?.headers.location);
    expect((await call("DELETE", url, { token })).statusCode).toBe(204);
    const again = await upload(token, pdfOf(100));
    expect(again.answer.statusCode).toBe(204);
    expect((await call("DELETE", again.url, { token })).statusCode, "a file that arrived stays").toBe(404);
    expect(await db().$count(keptFiles, eq(keptFiles.requestId, id))).toBe(1);
  });

  it("is bounded by the bytes of an address and a day, and by the room of the store", async () => {
    const { id: requestId } = await openRequest();
    const { deps } = server();
    const described = { name: "a.pdf", purpose: "file" };
    let modified = 0;
    const begin = (ip: string, env: Partial<Deps["env"]>) =>
      createUpload(
        { ...deps, env: { ...deps.env, ...env } },
        { requestId, ip },
        { id: randomUUID(), size: MB, metadata: { ...described, modified: String(++modified) } },
      );
    // At this scale an address has 1.5 MB a day.
    const scarce = { RATE_LIMIT_SCALE: 0.005 };
    await begin("192.0.2.7", scarce);
    await expect(begin("192.0.2.7", scarce)).rejects.toMatchObject({ code: "tooMany" });
    await begin("192.0.2.8", scarce);
    await expect(begin("192.0.2.9", { FILES_BUDGET_MB: 1 })).rejects.toMatchObject({
      code: "unavailable",
      details: { fields: { file: "errors:uploadsClosed" } },
    });
  });

  it("is shown on the page by its size, and never by its name", async () => {
    const { token, id } = await openRequest();
    await upload(token, pdfOf(2_000), { name: "policy TX-4711.pdf" });
    const url = String((await create(token, 1_000, { name: "policy TX-4711.pdf", modified: "99" })).headers.location);
    await send(token, url, 0, pdfOf(250));
    const [request] = await db().select().from(requests).where(eq(requests.id, id));
    if (!request) throw new Error("there is no request");
    const shown = await presentUploads({ tx: db(), request });
    expect(shown).toMatchObject({
      arrived: [{ isPicture: false, size: 2_000 }],
      unfinished: [{ size: 1_000, received: 250, modified: 99 }],
      asksForPolicy: true,
    });
    expect(JSON.stringify(shown)).not.toContain("TX-4711");
  });

  it("is forgotten after two days when nobody finished it, and goes with its request", async () => {
    const { token, id } = await openRequest();
    const url = String((await create(token, 1_000)).headers.location);
    await send(token, url, 0, pdfOf(500));
    const { deps } = server();
    await cleanFiles({ ...deps, clock: () => new Date(deps.clock().getTime() + 47 * 3_600_000) });
    expect(await offsetOf(token, url)).toBe(500);
    await cleanFiles({ ...deps, clock: () => new Date(deps.clock().getTime() + 49 * 3_600_000) });
    expect((await call("HEAD", url, { token })).statusCode).toBe(404);
    await create(token, 1_000);
    await upload(token, pdfOf(700_001));
    await db().delete(requests).where(eq(requests.id, id));
    expect(await db().$count(uploads, eq(uploads.requestId, id))).toBe(0);
    expect(await db().$count(files, eq(files.bytes, 700_001))).toBe(0);
  });
});
