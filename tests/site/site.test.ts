import { createHash } from "node:crypto";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agency } from "../support/agency.ts";
import { articles } from "../../content/articles/index.ts";
import { law } from "../../content/facts/index.ts";
import { serviceAnswers } from "../../content/service-answers.ts";
import { ERROR_STATUS, type ErrorBody } from "../../domain/platform/errors.ts";
import type { ContentItem } from "../../domain/content/content.ts";
import { LANGUAGES } from "../../domain/platform/language.ts";
import { INSURANCE_TYPES } from "../../domain/work/lead-options.ts";
import { PROTECTED_ADMIN_ID } from "../../domain/platform/limits.ts";
import { telHref } from "../../domain/platform/phone.ts";
import { PUBLIC_PATHS } from "../../domain/content/site-map.ts";
import { translator } from "../../server/platform/texts.ts";
import { clientOf } from "../support/http-client.ts";
import { startSite, type SiteProcess } from "../support/site-process.ts";
import { freshDatabase } from "../support/test-app.ts";
import { ADMIN_PASSWORD } from "../support/test-env.ts";

let site: SiteProcess;
let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
  site = await startSite({ ...database.env, SERVICES: "web" });
});
afterAll(async () => {
  await site.stop();
  await database.drop();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: "manual" });
const everyPage = PUBLIC_PATHS.flatMap((path) => [path, path === "/" ? "/es" : `/es${path}`]);

/** Sends raw bytes that no browser would send, and returns the server's response. */
function sendRawBytes(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site.url).port), "127.0.0.1", () => socket.write(bytes));
    let answer = "";
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}

