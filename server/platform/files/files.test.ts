import { createHash, randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { expect, it } from "vitest";
import type { StoredFile } from "../../../domain/api/platform/files.ts";
import { FILE_MAX } from "../../../domain/platform/files.ts";
import { STRIPES_WITH_PLACE } from "../../../tests/fixtures/photographs.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import { filePieces, files, messageAttachments, messages, uploadedForms } from "../db/schema/index.ts";
import { FILE_USES } from "./file-uses.ts";
import { openFile } from "./open-file.ts";
import { storeFile } from "./store-file.ts";

const PDF = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF");
const ofBytes = async function* (content: Uint8Array) {
  yield content;
};

describeOnServer("a stored file", (server) => {
  const upload = (cookie: string, content: Uint8Array, filename = "file.pdf") => {
    const payload = Buffer.concat([
      Buffer.from(`--x\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\n\r\n`),
      content,
      Buffer.from("\r\n--x--\r\n"),
    ]);
    const headers = { cookie, "content-type": "multipart/form-data; boundary=x" };
    return server().app.inject({ method: "POST", url: "/api/files", headers, payload });
  };
  const get = (cookie: string, url: string) => server().app.inject({ url, headers: { cookie } });
  const stored = async (cookie: string, content: Uint8Array, name?: string) =>
    (await upload(cookie, content, name)).json<StoredFile>();

  it("is given back byte for byte, as a download in a sandbox, whatever its size", async () => {
    const { cookie } = await makeUser(server(), "agent");
    for (const bytes of [PDF.length, 256 * 1024, 256 * 1024 + 1, 3_000_000]) {
      const content = Buffer.concat([PDF, randomBytes(bytes - PDF.length)]);
      const answer = await upload(cookie, content, "Póliza.pdf");
      expect(answer.statusCode).toBe(201);
      const file = answer.json<StoredFile>();
      expect(file).toEqual({
        id: file.id,
        name: "Póliza.pdf",
        type: "application/pdf",
        size: bytes,
        hasPreview: false,
        scan: "not-scanned",
      });
      const back = await get(cookie, `/api/files/${file.id}`);
      expect(back.rawPayload.equals(content)).toBe(true);
      expect(back.headers).toMatchObject({
        "content-type": "application/octet-stream",
        "content-length": String(bytes),
        "content-disposition": expect.stringMatching(/^attachment; /),
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      });
    }
  });

  it("gets a name when it is sent without one", async () => {
    const { cookie } = await makeUser(server(), "agent");
    const payload = Buffer.concat([
      Buffer.from(`--x\r\ncontent-disposition: form-data; name="file"\r\n`),
      Buffer.from("content-type: application/octet-stream\r\n\r\n"),
      PDF,
      Buffer.from("\r\n--x--\r\n"),
    ]);
    const headers = { cookie, "content-type": "multipart/form-data; boundary=x" };
    const answer = await server().app.inject({ method: "POST", url: "/api/files", headers, payload });
    expect(answer.json()).toMatchObject({ name: "file.pdf", type: "application/pdf" });
  });

  it("stands sealed in the database, under a key of its own, and does not open elsewhere or changed", async () => {
    const { deps } = server();
    const { id: createdBy } = await makeUser(server(), "agent");
    const input = { name: "a.pdf", purpose: "attachment", createdBy } as const;
    const [one, other] = [
      await storeFile(deps, { ...input, stream: ofBytes(PDF) }),
      await storeFile(deps, { ...input, stream: ofBytes(PDF) }),
    ];
    const rows = await deps.db.select().from(filePieces).where(eq(filePieces.fileId, one.id));
    expect(rows.map(({ content }) => content.includes("Catalog"))).toEqual([false]);
    const [row] = await deps.db.select().from(files).where(eq(files.id, one.id));
    expect(row?.sealedKey).toMatch(/^sealed2:/);
    expect(row?.sha256).toBe(createHash("sha256").update(PDF).digest("hex"));
    const read = async (id: string) => Buffer.concat(await (await openFile(deps, id)).stream.toArray());
    expect((await read(one.id)).equals(PDF)).toBe(true);
    await deps.db.delete(filePieces).where(eq(filePieces.fileId, other.id));
    await expect(read(other.id)).rejects.toThrow("missing");
    await deps.db.insert(filePieces).values(rows.map((piece) => ({ ...piece, fileId: other.id })));
    await expect(read(other.id)).rejects.toThrow("does not open");
  });

  it("W15: is a picture without its place and other metadata, and shows a preview that the server made", async () => {
    const { cookie } = await makeUser(server(), "agent");
    const file = await stored(cookie, STRIPES_WITH_PLACE, "IMG_1.heic");
    expect(file).toMatchObject({ name: "IMG_1.jpg", type: "image/jpeg", hasPreview: true });
    const { rawPayload } = await get(cookie, `/api/files/${file.id}`);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
    expect(rawPayload.includes("GPS")).toBe(false);
    const preview = await get(cookie, `/api/files/${file.id}/preview`);
    expect(preview.headers).toMatchObject({ "content-type": "image/webp" });
    expect((await sharp(preview.rawPayload).metadata()).format).toBe("webp");
    const paper = await stored(cookie, PDF);
    expect((await get(cookie, `/api/files/${paper.id}/preview`)).statusCode).toBe(404);
  });

  it("is brought by whoever may answer, and read by the uploader only while nothing uses it", async () => {
    const agent = await makeUser(server(), "agent");
    const other = await makeUser(server(), "admin");
    const trainee = await makeUser(server(), "trainee");
    expect((await upload(trainee.cookie, PDF)).statusCode).toBe(403);
    const { id } = await stored(agent.cookie, PDF);
    const url = `/api/files/${id}`;
    expect((await get(agent.cookie, url)).statusCode).toBe(200);
    expect((await get(other.cookie, url)).statusCode).toBe(404);
    const form = { filename: "a.pdf", contentType: "application/pdf", size: PDF.length, fileId: id };
    await server().deps.db.insert(uploadedForms).values(form);
    expect((await get(trainee.cookie, url)).statusCode, "by the right on forms").toBe(200);
    expect((await get("", url)).statusCode).toBe(401);
  });

  it("goes with the last thing that uses it, and not before", async () => {
    const { db } = server().deps;
    const agent = await makeUser(server(), "agent");
    const trainee = await makeUser(server(), "trainee");
    const { id } = await stored(agent.cookie, PDF);
    const [mail] = await db
      .insert(messages)
      .values({
        channel: "email",
        number: 990_001,
        kind: "answer",
        from: "a@example.com",
        to: "b@example.com",
        text: "",
      })
      .returning();
    const row = { messageId: mail?.id ?? 0, name: "a.pdf", type: "application/pdf", size: 1, fileId: id };
    await db.insert(messageAttachments).values([0, 1].map((position) => ({ ...row, position })));
    expect((await get(trainee.cookie, `/api/files/${id}`)).statusCode, "no right on mails").toBe(404);
    const isThere = async () => (await db.$count(files, eq(files.id, id))) > 0;
    await db.delete(messageAttachments).where(eq(messageAttachments.position, 0));
    expect(await isThere()).toBe(true);
    await db.delete(messages).where(eq(messages.id, mail?.id ?? 0));
    expect(await isThere()).toBe(false);
    expect(await db.$count(filePieces, eq(filePieces.fileId, id))).toBe(0);
  });

  it("is refused beyond 25 MB, when empty and when cut off", async () => {
    const { cookie } = await makeUser(server(), "agent");
    const before = await server().deps.db.$count(files);
    const large = await upload(cookie, Buffer.alloc(FILE_MAX.bytes + 1, PDF));
    expect([large.statusCode, large.json<{ error: string }>().error]).toEqual([413, "This file is larger than 25 MB."]);
    expect((await upload(cookie, Buffer.alloc(0))).json()).toMatchObject({ fields: { file: "Please choose a file." } });
    const headers = { cookie, "content-type": "multipart/form-data; boundary=x" };
    const payload = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4';
    const cut = await server().app.inject({ method: "POST", url: "/api/files", headers, payload });
    expect(cut.statusCode).toBe(400);
    expect(await server().deps.db.$count(files)).toBe(before);
  });

  it("is known to be used by every table that refers to it", async () => {
    const found = await server().deps.db.execute<{ use: string }>(sql`
      select c.conrelid::regclass || '.' || a.attname as use from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'files'::regclass and c.confdeltype <> 'c' order by 1`);
    expect(FILE_USES.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
      found.rows.map(({ use }) => use),
    );
    const triggers = await server().deps.db.execute<{ table: string }>(sql`
      select distinct event_object_table as table from information_schema.triggers
      where action_statement like '%remove_unused_file%' order by 1`);
    expect(triggers.rows.map(({ table }) => table)).toEqual(FILE_USES.map(({ table }) => table).toSorted());
  });
});
