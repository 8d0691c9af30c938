import { createHash } from "node:crypto";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { paletteKey } from "../../domain/operations/looks/page-looks.ts";
import { PRESETS } from "../../domain/operations/looks/presets.ts";
import { AppError } from "../../domain/platform/errors.ts";
import { fixedSettings } from "../../tests/support/agency.ts";
import type { DiskWatch } from "../platform/deps/disk.ts";
import { handleErrors } from "./error-handler.ts";

/** Creates a server that refuses every request, as an overloaded one does. */
function busyServer() {
  const app = Fastify().decorateRequest("language", "en");
  handleErrors(app, { disk: { learnFrom: () => undefined } as unknown as DiskWatch, settings: fixedSettings() });
  app.get("/*", () => {
    throw new AppError("unavailable", { retryAfterSeconds: 5 });
  });
  return (url: string, accept = "text/html,*/*") =>
    app.inject({ url, headers: { accept, "accept-language": "en", cookie: "" } });
}

it("a fault where a page was asked for is told on a page, in the reader's language, with the ways on", async () => {
  const ask = busyServer();
  const english = await ask("/auto");
  expect([english.statusCode, english.headers["retry-after"]]).toEqual([503, "5"]);
  expect(english.headers["content-type"]).toContain("text/html");
  expect(english.headers["content-security-policy"]).toContain("style-src 'sha256-");
  expect(english.body).toContain("Something went wrong on our side");
  expect(english.body).toContain('href="tel:');
  const spanish = (await ask("/es/auto")).body;
  expect(spanish).toContain('<html lang="es">');
  expect(spanish).toContain('href="/es/quote"');
  expect(spanish).toContain("Algo falló de nuestro lado");
});

it("a script and the API are told in JSON", async () => {
  const ask = busyServer();
  expect((await ask("/auto", "*/*")).json()).toMatchObject({ code: "unavailable" });
  expect((await ask("/api/testimonials")).json()).toMatchObject({ code: "unavailable" });
});

it("a fault page has the colours of the agency's own palette, and its policy allows its style", async () => {
  const looks = { palette: PRESETS.cactus, logo: null, hero: null };
  const app = Fastify().decorateRequest("language", "en");
  handleErrors(app, {
    disk: { learnFrom: () => undefined } as unknown as DiskWatch,
    settings: fixedSettings({ looks }),
  });
  app.get("/*", () => {
    throw new AppError("unavailable");
  });
  const { body, headers } = await app.inject({ url: "/auto", headers: { accept: "text/html" } });
  expect(body).toContain("background:light-dark(#f8f7ee,#141815)");
  expect(body).toContain(`src="/brand/${paletteKey(PRESETS.cactus)}/art/hail-over-roof.svg"`);
  const style = /<style>(.*)<\/style>/.exec(body)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(headers["content-security-policy"]).toContain(`style-src 'sha256-${hash}'`);
});
