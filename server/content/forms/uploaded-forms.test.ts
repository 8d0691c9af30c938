import { expect, it } from "vitest";
import { BODY_LIMIT } from "../../../domain/platform/limits.ts";
import { ROLES } from "../../../domain/platform/permissions.ts";
import { BLACK_PNG } from "../../../tests/fixtures/photographs.ts";
import { actionsOn } from "../../../tests/support/audit-trail.ts";
import { pictureWithMore, refusedFiles } from "../../../tests/support/hostile-files.ts";
import { describeOnServer, makeUser, type TestApp } from "../../../tests/support/test-app.ts";
import { files, uploadedForms } from "../../platform/db/schema/index.ts";

const PDF = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF";
type Upload = { name?: string; type?: string; line?: string };

async function upload({ app }: TestApp, cookie: string, content: string | Buffer<ArrayBuffer>, options: Upload = {}) {
  const { name = "form.pdf", type = "application/pdf", line } = options;
  const form = new FormData();
  if (line !== undefined) form.append("line", line);
  form.append("file", new File([content], name, { type }));
  const body = new Response(form);
  const headers = { cookie, "content-type": body.headers.get("content-type") ?? "" };
  const payload = Buffer.from(await body.arrayBuffer());
  return app.inject({ method: "POST", url: "/api/uploaded-forms", headers, payload });
}

const countOf = async ({ deps }: TestApp) => deps.db.$count(uploadedForms);

