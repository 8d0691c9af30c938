import { randomBytes } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AGREED } from "../support/agreed.ts";
import { contentAdmin } from "../support/content-admin.ts";
import { portOf } from "../support/port-of.ts";
import { hasProxy, PROXIED_NAME, startProxy, type ReverseProxy } from "../support/reverse-proxy.ts";
import { makeUser, startTestApp, type TestApp } from "../support/test-app.ts";

/** A value that occurs nowhere else: wherever it turns up, something of one visitor was kept. */
const CANARY = "kanaria-vogelsang";
const FORM = { "content-type": "application/x-www-form-urlencoded", origin: `https://${PROXIED_NAME}` };
const PAGES = ["/", "/contact", "/es/quote?type=auto"];

/** The pages that the example for nginx keeps: nothing of a visitor is ever among them. */
describe.runIf(hasProxy("nginx"))("the pages that nginx keeps, where it is installed,", () => {
  let server: TestApp;
  let nginx: ReverseProxy;
  beforeAll(async () => {
    const APP_KEY = randomBytes(32).toString("base64");
    server = await startTestApp({
      withSite: true,
      env: { PUBLIC_URL: `https://${PROXIED_NAME}`, APP_KEY, TRUST_PROXY: "127.0.0.1" },
    });
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    nginx = await startProxy("nginx", portOf(server.app.server));
  });
  afterAll(async () => {
    await nginx.stop();
    await server.close();
  });

  const get = (path: string, headers: Record<string, string | string[]> = {}, method = "GET") =>
    nginx.call(path, { headers, method });
  const post = (path: string, form: Record<string, string>, headers = {}) =>
    nginx.call(path, { method: "POST", headers: { ...FORM, ...headers }, body: new URLSearchParams(form).toString() });

  /** Returns how nginx answered its last request: HIT out of a copy, MISS, BYPASS; "-" where it keeps nothing. */
  async function lastOutcome(): Promise<string> {
    const log = readFileSync(join(nginx.folder, "bluebonnet.log"), "utf8");
    return /(\S+)\n$/.exec(log)?.[1] ?? "";
  }

  /** Asks until the answer comes out of a copy: two requests may stand in two seconds. */
  async function hit(path: string, headers: Record<string, string> = {}) {
    for (;;) {
      const answer = await get(path, headers);
      if ((await lastOutcome()) === "HIT") return answer;
    }
  }

  /** Reads everything that nginx has written: copies with their keys, temporary files, logs. */
  const written = () =>
    globSync("**/*", { cwd: nginx.folder })
      .map((name) => join(nginx.folder, name))
      .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile() && !file.includes("/tls/"))
      .map((file) => readFileSync(file, "latin1"))
      .join("\n");

  it("are the program's, byte for byte, in each packing, and for a browser that has them already", async () => {
    const direct = await server.app.inject({ url: "/", headers: { host: PROXIED_NAME } });
    for (const packing of ["identity", "gzip", "br", "gzip, deflate, br, zstd"]) {
      const kept = await hit("/", { "accept-encoding": packing });
      expect([packing, kept.body === direct.body, kept.headers["set-cookie"]]).toEqual([packing, true, undefined]);
      expect(packing).toContain(kept.headers["content-encoding"] ?? "");
      expect(kept.headers["cache-control"]).toBe("private, no-cache");
      expect(kept.headers["content-security-policy"]).toBe(direct.headers["content-security-policy"]);
      expect(kept.headers["content-security-policy"]).not.toContain("nonce");
    }
    expect((await get("/", { "if-none-match": String(direct.headers.etag) })).status).toBe(304);
    const head = await get("/", {}, "HEAD");
    expect([head.status, head.body]).toEqual([200, ""]);
    expect(written()).toContain("KEY: ");
  });

  it("are in the visitor's language, whatever others send at the same time", async () => {
    const tricks: Record<string, string | string[]>[] = [
      { cookie: "lang=es" },
      { cookie: "lang=xx; lang=es", "accept-language": "es" },
      { cookie: "a=b;\u00a0lang=es", "accept-language": "en" },
      { cookie: "lang=es; lang=en" },
      { "accept-language": ["en", "es;q=2"] },
      { "accept-language": "es", "accept-encoding": "gzip" },
      { "x-forwarded-host": CANARY, "x-original-url": "/es", "x-http-method-override": "POST" },
    ];
    for (const trick of tricks) {
      for (let tries = 0; tries < 3; tries++) {
        await get("/contact", trick);
        const [plain, english] = [
          await get("/contact", { "accept-language": "en" }),
          await get("/contact", { cookie: "lang=en" }),
        ];
        for (const { body } of [plain, english]) expect(body).toMatch(/^<!DOCTYPE html><html lang="en"/i);
        expect((await get("/contact", { cookie: "slang=en; lang=es" })).body).toMatch(
          /^<!DOCTYPE html><html lang="es"/i,
        );
      }
    }
  });

  it("are never shown to somebody who is logged in, nor made of what they see", async () => {
    const { cookie } = await makeUser(server, "admin");
    for (let tries = 0; tries < 3; tries++) {
      const stranger = await hit("/");
      const own = await get("/", { cookie });
      expect([await lastOutcome(), own.headers["cache-control"]]).toEqual(["BYPASS", "private, no-store"]);
      expect(own.body).not.toBe(stranger.body);
      expect((await get("/agent-dashboard", { cookie: `lang=en; ${cookie}` })).headers["cache-control"]).toBe(
        "private, no-store",
      );
      expect(await lastOutcome()).toBe("BYPASS");
      expect((await get("/")).body).toBe(stranger.body);
    }
    expect(written()).not.toContain(cookie.split("=")[1]);
  });

  it("hold nothing that a visitor has sent, by any way", async () => {
    const canary = encodeURIComponent(CANARY);
    const sent = {
      insuranceType: "life",
      name: CANARY,
      email: `${CANARY}@example.com`,
      phone: "7135550113",
      ...AGREED,
    };
    const json = { "content-type": "application/json", origin: `https://${PROXIED_NAME}` };
    const receipt = await nginx.call("/api/quote-requests", {
      method: "POST",
      headers: json,
      body: JSON.stringify(sent),
    });
    const { link } = JSON.parse(receipt.body) as { link: string };
    const token = link.replace("/r/", "");
    const cookies = [
      `__Host-page=${token}`,
      `page=${CANARY}`,
      `device-1=${CANARY}`,
      `theme=${CANARY}`,
      `consent=${CANARY}`,
    ];
    for (let tries = 0; tries < 2; tries++) {
      for (const path of PAGES) {
        const [, query = ""] = path.split("?");
        await get(path, { cookie: cookies.join("; "), "user-agent": CANARY, referer: `https://${CANARY}.example/` });
        await get(path, { authorization: `Bearer ${CANARY}`, "x-forwarded-for": CANARY, forwarded: `for=${CANARY}` });
        await get(path, { "accept-language": `en, ${CANARY}`, "if-none-match": `"${CANARY}"`, range: "bytes=0-1" });
        for (const name of ["q", "zip", "token", "next", "utm_source", "email", "topic"])
          await get(`${path}${query ? "&" : "?"}${name}=${canary}.1`, { cookie: "lang=en" });
        await post(path, { email: CANARY, firstName: CANARY, name: CANARY, message: CANARY });
      }
      for (const path of [link, `/es${link}`, `${link}.data`, link.toUpperCase(), link.replace("/r/", "/R/")])
        await get(path, { cookie: "lang=en" });
      await post(link, { intent: "message", message: CANARY });
      const login = await post("/auth", { username: CANARY, password: CANARY });
      expect(login.headers["cache-control"]).toBe("private, no-store");
      for (const path of PAGES) {
        const { body, headers } = await hit(path);
        expect([path, body.includes(CANARY), body.includes(token)]).toEqual([path, false, false]);
        expect(JSON.stringify(headers)).not.toContain(CANARY);
      }
    }
    // A language that somebody made up is part of a key, as it must be; nothing else is left anywhere.
    const all = written().replaceAll(`en, ${CANARY}`, "");
    expect([all.includes(CANARY), all.includes(token)]).toEqual([false, false]);
    expect(all).toContain("/r/(hidden)");
  });

  it("are gone within a second of a change of content", async () => {
    const admin = contentAdmin(() => server);
    await hit("/");
    let kept = 0;
    for (let change = 0; change < 3; change++) {
      // Visitors ask all the time, so that there is a copy at the moment of the change.
      const seen: { begun: number; body: string }[] = [];
      const visit = { isOver: false };
      const visitor = (async () => {
        while (!visit.isOver) {
          const begun = performance.now();
          const { body } = await get("/");
          seen.push({ begun, body });
          if ((await lastOutcome()) === "HIT") kept++;
        }
      })();
      await expect.poll(() => seen.length).toBeGreaterThan(5);
      const { input } = await admin.create("testimonials");
      const title = String(input.values["name"]);
      // The second begins when the program itself shows the change, which takes it a moment on a busy machine.
      const direct = async () => (await server.app.inject({ url: "/", headers: { host: PROXIED_NAME } })).body;
      await expect.poll(async () => (await direct()).includes(title), { interval: 5 }).toBe(true);
      const changed = performance.now();
      await expect.poll(() => (seen.at(-1)?.begun ?? 0) > changed + 1_200, { interval: 20 }).toBe(true);
      visit.isOver = true;
      await visitor;
      const late = seen.filter(({ begun }) => begun > changed + 1_000);
      expect(late.length).toBeGreaterThan(0);
      expect(late.filter(({ body }) => !body.includes(title)).length).toBe(0);
      expect(seen.some(({ begun, body }) => begun < changed && !body.includes(title))).toBe(true);
    }
    expect(kept).toBeGreaterThan(5);
  });
});