describe("W3: the same headers", () => {
  it.each(["/", "/no-such-page", "/api/no-such-call", "/api/user", "/favicon.svg", "/robots.txt", "/healthz", "/auth"])(
    "stand on %s",
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("content-security-policy")).not.toContain("unsafe");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      for (const feature of ["camera", "microphone", "display-capture", "geolocation"]) {
        expect(headers.get("permissions-policy")).toContain(`${feature}=()`);
      }
      expect(headers.has("x-powered-by")).toBe(false);
    },
  );

  const unparsed: [string, string, number][] = [
    ["is no HTTP", "GET / HTTP/9.9\r\n\r\n", 400],
    ["has two lengths", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400],
    ["has too many headers", `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    ["names no host", "GET / HTTP/1.1\r\n\r\n", 400],
    ["expects what nobody offers", "GET / HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\n\r\n", 417],
    ["names two hosts, at a page", "GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n", 400],
    ["names two hosts, at a list", "GET /api/testimonials HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n", 400],
    ["names two hosts in the older protocol", "GET / HTTP/1.0\r\nHost: x\r\nHost: y\r\n\r\n", 400],
    ["has a method that Node knows and we don't", "PROPFIND /api/login HTTP/1.1\r\nHost: x\r\n\r\n", 501],
    ["asks to be echoed", "TRACE / HTTP/1.1\r\nHost: x\r\n\r\n", 501],
    ["has a method with a body of its own", "QUERY / HTTP/1.1\r\nHost: x\r\n\r\n", 501],
    ["wants a tunnel", "CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n", 501],
    ["has a method that nobody knows", "WONDER / HTTP/1.1\r\nHost: x\r\n\r\n", 501],
    ["begins as TLS does", "\u0016\u0003\u0001\u0002\r\n\r\n", 400],
    ["puts something on a page", "PUT /about HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 405],
    ["asks a page for its options", "OPTIONS / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 405],
    ["names another site", "GET //evil.example// HTTP/1.1\r\nHost: x\r\n\r\n", 400],
    ["cannot be decoded", "GET /%E0%A4%A HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  ];
  it.each(unparsed)("stand on the answer to a request that %s, and its error is ours", async (_what, bytes, status) => {
    const answer = await sendRawBytes(bytes);
    const [, body = ""] = answer.split("\r\n\r\n");
    const { code, error }: ErrorBody = JSON.parse(body);
    expect(ERROR_STATUS[code]).toBe(status);
    expect(error).toBe(translator("en")(`errors:${code}`));
    expect(answer.toLowerCase()).toContain("\r\ncache-control: no-store");
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const name of ["content-security-policy", "x-content-type-options", "referrer-policy", "permissions-policy"]) {
      expect(answer.toLowerCase()).toContain(`\r\n${name}: `);
    }
  });

  it.each(["/r/AbCdEf", "/es/r/AbCdEf", "/r/AbCdEf.data"])("tell nobody of the private page %s", async (path) => {
    const { headers, status } = await get(path);
    expect(status).toBe(404);
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  it("keep answers of the API out of every store", async () => {
    expect((await get("/api/testimonials")).headers.get("cache-control")).toBe("no-store");
  });
});

describe("W2: the policy of a page", () => {
  const inlineScripts = (html: string) =>
    [...html.matchAll(/<script(?![^>]*\b(?:src|type="application\/ld\+json"))[^>]*>([^]*?)<\/script>/g)].map(
      (m) => m[1] ?? "",
    );

  it("allows exactly the page's own inline scripts by hash", async () => {
    await get("/");
    const response = await get("/");
    const policy = response.headers.get("content-security-policy") ?? "";
    const html = await response.text();
    expect(html).not.toContain("nonce=");
    const scripts = inlineScripts(html);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(policy).toContain(createHash("sha256").update(script).digest("base64"));
  });

  it("is by nonce where a page is made for one request", async () => {
    const response = await get("/no-such-page");
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1];
    expect(nonce).toBeTruthy();
    expect(await response.text()).toContain(`nonce="${nonce}"`);
  });

  it.each(everyPage)("is kept by the HTML of %s: no style attribute, no style element, no handler", async (path) => {
    const html = await (await get(path)).text();
    expect(html.replace(/<script[^]*?<\/script>/g, "")).not.toMatch(/<style|\sstyle=|\son\w+="/i);
  });
});

describe("S3: what must not be served", () => {
  it.each([
    "/.git/config",
    "/.env",
    "/package.json",
    "/server/main.ts",
    "/assets/../../package.json",
    "/%2e%2e/package.json",
  ])("%s is not there", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it("nor source maps", async () => {
    const html = await (await get("/")).text();
    const [script = ""] = html.match(/\/assets\/[\w.-]+\.js/) ?? [];
    expect((await get(`${script}.map`)).status).toBe(404);
  });
});

describe("the quote page", () => {
  const titleOf = async (path: string) => /<title>([^<]*)<\/title>/.exec(await (await get(path)).text())?.[1];

  it("has a title of its own for each type", async () => {
    const brand = ` | ${agency.name}`;
    expect(await titleOf("/quote?type=auto")).toBe(`Free auto insurance quote${brand}`);
    expect(await titleOf("/es/quote?type=home")).toBe(`Cotización gratis de seguro de casa${brand}`);
    expect(await titleOf("/quote?type=pets")).toBe(`Free insurance quote${brand}`);
    const all = await Promise.all(INSURANCE_TYPES.map((type) => titleOf(`/quote?type=${type}`)));
    expect(new Set(all).size).toBe(INSURANCE_TYPES.length);
  });

  it("says of each type which reports an insurer may order, and so does the short form of its product page", async () => {
    const drawn = async (path: string) => {
      const html = await (await get(path)).text();
      return html.replace(/<script[^]*?<\/script>/g, "").replaceAll("&#x27;", "'");
    };
    for (const language of LANGUAGES) {
      const notes = INSURANCE_TYPES.map((type) => law[`${type}Reports`].reports[language]);
      for (const [index, type] of INSURANCE_TYPES.entries()) {
        const prefix = language === "es" ? "/es" : "";
        for (const path of [`${prefix}/quote?type=${type}`, `${prefix}/${type}`]) {
          const html = await drawn(path);
          expect(notes.filter((note) => html.includes(note))).toEqual([notes[index]]);
        }
      }
    }
  });

  it("and the About page show the team, and nobody who withdrew, though pages are kept", async () => {
    const { logIn, put } = clientOf(site.url);
    await logIn("admin", ADMIN_PASSWORD);
    const pages = async () =>
      Promise.all(["/about", "/es/quote?type=auto"].map(async (path) => (await get(path)).text()));
    const places = async () => (await pages()).filter((html) => html.includes("CANARY-7")).length;
    expect(await places()).toBe(0);
    const entry = { isAgreed: true, languages: ["en", "es"], licenseNumber: "canary-7" };
    const saved = await put("/api/user/team-entry", entry);
    const { entry: stored }: { entry: { version: string } } = await saved.json();
    const { version } = stored;
    expect(await places()).toBe(0);
    await put(`/api/users/${PROTECTED_ADMIN_ID}/team-confirmation`, { version });
    await expect.poll(places).toBe(2);
    for (const html of await pages()) expect(html).not.toMatch(/"?(?:username|isAgreed|confirmedAt|userId)\b/);
    await put("/api/user/team-entry", { ...entry, isAgreed: false });
    await expect.poll(places).toBe(0);
  });
});

describe("the page cache", () => {
  it("answers a browser that has the page with 304", async () => {
    const first = await get("/");
    const again = await get("/", { "if-none-match": first.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  it("keeps languages apart, whoever asked first", async () => {
    const spanish = await (await get("/faq", { "accept-language": "es" })).text();
    const english = await (await get("/faq", { "accept-language": "en" })).text();
    expect(spanish).toContain('<html lang="es"');
    expect(english).toContain('<html lang="en"');
    expect(await (await get("/faq", { cookie: "lang=es", "accept-language": "en" })).text()).toContain(
      '<html lang="es"',
    );
  });

  it("sends brotli once it is ready, to those who take it", async () => {
    const compressed = async () => (await get("/auto", { "accept-encoding": "br" })).headers.get("content-encoding");
    await expect.poll(compressed).toBe("br");
    expect((await get("/auto", { "accept-encoding": "identity" })).headers.get("content-encoding")).toBeNull();
  });

  it("is not filled by raw queries, and never serves a page made for one visitor", async () => {
    const zipped = await (await get("/quote?type=auto&zip=77099")).text();
    expect(zipped).toContain('value="77099"');
    expect(await (await get("/quote?type=auto")).text()).not.toContain("77099");
  });

  it("is not used for somebody who is logged in", async () => {
    const response = await get("/", { cookie: "session=anything" });
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });
});

describe("static files", () => {
  it("with a hash in their name are kept for ever, precompressed", async () => {
    const html = await (await get("/")).text();
    const [stylesheet = ""] = html.match(/\/assets\/[\w.-]+\.css/) ?? [];
    const response = await get(stylesheet, { "accept-encoding": "br" });
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-encoding")).toBe("br");
  });
});

describe("addresses", () => {
  it.each(everyPage)("%s answers 200 in its language", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    const html = await response.text();
    const isSpanish = path === "/es" || path.startsWith("/es/");
    expect(html).toContain(`<html lang="${isSpanish ? "es" : "en"}"`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<link rel="canonical"/);
    expect(html).toMatch(/hreflang="es"/i);
  });

  it("show no scene twice, neither on a list of articles nor on an article with others below it", async () => {
    const paths = [...PUBLIC_PATHS, ...articles.map(({ slug }) => `/blog/${slug}`), "/no-such-page"];
    const twice: string[] = [];
    for (const path of paths) {
      const html = await (await get(path)).text();
      const scenes = [...html.matchAll(/<img src="(\/art\/[\w-]+\.svg)"[^>]* width="1200"/g)].map(
        ([, src = ""]) => src,
      );
      for (const scene of scenes.slice(1).filter((src, place) => scenes.indexOf(src) <= place))
        twice.push(path + scene);
    }
    expect(twice).toEqual([]);
  });

  it.each(["/", "/es/life", "/es/blog/flood-insurance-texas", "/auth", "/no-such-page"])(
    "of %s are named with the agency, once",
    async (path) => {
      const [, title = ""] = /<title>([^<]*)/.exec(await (await get(path)).text()) ?? [];
      expect(title.split(agency.name)).toHaveLength(2);
    },
  );

  const metaOf = async (path: string) => {
    const tags = (await (await get(path)).text()).matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g);
    return Object.fromEntries([...tags].map(([, name = "", content = ""]) => [name, content]));
  };

  it("tell link previews what to show, with a picture of their own", async () => {
    const english = await metaOf("/auto");
    const spanish = await metaOf("/es/auto");
    expect(english["og:image"]).toMatch(`${site.url}/share/en/auto.png?v=`);
    expect(spanish["og:image"]).toMatch(`${site.url}/share/es/auto.png?v=`);
    expect(english).toMatchObject({
      "og:type": "website",
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": english["og:title"],
      "twitter:card": "summary_large_image",
    });
    const article = await metaOf("/es/blog/flood-insurance-texas");
    expect(article).toMatchObject({
      "og:type": "article",
      "article:published_time": expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      author: agency.name,
      "twitter:data1": expect.stringMatching(/^\d+ min de lectura$/),
    });
    for (const { "og:image": image = "" } of [english, spanish, article]) {
      expect((await fetch(image)).headers.get("content-type")).toBe("image/png");
    }
  });

  it("of an article say when its words were changed, and only then", async () => {
    const { logIn, read, put } = clientOf(site.url);
    await logIn("admin", ADMIN_PASSWORD);
    const [post] = await read<{ id: number }[]>("/api/content/posts");
    const path = `/api/content/posts/${post?.id}`;
    const change = async (changes: object) => {
      const item = await read<ContentItem>(path);
      const saved = await put(path, { ...item, values: { ...item.values, ...changes } });
      expect(saved.status).toBe(200);
      const stored: ContentItem = await saved.json();
      return stored;
    };
    const modified = async ({ values }: ContentItem) =>
      (await metaOf(`/blog/${String(values["slug"])}`))["article:modified_time"];
    const marked = await change({ isFeatured: true, imageUrl: "/art/pickup-on-farm-road.svg" });
    expect(await modified(marked)).toBeUndefined();
    const begun = Date.now();
    const rewritten = await change({ excerpt: "Said in other words." });
    await expect.poll(async () => Date.parse((await modified(rewritten)) ?? "")).toBeGreaterThanOrEqual(begun - 1000);
    const html = await (await get(`/blog/${String(rewritten.values["slug"])}`)).text();
    expect(html).toContain('"dateModified":"');
  });

  it("have an icon for those who ask for the old one", async () => {
    const icon = Buffer.from(await (await get("/favicon.ico")).arrayBuffer());
    expect([icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([1, 3]);
  });

  it("of an unmatched path show the not-found page with its status", async () => {
    const response = await get("/es/no-such-page");
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain(`<title>No encontramos esa página | ${agency.name}</title>`);
    expect(html).toContain('action="/es/knowledge-center"');
    expect(html).toContain('href="/es/quote"');
    expect(html).toContain(`href="${telHref(agency.phone)}"`);
    const found = await (await get("/es/knowledge-center?q=inundaciones")).text();
    expect(found).toContain("“inundaciones”");
  });

  it("of customer service show the usual wishes out of the FAQ's answers, each with the way to it", async () => {
    const html = await (await get("/es/contact?topic=service")).text();
    const faq = await (await get("/es/faq")).text();
    const wishes = serviceAnswers.flatMap(({ brief, action }) => (brief ? [{ ...brief, action }] : []));
    for (const { wish, text, action } of wishes) {
      expect(html).toContain(wish.es);
      expect(html).toContain(text.es);
      if (action === "call") continue;
      const link = `href="/es${action.to}"`;
      for (const page of [html, faq]) expect(page).toContain(link);
    }
    expect(await (await get("/es/contact")).text()).not.toContain(wishes[0]?.text.es);
  });

  it("are listed with their twins in the sitemap", async () => {
    const xml = await (await get("/sitemap.xml")).text();
    for (const path of everyPage) expect(xml).toContain(`<loc>${site.url}${path}</loc>`);
    expect(xml).toContain("/es/blog/flood-insurance-texas");
  });

  it("have a plain address that names the Spanish one as its canonical when it renders Spanish", async () => {
    const html = await (await get("/faq", { "accept-language": "es" })).text();
    expect(html).toContain(`<link rel="canonical" href="${site.url}/es/faq"`);
  });

  it("of the portal send an anonymous visitor to log in, and back afterwards", async () => {
    const response = await get("/agent-dashboard?tab=quotes");
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("/auth?next=%2Fagent-dashboard%3Ftab%3Dquotes");
  });
});

describe("a request for access without script", () => {
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${site.url}/auth?tab=request`, {
      method: "POST",
      headers: { "accept-language": "es", ...headers },
      body: new URLSearchParams(fields),
    });
  const person = {
    username: "sin-guion",
    email: "sin-guion@example.com",
    firstName: "Sol",
    lastName: "Paz",
    requestedRole: "trainee",
    requestMessage: "Vendo seguros <desde> 2019",
  };
  const waiting = async () => {
    const { logIn, read } = clientOf(site.url);
    await logIn("admin", ADMIN_PASSWORD);
    const requests = await read<(typeof person)[]>("/api/registration-requests");
    return requests.filter(({ username }) => username === person.username);
  };

  it("comes back with what is wrong at its field, and with what was typed", async () => {
    const answer = await send({ ...person, email: "nobody" });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain('id="request-outcome"');
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="email"[^>]*value="nobody"/);
    expect(html).toContain(">Vendo seguros &lt;desde&gt; 2019</textarea>");
    expect(html).toMatch(/<option[^>]*selected=""[^>]*value="trainee"|<option value="trainee" selected=""/);
    expect(await waiting()).toEqual([]);
  });

  it("arrives, and says so in the page's language; from another site it does not", async () => {
    expect((await send(person, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    const answer = await send(person);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/id="request-outcome"[^>]*>.*Solicitud enviada/);
    expect(await waiting()).toMatchObject([person]);
  });
});

describe("W11: a request that no browser sends", () => {
  it.each([
    ["//"],
    ["//?a"],
    ["http://"],
    ["/%"],
    ["/\\"],
    ["//evil.example//"],
    ["/\\evil.example"],
    ["/..//evil.example//"],
    ["//evil.example/_.data"],
    ["http://evil.example/"],
  ])("for %s is refused, and the process lives on", async (target) => {
    const answer = await sendRawBytes(`GET ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect((await get("/healthz")).status).toBe(200);
  });

  it("with a form of unknown length is refused before it is read", async () => {
    const head = "POST /contact HTTP/1.1\r\nHost: site\r\nConnection: close\r\nTransfer-Encoding: chunked";
    const answer = await sendRawBytes(
      `${head}\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n5\r\nname=\r\n0\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413/);
  });

  it.each(["/contact", "/quote", "/newsletter"])("with a body that is no form is answered at %s", async (path) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(site.url + path, { method: "POST", headers, body: "{}" });
    expect(answer.status).toBeLessThan(500);
  });
});
