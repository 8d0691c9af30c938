import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { expect, it } from "vitest";
import { articles } from "../../content/articles/index.ts";
import { LANGUAGES } from "../../domain/platform/language.ts";
import { PUBLIC_PATHS } from "../../domain/content/site-map.ts";
import { agency } from "../../tests/support/agency.ts";
import { describeOnServer } from "../../tests/support/test-app.ts";
import { setTitle, TEXT_WIDTH } from "./share-card.ts";
import { PAGE_KINDS } from "../../domain/content/page-kinds.ts";
import { keysOf, recordOf } from "../../domain/platform/typed-records.ts";
import { cardAddress, cardOf } from "./share-pictures.ts";

const font = {
  fontFiles: [fileURLToPath(new URL("../../public/fonts/fraunces-latin-600.ttf", import.meta.url))],
  loadSystemFonts: false,
};

/** Measures the width of a drawn line of a title. */
function drawnWidth(line: string, size: number): number {
  const text = `<text y="99" font-family="Fraunces" font-weight="600" font-size="${size}">${line.replaceAll("&", "&amp;")}</text>`;
  const drawn = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="200">${text}</svg>`, { font });
  return drawn.getBBox()?.width ?? Number.POSITIVE_INFINITY;
}

const entries = recordOf(keysOf(PAGE_KINDS), () => []);
const none = { posts: [], testimonials: [], partners: [], carriers: [], team: [], entries };
const titles = LANGUAGES.flatMap((language) => [
  ...PUBLIC_PATHS.map((path) => cardOf(agency, none, new Date(), language, path)?.title ?? ""),
  ...articles.map(({ title }) => title[language]),
]);

it("every title stands in its place on the picture of a link preview, whole", () => {
  for (const title of titles) {
    const { size, lines } = setTitle(title);
    expect(lines.join(" ")).toBe(title);
    for (const line of lines) expect(drawnWidth(line, size)).toBeLessThanOrEqual(TEXT_WIDTH);
  }
});

it("a title without end is cut, and a word without end is broken", () => {
  expect(setTitle("insurance ".repeat(100)).lines.at(-1)).toMatch(/…$/);
  const { size, lines } = setTitle("W".repeat(40));
  for (const line of lines) expect(drawnWidth(line, size)).toBeLessThanOrEqual(TEXT_WIDTH);
});

it("the address changes with the agency's name and phone, which the picture shows", () => {
  const addressOf = (changes: Partial<typeof agency>) =>
    cardAddress({ ...agency, ...changes }, none, new Date(), "en", "/auto");
  expect(addressOf({})).toBe(addressOf({ email: "other@example.com" }));
  expect(new Set([addressOf({}), addressOf({ name: "Other Agency" }), addressOf({ phone: "17135550199" })]).size).toBe(
    3,
  );
});

describeOnServer("the picture of a link preview", (server) => {
  it("is a PNG of the size that previews take, for pages and articles in both languages, and for nothing else", async () => {
    const ask = (path: string) => server().app.inject({ url: `/share/${path}` });
    for (const path of ["en/index.png", "es/auto.png", "es/blog/flood-insurance-texas.png?v=x"]) {
      const { statusCode, headers, rawPayload } = await ask(path);
      expect([path, statusCode, headers["content-type"]]).toEqual([path, 200, "image/png"]);
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    expect((await ask("en/auto.png")).rawPayload).not.toEqual((await ask("es/auto.png")).rawPayload);
    for (const path of ["fr/auto.png", "en/auto", "en/nothing.png", "en/blog/nothing.png", "en/..%2f..%2fetc.png"]) {
      expect([path, (await ask(path)).statusCode]).toEqual([path, 404]);
    }
  });
});
