import { expect, it } from "vitest";
import { KIND_NAMES } from "../../domain/content/content.ts";
import type { ErrorBody } from "../../domain/platform/errors.ts";
import { LANGUAGES } from "../../domain/platform/language.ts";
import { callRoute, cookieFor, routeName, routesOf, unsafeRoutesOf } from "../support/every-route.ts";
import { fieldNames } from "../support/field-names.ts";
import { foreignIn, foreignSentences } from "../support/foreign-sentences.ts";
import { describeOnServer, makeUser } from "../support/test-app.ts";
import { AGREED } from "../support/agreed.ts";

type Answer = Awaited<ReturnType<typeof callRoute>>;

/** Returns the texts of an error response; none for a success. */
function refusalIn(answer: Answer): string[] {
  if (answer.statusCode < 400) return [];
  const { error, fields = {} } = answer.json<ErrorBody>();
  return [error, ...Object.values(fields)];
}

/** Collects the texts of a response, without codes and without the bilingual texts that editors get. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return /\s/.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null || "translations" in value || "es" in value) return [];
  return Object.entries(value).flatMap(([name, below]) => (name === "figures" ? [] : textsOf(below)));
}

describeOnServer("an answer of the API", (server) => {
  it.each(LANGUAGES)("refuses in %s, whoever asks and whatever is wrong", async (language) => {
    const query = `?lang=${language}&before=none&limit=none&from=none&status=none&category=none`;
    const [admin, trainee] = [await makeUser(server(), "admin"), await makeUser(server(), "trainee")];
    const names = await fieldNames();
    const filledWith = (value: unknown) => Object.fromEntries(names.map((name) => [name, value]));
    const wrong = ["{", {}, filledWith({}), filledWith("\u0007"), filledWith("x".repeat(300))];
    const found: string[] = [];
    const heard = new Set<string>();
    const listen = (name: string, answer: Answer) => {
      for (const text of refusalIn(answer)) heard.add(text);
      found.push(...foreignIn(refusalIn(answer), language).map((text) => `${name}: ${text}`));
    };
    for (const route of routesOf(server())) {
      listen(routeName(route), await callRoute(server(), route, { query }));
      const cookie = await cookieFor(server(), trainee.id);
      listen(routeName(route), await callRoute(server(), route, { query, cookie }));
    }
    for (const route of unsafeRoutesOf(server())) {
      for (const payload of wrong) {
        const cookie = await cookieFor(server(), admin.id);
        const headers = { "content-type": "application/json" };
        listen(routeName(route), await callRoute(server(), route, { query, cookie, headers, payload }));
      }
    }
    expect(found).toEqual([]);
    expect(heard.size).toBeGreaterThan(30);
  });

  it.each(LANGUAGES)("tells the portal in %s what it asks for", async (language) => {
    const { app } = server();
    const { cookie } = await makeUser(server(), "admin");
    const lead = {
      name: "Rosa Vela",
      firstName: "Rosa",
      lastName: "Vela",
      email: "rosa@example.com",
      phone: "7135550171",
    };
    for (const [url, insuranceType] of [
      ["/api/quote-requests", "auto"],
      ["/api/contact-requests", "home"],
    ] as const) {
      const payload = { ...lead, insuranceType, inquiryType: "quote", zipCode: "77008", ...AGREED };
      await app.inject({ method: "POST", url: `${url}?lang=${language}`, payload });
    }
    const lists = routesOf(server()).filter(({ method, url }) => method === "GET" && !url.includes(":"));
    const addresses = [...lists.map(({ url }) => url), ...KIND_NAMES.map((kind) => `/api/content/${kind}`)];
    const found: string[] = [];
    let heard = 0;
    for (const url of addresses) {
      const answer = await app.inject({ url: `${url}?lang=${language}`, headers: { cookie } });
      if (answer.statusCode !== 200) continue;
      heard++;
      const isTable = answer.headers["content-type"]?.startsWith("text/csv");
      // The page translates a code that reads like a label, such as a category.
      const foreign = isTable
        ? foreignIn(answer.body.split(/[\r\n,]+/), language)
        : textsOf(answer.json()).flatMap((text) => foreignSentences(text, language));
      found.push(...foreign.map((text) => `${url}: ${text}`));
    }
    expect(heard).toBeGreaterThan(40);
    expect(found).toEqual([]);
  });
});

describeOnServer(
  "an answer to somebody who asks too often",
  (server) => {
    it.each(LANGUAGES)("says so in %s", async (language) => {
      const found: string[] = [];
      let refused = 0;
      for (const route of unsafeRoutesOf(server()).filter(({ access }) => access === "public")) {
        for (let calls = 0; calls < 3; calls++) {
          const answer = await callRoute(server(), route, { query: `?lang=${language}` });
          if (answer.statusCode === 429) refused++;
          found.push(...foreignIn(refusalIn(answer), language).map((text) => `${routeName(route)}: ${text}`));
        }
      }
      expect(refused).toBeGreaterThan(3);
      expect(found).toEqual([]);
    });
  },
  { env: { RATE_LIMIT_SCALE: "0.01" } },
);
