import { desc } from "drizzle-orm";
import { expect, it } from "vitest";
import { logoAddress, type Logo } from "../../../domain/operations/looks/addresses.ts";
import { paletteKey } from "../../../domain/operations/looks/page-looks.ts";
import { PRESETS } from "../../../domain/operations/looks/presets.ts";
import { ROLES } from "../../../domain/platform/permissions.ts";
import { NONE, pngOf, saveLooks, upload } from "../../../tests/support/brand-pictures.ts";
import { describeOnServer, logInAs, makeUser, startBeside, type TestApp } from "../../../tests/support/test-app.ts";
import { auditEvents, brandFiles } from "../../platform/db/schema/index.ts";

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40" onload="alert(1)"><script>alert(2)</script>' +
  '<rect width="80" height="40" fill="#1f6440"/></svg>';

const countOf = ({ deps }: TestApp) => deps.db.$count(brandFiles);

describeOnServer("the agency's own looks", (server) => {
  const get = (url: string, headers: Record<string, string> = {}) => server().app.inject({ url, headers });

  it("W15: a drawing is cleaned, its icons are made, and all are served for a year without being able to act", async () => {
    const cookie = await logInAs(server().app);
    const answer = await upload(server(), cookie, DRAWING);
    expect(answer.statusCode).toBe(201);
    const logo = answer.json<Logo>();
    expect(logo).toMatchObject({ kind: "svg", width: 80, height: 40 });
    const file = await get(logoAddress(logo));
    expect(file.body).toContain("#1f6440");
    expect(file.body).not.toMatch(/script|onload|alert/);
    expect(file.headers).toMatchObject({
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
    });
    for (const size of [48, 180, 192, 512]) {
      const icon = await get(`/brand-files/${logo.key}/icon-${size}.png`);
      expect(icon.headers["content-type"]).toBe("image/png");
      expect([icon.rawPayload.readUInt32BE(16), icon.rawPayload.readUInt32BE(20)]).toEqual([size, size]);
    }
    const [event] = await server().deps.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    expect(event).toMatchObject({ action: "brand.upload", subjectType: "brand-file", subjectId: logo.key });
    const files = await countOf(server());
    expect((await upload(server(), cookie, DRAWING)).json()).toEqual(logo);
    expect(await countOf(server())).toBe(files);
  });

  it("W15: a PNG is encoded anew, without its metadata, and no larger than pages need", async () => {
    const cookie = await logInAs(server().app);
    const logo = (await upload(server(), cookie, pngOf(2_000, 500))).json<Logo>();
    expect(logo).toMatchObject({ kind: "png", width: 1_024, height: 256 });
    const file = await get(logoAddress(logo));
    expect(file.rawPayload.includes("GPS")).toBe(false);
    expect(file.rawPayload.readUInt32BE(16)).toBe(1_024);
  });

  it("W15: what is neither, a bomb and a strip are refused at the field, and nothing is stored", async () => {
    const cookie = await logInAs(server().app);
    const before = await countOf(server());
    const bomb = Buffer.from(pngOf(10, 10));
    bomb.writeUInt32BE(60_000, 16);
    const corpus = ["<html></html>", "GIF89a", Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"), bomb, pngOf(900, 100)];
    for (const content of [...corpus, pngOf(64, 64).subarray(0, 60)]) {
      const answer = await upload(server(), cookie, content);
      expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([415, ["file"]]);
    }
    expect(await countOf(server())).toBe(before);
    expect((await get("/brand-files/x/logo.svg")).statusCode).toBe(404);
    expect((await get(`/brand-files/${"0".repeat(32)}/logo.svg`)).statusCode).toBe(404);
  });

  it("a logo is in force once it is saved: in the manifest and under the addresses of the icons", async () => {
    const cookie = await logInAs(server().app);
    const logo = (await upload(server(), cookie, DRAWING)).json<Logo>();
    const unknown = await saveLooks(server(), cookie, { ...NONE, logo: { ...logo, key: "0".repeat(32) } });
    expect([unknown.statusCode, Object.keys(unknown.json<{ fields: object }>().fields)]).toEqual([400, ["value.logo"]]);
    expect((await saveLooks(server(), cookie, { ...NONE, logo: { ...logo, width: 81 } })).statusCode).toBe(400);
    expect((await saveLooks(server(), cookie, { ...NONE, logo })).statusCode).toBe(200);
    expect((await get("/manifest.webmanifest")).body).toContain(`/brand-files/${logo.key}/icon-192.png`);
    const portal = (await get("/portal.webmanifest")).json<Record<string, unknown>>();
    expect(portal).toMatchObject({ start_url: "/auth", scope: "/", display: "standalone" });
    expect(JSON.stringify(portal["icons"])).toContain(`/brand-files/${logo.key}/icon-512.png`);
    const picture = await get("/share/en/index.png");
    expect(picture.headers["content-type"]).toBe("image/png");
    expect((await saveLooks(server(), cookie, NONE)).statusCode).toBe(200);
    expect((await get("/manifest.webmanifest")).body).toContain('"/icon-192.png"');
  });

  it("a green palette is a style sheet, paints the drawings, the manifest and the previews, in every process", async () => {
    const other = await startBeside(server());
    const cookie = await logInAs(server().app);
    const palette = PRESETS.cactus;
    const key = paletteKey(palette);
    const before = (await get("/share/en/index.png")).rawPayload;
    expect((await saveLooks(server(), cookie, { ...NONE, palette })).statusCode).toBe(200);
    await expect.poll(() => other.deps.settings.agency().looks.palette).toEqual(palette);
    await other.close();
    const sheet = await get(`/brand/${key}/palette.css`);
    expect(sheet.headers).toMatchObject({
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(sheet.body).toContain("--indigo:#1f6440;");
    expect(sheet.body).toMatch(/@media \(prefers-color-scheme:dark\)\{:root:root\{--ground:#141815;/);
    expect((await get(`/brand/${key}/palette.css`, { "accept-encoding": "br" })).headers["content-encoding"]).toBe(
      "br",
    );
    const scene = await get(`/brand/${key}/art/hill-country-bluebonnets.svg`);
    expect(scene.headers["content-type"]).toBe("image/svg+xml");
    expect(scene.body).not.toContain("#2f3a8f");
    expect((await get(`/brand/${key}/art/none.svg`)).statusCode).toBe(404);
    expect((await get(`/brand/${key}/art/..%2Ffavicon.svg`)).statusCode).toBe(404);
    for (const manifest of ["/manifest.webmanifest", "/portal.webmanifest"]) {
      expect((await get(manifest)).body).toContain('"theme_color":"#f8f7ee"');
    }
    expect((await get("/share/en/index.png")).rawPayload.equals(before)).toBe(false);
    // Without a logo, the icons are the drawn mark in these colours.
    const mark = await get(`/brand/${key}/icons/favicon.svg`);
    expect([mark.headers["content-type"], mark.body.includes("#2f3a8f")]).toEqual(["image/svg+xml", false]);
    for (const size of [48, 180, 192, 512]) {
      const icon = await get(`/brand/${key}/icons/icon-${size}.png`);
      expect(icon.headers).toMatchObject({
        "content-type": "image/png",
        "cache-control": expect.stringMatching("immutable"),
      });
      expect(icon.rawPayload.readUInt32BE(16)).toBe(size);
    }
    expect((await get(`/brand/${key}/icons/icon-49.png`)).statusCode).toBe(404);
    expect((await get("/manifest.webmanifest")).body).toContain(`/brand/${key}/icons/icon-192.png`);
    expect((await get("/art/houston-skyline.svg")).headers.location).toBe("/art/city-skyline.svg");
    expect((await get(`/brand/${key}/art/houston-skyline.svg`)).statusCode).toBe(200);
  });

  it("a page of the palette before gets today's, which no browser keeps", async () => {
    const sheet = await get("/brand/00000000/palette.css");
    expect([sheet.statusCode, sheet.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(sheet.body).toContain("--indigo:#1f6440;");
  });

  it("a palette that cannot be read is refused at its field, whatever the form let pass", async () => {
    const cookie = await logInAs(server().app);
    const palette = { ...PRESETS.cactus, dark: { ...PRESETS.cactus.dark, ink: "#3a4a3f" } };
    const answer = await saveLooks(server(), cookie, { ...NONE, palette });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toContain("value.palette.dark.ink");
  });

  it("Z1: is for admins only", async () => {
    for (const role of ROLES.filter((each) => each !== "admin")) {
      const { cookie } = await makeUser(server(), role);
      expect((await upload(server(), cookie, DRAWING)).statusCode).toBe(403);
    }
    expect((await upload(server(), "", DRAWING)).statusCode).toBe(401);
  });
});
