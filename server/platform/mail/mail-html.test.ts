import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { PRESETS } from "../../../domain/operations/looks/presets.ts";
import { agency } from "../../../tests/support/agency.ts";
import { asHtml } from "./layout.ts";
import { cleanMailHtml, sendMailHtml } from "./mail-html.ts";

const HOSTILE = [
  `<script>fetch("https://evil.example/")</script>`,
  `<img src="https://evil.example/pixel.gif" onerror="alert(1)">`,
  `<style>@import url("https://evil.example/a.css"); body { background: url(https://evil.example/b.png) }</style>`,
  `<link rel="stylesheet" href="https://evil.example/c.css"><link rel="preconnect" href="https://evil.example">`,
  `<meta http-equiv="refresh" content="0;url=https://evil.example/">`,
  `<iframe src="https://evil.example/"></iframe><object data="https://evil.example/"></object>`,
  `<svg><use href="https://evil.example/#x" onload="alert(1)"/></svg>`,
  `<form action="https://evil.example/"><button formaction="https://evil.example/">Go</button></form>`,
  `<base href="https://evil.example/"><body background="https://evil.example/d.png" onload="alert(1)">`,
  `<video poster="https://evil.example/e.png"><source src="https://evil.example/f.mp4"></video>`,
  `<img srcset="https://evil.example/g.png 2x" src="//evil.example/h.png">`,
];

const HOSTILE_STYLES = [
  "background:url(https://evil.example/a)",
  "background: URL( '//evil.example/a' ) no-repeat",
  "background:u\\72l(https://evil.example/a)",
  "background:u\\000072 l(https://evil.example/a)",
  "background:image-set('https://evil.example/a' 1x)",
  "background:-webkit-image-set(url(https://evil.example/a) 1x)",
  "background:cross-fade(url(https://evil.example/a),red)",
  "background:src('https://evil.example/a')",
  "background:var(--a,url(https://evil.example/a))",
  "--a:url(https://evil.example/a);background:var(--a)",
  "background-image:url(https://evil.example/a)",
  "list-style:url(https://evil.example/a)",
  "list-style-image:url(https://evil.example/a)",
  "content:url(https://evil.example/a)",
  "cursor:url(https://evil.example/a),auto",
  "border-image:url(https://evil.example/a)",
  "filter:url(https://evil.example/a#x)",
  "behavior:url(https://evil.example/a)",
  "-moz-binding:url(https://evil.example/a)",
  "font-family:'https://evil.example/a'",
  "color:red;}@import 'https://evil.example/a';{",
  "color:/**/url(https://evil.example/a)",
  "background:red/*;*/url(https://evil.example/a)",
  "background:url&#40;https://evil.example/a&#41;",
  "width:calc(1px + url(https://evil.example/a))",
];

describe("W6: the HTML of a mail", () => {
  it.each(HOSTILE)("%s neither runs nor calls home", (html) => {
    const clean = cleanMailHtml(`<p>Hello</p>${html}`);
    expect(clean).toContain("<p>Hello</p>");
    expect(clean).not.toMatch(/evil\.example|script|onerror|onload|@import|refresh/);
  });

  it.each(HOSTILE_STYLES)("names no outside address in a style: %s", (style) => {
    const clean = cleanMailHtml(`<p style="${style}">Hello</p><p style="color:green">there</p>`);
    expect(clean).toContain(">Hello</p>");
    expect(clean).toContain('<p style="color:green">there</p>');
    expect(clean).not.toMatch(/evil\.example|url|\\|@import|image-set/i);
  });

  it("keeps every style of our own mails", () => {
    const letter = {
      heading: "Hello",
      paragraphs: ["One"],
      facts: [{ label: "Name", value: "Ana" }],
      action: { label: "Open", url: "https://example.com/" },
      footnotes: ["Two"],
    };
    const stylesOf = (html: string) =>
      [...html.matchAll(/ style="([^"]*)"/g)].map(([, style = ""]) => style.replace(/;$/, ""));
    const html = asHtml(letter, "en", agency);
    expect(stylesOf(cleanMailHtml(html))).toEqual(stylesOf(html));
  });

  it("keeps links that a reader may follow and drops those that act", () => {
    const clean = cleanMailHtml(`<a href="https://example.com/a">A</a><a href="javascript:alert(1)">B</a>`);
    expect(clean).toContain(`<a href="https://example.com/a">A</a><a>B</a>`);
  });

  it("looks as it was sent", () => {
    const letter = { heading: "Hello", paragraphs: ["One"], action: { label: "Open", url: "https://example.com/" } };
    const clean = cleanMailHtml(asHtml(letter, "es", agency));
    expect(clean).toContain('<html lang="es">');
    expect(clean).toMatch(/<h1 style="[^"]*color:#2f3a8f">Hello<\/h1>/);
    expect(clean).toContain('<a href="https://example.com/" style=');
  });

  it("has the colours of the agency's own palette", () => {
    const letter = { heading: "Hello", paragraphs: ["One"], action: { label: "Open", url: "https://example.com/" } };
    const html = asHtml(letter, "en", { ...agency, looks: { palette: PRESETS.cactus, logo: null, hero: null } });
    expect(html).toMatch(/<h1 style="[^"]*color:#1f6440">Hello<\/h1>/);
    expect(html).toContain("background:#f8f7ee;color:#1d2a22");
    expect(html).not.toContain("#2f3a8f");
  });

  it("leaves under a policy that forbids all scripts and requests, and only our own pages may frame it", async () => {
    const app = Fastify();
    app.get("/", (_request, reply) => sendMailHtml(reply, "<p>Hello</p>"));
    const { headers } = await app.inject("/");
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["content-security-policy"]).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    );
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
    expect(headers["referrer-policy"]).toBe("no-referrer");
  });
});