describeOnServer("an uploaded form", (server) => {
  it("is kept, listed without its file and given back byte for byte, to every role", async () => {
    const maker = await makeUser(server(), "senior_agent");
    const stored = await upload(server(), maker.cookie, PDF, { name: "Key receipt ñ.pdf", line: "auto" });
    expect(stored.statusCode).toBe(201);
    const form = stored.json<{ id: number }>();
    for (const role of ROLES) {
      const { cookie } = await makeUser(server(), role);
      const list = await server().app.inject({ url: "/api/uploaded-forms?limit=1", headers: { cookie } });
      expect(list.json()).toEqual([form]);
      expect(form).toMatchObject({ filename: "Key receipt ñ.pdf", contentType: "application/pdf", line: "auto" });
      const file = await server().app.inject({ url: `/api/uploaded-forms/${form.id}/file`, headers: { cookie } });
      expect(file.body).toBe(PDF);
      expect(file.headers).toMatchObject({
        "content-type": "application/pdf",
        "cache-control": "no-store",
        "content-disposition": `inline; filename="Key receipt n.pdf"; filename*=UTF-8''Key%20receipt%20%C3%B1.pdf`,
      });
      expect(file.headers["content-security-policy"]).toContain("default-src 'none'");
    }
  });

  it("is listed page by page, newest first", async () => {
    const { cookie } = await makeUser(server(), "senior_agent");
    for (const name of ["one.pdf", "two.pdf", "three.pdf"]) await upload(server(), cookie, PDF, { name });
    const first = await server().app.inject({ url: "/api/uploaded-forms?limit=2", headers: { cookie } });
    expect(first.json<{ filename: string }[]>().map((f) => f.filename)).toEqual(["three.pdf", "two.pdf"]);
    const next = /<([^>]+)>/.exec(String(first.headers["link"]))?.[1] ?? "";
    const second = await server().app.inject({ url: next, headers: { cookie } });
    expect(second.json<{ filename: string }[]>()[0]?.filename).toBe("one.pdf");
  });

  it("is what its first bytes say, whatever its name and the sender claim", async () => {
    const { cookie } = await makeUser(server(), "senior_agent");
    const png = await upload(server(), cookie, Buffer.from(BLACK_PNG), {
      name: "page.html",
      type: "text/html",
    });
    expect(png.json()).toMatchObject({ contentType: "image/png", filename: "page.png" });
    const polyglot = await upload(server(), cookie, `${PDF}<script>alert(1)</script>`, {
      name: "x.html",
      type: "text/html",
    });
    expect(polyglot.json()).toMatchObject({ contentType: "application/pdf", filename: "x.pdf" });
  });

  it("W15: is refused when it is hostile, and leaves nothing behind; a picture is stored without what is behind it", async () => {
    const { cookie } = await makeUser(server(), "senior_agent");
    const counts = () => Promise.all([countOf(server()), server().deps.db.$count(files)]);
    const before = await counts();
    for (const [what, { name, content, status }] of Object.entries(await refusedFiles())) {
      const answer = await upload(server(), cookie, Buffer.from(content), { name });
      // Forms take fewer types than attachments: a GIF is none of them, damaged or not.
      expect([what, answer.statusCode]).toEqual([what, name.endsWith(".gif") ? 415 : status]);
      const { error, fields } = answer.json<{ error: string; fields: object }>();
      expect([what, fields]).toEqual([what, { file: error }]);
    }
    expect(await counts()).toEqual(before);
    for (const content of pictureWithMore()) {
      const { id } = (await upload(server(), cookie, Buffer.from(content), { name: "a.html" })).json<{ id: number }>();
      const back = await server().app.inject({ url: `/api/uploaded-forms/${id}/file`, headers: { cookie } });
      expect(back.statusCode).toBe(200);
      expect(["script", "GPS", "Exif"].filter((word) => back.rawPayload.includes(word))).toEqual([]);
    }
  });

  it("is refused as anything but a PDF or a picture, with a text at the field", async () => {
    const { cookie } = await makeUser(server(), "senior_agent");
    const before = await countOf(server());
    const corpus = {
      "a renamed program": "MZ\u0090\0\u0003\0\0\0",
      "a drawing with a script": "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
      "a page called .pdf": "<!doctype html><script>alert(1)</script>",
      "a picture that is also a script": "GIF89a=1;/*%PDF-1.4*/alert(1)",
      "a PDF behind other bytes": "<html>%PDF-1.4",
      "an archive": "PK\u0003\u0004",
    };
    for (const [what, content] of Object.entries(corpus)) {
      const answer = await upload(server(), cookie, Buffer.from(content, "latin1"));
      expect([what, answer.statusCode]).toEqual([what, 415]);
      expect(answer.json()).toMatchObject({
        code: "unsupportedType",
        fields: { file: answer.json<{ error: string }>().error },
      });
    }
    expect(await countOf(server())).toBe(before);
  });

  it("is refused when empty, missing, cut off or of an unknown line", async () => {
    const { cookie } = await makeUser(server(), "senior_agent");
    expect((await upload(server(), cookie, "")).json()).toMatchObject({
      code: "invalid",
      fields: { file: "Please choose a file." },
    });
    expect((await upload(server(), cookie, PDF, { line: "boats" })).json()).toMatchObject({
      fields: { line: expect.any(String) },
    });
    const headers = { cookie, "content-type": "multipart/form-data; boundary=x" };
    for (const payload of [
      "--x--\r\n",
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-',
      "rubbish",
    ]) {
      const answer = await server().app.inject({ method: "POST", url: "/api/uploaded-forms", headers, payload });
      expect([payload, answer.statusCode]).toEqual([payload, 400]);
    }
  });

  it("W11: may have 10 MB and not a byte more", async () => {
    const { cookie } = await makeUser(server(), "senior_agent");
    const full = Buffer.alloc(BODY_LIMIT.upload, PDF);
    const stored = await upload(server(), cookie, full);
    expect(stored.json()).toMatchObject({ size: BODY_LIMIT.upload });
    const url = `/api/uploaded-forms/${stored.json<{ id: number }>().id}/file`;
    const file = await server().app.inject({ url, headers: { cookie } });
    expect(file.rawPayload.equals(full)).toBe(true);
    const larger = await upload(server(), cookie, Buffer.concat([full, Buffer.from("x")]));
    expect(larger.statusCode).toBe(413);
    expect(larger.json()).toMatchObject({ code: "tooLarge", fields: { file: "This file is larger than 10 MB." } });
  });

  it("W9: keeps no path and no line break of its name", async () => {
    const { cookie } = await makeUser(server(), "senior_agent");
    const stored = await upload(server(), cookie, PDF, { name: "..\\..\\a\r\nSet-Cookie: x=1.pdf" });
    expect(stored.json<{ filename: string }>().filename).not.toMatch(/[\r\n\\/]/);
    const { id } = stored.json<{ id: number }>();
    const file = await server().app.inject({ url: `/api/uploaded-forms/${id}/file`, headers: { cookie } });
    expect(file.headers["set-cookie"]).toBeUndefined();
  });

  it("W1: is taken as multipart only, and multipart is taken nowhere else", async () => {
    const { cookie } = await makeUser(server(), "admin");
    const json = await server().app.inject({
      method: "POST",
      url: "/api/uploaded-forms",
      headers: { cookie },
      payload: { file: PDF },
    });
    expect(json.statusCode).toBe(415);
    const headers = { cookie, "content-type": "multipart/form-data; boundary=x" };
    const payload = '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nA\r\n--x--\r\n';
    const writes = server().app.guardedRoutes.filter((r) => ["POST", "PUT", "PATCH"].includes(r.method));
    for (const { method, url } of writes.filter((r) => r.url !== "/api/uploaded-forms" && !r.url.includes("*"))) {
      const answer = await server().app.inject({
        method: method as "POST",
        url: url.replace(/:\w+/g, "1"),
        headers,
        payload,
      });
      expect([url, answer.statusCode]).not.toEqual([url, 200]);
      expect([url, answer.statusCode]).not.toEqual([url, 201]);
    }
    const quote = await server().app.inject({ method: "POST", url: "/api/quote-requests", headers, payload });
    expect(quote.statusCode).toBe(415);
  });

  it("Z1: is made by senior agents and admins and removed by admins only, which the audit trail remembers", async () => {
    const { cookie } = await makeUser(server(), "senior_agent");
    const before = await countOf(server());
    for (const role of ["agent", "trainee"] as const) {
      expect((await upload(server(), (await makeUser(server(), role)).cookie, PDF)).statusCode).toBe(403);
    }
    expect(await countOf(server())).toBe(before);
    const admin = await makeUser(server(), "admin");
    expect((await upload(server(), "", PDF)).statusCode).toBe(401);
    const { id } = (await upload(server(), cookie, PDF)).json<{ id: number }>();
    const url = `/api/uploaded-forms/${id}`;
    expect((await server().app.inject({ url: `${url}/file` })).statusCode).toBe(401);
    for (const role of ["senior_agent", "agent", "trainee"] as const) {
      const other = await makeUser(server(), role);
      expect((await server().app.inject({ method: "DELETE", url, headers: { cookie: other.cookie } })).statusCode).toBe(
        403,
      );
    }
    const remove = () => server().app.inject({ method: "DELETE", url, headers: { cookie: admin.cookie } });
    expect((await remove()).statusCode).toBe(200);
    expect((await remove()).statusCode).toBe(404);
    expect(await actionsOn(server().deps.db, id, "form")).toEqual(["form.upload", "form.delete"]);
  });
});
