import Fastify from "fastify";
import { describe, expect, it } from "vitest";
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

describe("W6: the HTML of a mail", () => {
  it.each(HOSTILE)("%s neither runs nor calls home", (html) => {
    const clean = cleanMailHtml(`<p>Hello</p>${html}`);
    expect(clean).toContain("<p>Hello</p>");
    expect(clean).not.toMatch(/evil\.example|script|onerror|onload|@import|refresh/);
  });

  it("keeps links that a reader may follow and drops those that act", () => {
    const clean = cleanMailHtml(`<a href="https://example.com/a">A</a><a href="javascript:alert(1)">B</a>`);
    expect(clean).toContain(`<a href="https://example.com/a">A</a><a>B</a>`);
  });

  it("looks as it was sent", () => {
    const letter = { heading: "Hello", paragraphs: ["One"], action: { label: "Open", url: "https://example.com/" } };
    const clean = cleanMailHtml(asHtml(letter, "es"));
    expect(clean).toContain('<html lang="es">');
    expect(clean).toMatch(/<h1 style="[^"]*color:#2f3a8f">Hello<\/h1>/);
    expect(clean).toContain('<a href="https://example.com/" style=');
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
