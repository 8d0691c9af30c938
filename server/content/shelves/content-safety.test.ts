import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SCENES } from "../../../domain/content/blog.ts";
import { cleanText, isHttpsUrl, slugOf } from "../../../domain/content/content-fields.ts";
import { contentSchema, type ContentItem } from "../../../domain/content/content.ts";
import { agency } from "../../../tests/support/agency.ts";
import { contentAdmin, nextSample } from "../../../tests/support/content-admin.ts";
import { describeOnServer } from "../../../tests/support/test-app.ts";
import { asHtml } from "../../platform/mail/layout.ts";

const XSS = [
  "<script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "<svg/onload=alert(1)>",
  '"><iframe srcdoc="<script>alert(1)</script>">',
  "<a href='javascript:alert(1)'>press</a>",
  "{{constructor.constructor('alert(1)')()}}",
  "\u202eevil\u0000<b>\u0008",
];

describeOnServer("W5: what an admin writes", (server) => {
  const { call } = contentAdmin(server);

  it.each(XSS)("is stored and sent as text: %j", async (attack) => {
    const input = nextSample("posts");
    for (const field of ["title", "excerpt", "content"]) {
      input.values[field] = `${attack} ${String(input.values[field])}`;
      input.es[field] = `${attack} ${String(input.es[field])}`;
    }
    const answer = await call("POST", "posts", input);
    expect(answer.statusCode).toBe(201);
    const { values, id } = answer.json<ContentItem>();
    expect(values["content"]).toBe(cleanText(String(input.values["content"])));
    expect(JSON.stringify(values)).not.toMatch(/\\u0000|\\b|\u202e/);
    const mail = asHtml({ heading: String(values["title"]), paragraphs: [String(values["excerpt"])] }, "en", agency);
    expect(mail).not.toMatch(/<(script|img|svg|iframe)/);
    const { content } = server().deps;
    await expect.poll(() => content.current().posts.some((post) => post.id === id)).toBe(true);
    const shown = await server().app.inject({ url: `/api/blog-posts/${String(input.values["slug"])}` });
    expect(shown.headers["content-type"]).toContain("application/json");
    expect(shown.json<{ content: string }>().content).toBe(values["content"]);
  });
});

describe("W8: a stored link", () => {
  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "http://example.com/",
    "//example.com/",
    "/\\example.com",
    "\\\\example.com",
    "data:text/html,x",
    "https:example.com",
    "https://",
    "https://user:secret@example.com/",
    "https://exa mple.com/",
    'https://example.com/"onmouseover=',
    " https://example.com",
  ])("is never %j", (url) => {
    expect(isHttpsUrl(url)).toBe(false);
  });

  it("is https", () => {
    expect(isHttpsUrl("https://www.example.com/pay?policy=1#top")).toBe(true);
  });

  it.each(["https://elsewhere.example/a.svg", "//x/a.svg", "/art/../secret.svg", "/assets/a.svg", "/art/a.html"])(
    "to a picture is one of our own, never %j",
    (logoUrl) => {
      const input = nextSample("partners");
      const result = contentSchema("partners").safeParse({ ...input, values: { ...input.values, logoUrl } });
      expect(result.error?.issues[0]?.path).toEqual(["values", "logoUrl"]);
    },
  );
});

describe("what an article is made of", () => {
  it("has a scene that is really there", () => {
    const files = readdirSync(new URL("../../../public/art/", import.meta.url));
    for (const scene of SCENES) expect(files).toContain(scene.replace("/art/", ""));
  });

  it.each([
    ["¿Cuánto cuesta? Año 2026", "cuanto-cuesta-ano-2026"],
    ["  Hail & wind -- what now?! ", "hail-wind-what-now"],
    ["---", ""],
  ])("gets its address from its title: %j", (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it("is filed under Insurance Tips where its topic has no category of its own", () => {
    const { values, es } = nextSample("posts");
    const faults = (category: string, topic: string | null) =>
      contentSchema("posts").safeParse({ values: { ...values, category, topic }, es }).error?.issues.length ?? 0;
    expect(faults("Insurance Tips", "Umbrella Insurance")).toBe(0);
    expect(faults("Insurance Tips", null)).toBe(0);
    expect(faults("Auto Insurance", "Risk Management")).toBe(1);
    expect(faults("Auto Insurance", "Home Insurance")).toBe(1);
  });
});
