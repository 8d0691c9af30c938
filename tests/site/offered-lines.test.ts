import { expect, it } from "vitest";
import type { ListedSection } from "../../domain/api/operations/settings.ts";
import { faq } from "../../content/faq.ts";
import { PUBLIC_PATHS } from "../../domain/content/site-map.ts";
import { LANGUAGES } from "../../domain/platform/language.ts";
import { pathIn, plainPath } from "../../domain/platform/paths.ts";
import { TO_LIFE } from "../support/crawl.ts";
import { textWith } from "../support/matchers.ts";
import { describeOnServer, logInAs } from "../support/test-app.ts";

const QUOTE = { name: "Vida Soto", email: "vida@example.com", phone: "7135550164", zipCode: "77008" };

describeOnServer(
  "a site without life insurance",
  (server) => {
    const get = (url: string) => server().app.inject({ url });

    async function saveLines(value: string[]) {
      const cookie = await logInAs(server().app);
      const sections = (await server().app.inject({ url: "/api/settings", headers: { cookie } })).json<
        ListedSection[]
      >();
      const version = sections.find(({ section }) => section === "lines")?.version;
      const payload = { version, value };
      return server().app.inject({ method: "PUT", url: "/api/settings/lines", payload, headers: { cookie } });
    }

    it("is one whose admin has switched it off, pages in the cache included", async () => {
      const cached = ["/", "/life", "/es/life", "/quote?type=life"];
      for (const path of cached) expect((await get(path)).statusCode).toBe(200);
      expect((await saveLines(["business", "home", "auto", "auto"])).statusCode).toBe(200);
      expect(server().deps.settings.agency().lines).toEqual(["auto", "home", "business"]);
      expect((await get("/life")).statusCode).toBe(302);
    });

    it("has no link to it on any page that can be reached, in both languages", async () => {
      const start = [...PUBLIC_PATHS, "/simple-quote", "/quote-box"];
      const waiting = LANGUAGES.flatMap((language) => start.map((path) => pathIn(language, path)));
      const seen = new Set(waiting);
      const found: string[] = [];
      for (const path of waiting) {
        const { statusCode, body } = await get(path);
        const isWrong = plainPath(path) !== "/life" && statusCode !== 200;
        if (isWrong || TO_LIFE.test(body)) found.push(`${statusCode} ${path}`);
        for (const [, link = ""] of body.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
          const address = link.replaceAll("&amp;", "&");
          if (/^\/(api|auth)\b|\.\w+$/.test(address) || seen.has(address)) continue;
          seen.add(address);
          waiting.push(address);
        }
      }
      expect(found).toEqual([]);
      expect(waiting.length).toBeGreaterThan(80);
    }, 120_000);

    it("does not name it in titles and descriptions, and has no questions about it", async () => {
      for (const path of ["/", "/quote", "/blog", "/faq", "/knowledge-center", "/simple-quote", "/quote-box"]) {
        const pages = [await get(path), await get(pathIn("es", path))];
        for (const { body } of pages) {
          expect(body.slice(0, body.indexOf("<body"))).not.toMatch(/business[^<]{0,12}life|negocio[^<]{0,12}vida/);
        }
      }
      expect((await get("/")).body).toContain("Insurance in Texas: auto, home and business");
      const asked = faq.filter(({ id }) => id === "life").flatMap(({ questions }) => questions);
      expect(asked.length).toBeGreaterThan(0);
      const { body } = await get("/es/faq");
      expect(asked.filter(({ question }) => body.includes(question.es))).toEqual([]);
    });

    it("leads its addresses on, to pages that exist, in the language of the address", async () => {
      const ways = [
        ["/life", "/"],
        ["/es/life", "/es"],
        ["/quote?type=life", "/quote"],
        ["/es/quote?type=life&zip=77008", "/es/quote?zip=77008"],
        ["/simple-quote?type=life", "/simple-quote"],
      ] as const;
      for (const [from, to] of ways) {
        const answer = await get(from);
        expect([from, answer.statusCode, answer.headers.location]).toEqual([from, 302, to]);
        expect((await get(to)).statusCode).toBe(200);
      }
      expect((await get("/home")).statusCode).toBe(200);
      // A page that was open before asks for the data of the next page only.
      const followed = await get("/life.data");
      expect([followed.statusCode, followed.body]).toEqual([202, textWith("SingleFetchRedirect")]);
    });

    it("has no page of it in the sitemap, and no picture for link previews", async () => {
      const { body } = await get("/sitemap.xml");
      expect(body).toContain("/home</loc>");
      expect(body).not.toMatch(/\/life[<"]/);
      expect((await get("/share/en/life.png")).statusCode).toBe(404);
    });

    it("refuses a new request for it at its field, also from a form that was still open", async () => {
      for (const form of [QUOTE, { form: "short", zipCode: "77008" }]) {
        const answer = await server().app.inject({
          method: "POST",
          url: "/api/quote-requests",
          payload: { ...form, insuranceType: "life" },
          headers: { "accept-language": "es" },
        });
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toMatchObject({
          fields: { insuranceType: "Por el momento no ofrecemos este tipo de seguro. Elija otro o llámenos." },
        });
      }
      const posted = await server().app.inject({
        method: "POST",
        url: "/quote?type=life",
        payload: new URLSearchParams({ ...QUOTE, insuranceType: "life" }).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
      expect(posted.statusCode).toBe(400);
      expect(posted.body).toContain("We do not offer this kind of insurance at the moment.");
      expect(posted.body).toContain("Vida Soto");
    });

    it("lets colleagues enter and find requests of it", async () => {
      const cookie = await logInAs(server().app);
      const entered = await server().app.inject({
        method: "POST",
        url: "/api/desk-requests",
        payload: {
          kind: "quote",
          channel: "phone",
          oralConsent: "not-asked",
          language: "en",
          firstName: "Lena",
          lastName: "Life",
          phone: "7135550165",
          insuranceType: "life",
        },
        headers: { cookie },
      });
      expect(entered.statusCode).toBe(201);
      const listed = await server().app.inject({ url: "/api/quote-requests?type=life", headers: { cookie } });
      expect(listed.json<{ reference: string }[]>().map(({ reference }) => reference)).toContain(
        entered.json<{ reference: string }>().reference,
      );
      expect((await server().app.inject({ url: "/agent-dashboard?type=life", headers: { cookie } })).statusCode).toBe(
        200,
      );
    });

    it("keeps at least one line", async () => {
      expect((await saveLines([])).statusCode).toBe(400);
    });
  },
  { withSite: true },
);
