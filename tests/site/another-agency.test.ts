import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ListedSection } from "../../domain/api/operations/settings.ts";
import type { Settings } from "../../domain/operations/settings/sections.ts";
import { LANGUAGES } from "../../domain/platform/language.ts";
import { keysOf } from "../../domain/platform/typed-records.ts";
import { messages } from "../../server/platform/db/schema/index.ts";
import { PUBLIC_PATHS } from "../../domain/content/site-map.ts";
import { crawl, FIRST_AGENCY, tracesIn } from "../support/crawl.ts";
import { firstSettings } from "../support/agency.ts";
import { causeEveryMail, MONDAY, PROVIDER } from "../support/every-mail.ts";
import { logInAs, startTestApp, type TestApp } from "../support/test-app.ts";

/*
 * Another agency runs the program: its settings are changed as an admin changes them, and then nothing that the site, its
 * mails, texts, calendar files, structured data, sitemap, manifest and link previews say is of the first agency.
 */

/** The first agency in mails. Their recipients and what they wrote are of the tests, with numbers of its city. */
const OFFICE = /bluebonnet|houston|heights boulevard|713[-). ]*555[-. ]*0142|1557130/i;

const office = firstSettings.locations[0];
const CACTUS_WREN: Partial<Settings> = {
  identity: { name: "Cactus Wren Insurance", shortName: "Cactus Wren", foundedYear: 2015, licenseNumber: "2219077" },
  locations: [
    {
      ...office,
      phone: "19159990117",
      address: { street: "400 Montana Avenue", city: "El Paso", state: "TX", zip: "79902" },
      geo: { latitude: 31.7619, longitude: -106.485 },
      timezone: "America/Denver",
      mapUrl: null,
    },
    {
      ...office,
      id: "socorro",
      phone: "19159990118",
      address: { street: "12 Socorro Road", city: "Socorro", state: "TX", zip: "79927" },
      geo: { latitude: 31.6546, longitude: -106.3033 },
      timezone: "America/Denver",
      mapUrl: null,
    },
  ],
  contact: {
    email: "hola@cactuswren-elpaso.com",
    agentsEmail: "equipo@cactuswren-elpaso.com",
    claimsPhone: "19159990119",
    officeLanguage: "es",
  },
  social: { facebook: null, instagram: null, linkedin: null },
};

/** Starts a site and gives it the settings of the other agency, as an admin does. */
async function startAnotherAgency(options: { withSite: boolean }): Promise<TestApp> {
  const server = await startTestApp({ ...options, clock: () => MONDAY, env: PROVIDER });
  const cookie = await logInAs(server.app);
  const call = (method: "GET" | "PUT" | "DELETE", url: string, payload?: object) =>
    server.app.inject({ method, url: `/api/${url}`, headers: { cookie }, ...(payload ? { payload } : {}) });
  const all = (await call("GET", "settings")).json<ListedSection[]>();
  for (const section of keysOf(CACTUS_WREN)) {
    const version = all.find((one) => one.section === section)?.version;
    const answer = await call("PUT", `settings/${section}`, { version, value: CACTUS_WREN[section] });
    if (answer.statusCode !== 200) throw new Error(`${section}: ${answer.body}`);
  }
  return server;
}

describe("the site of another agency", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startAnotherAgency({ withSite: true });
  });
  afterAll(() => server.close());

  const read = async (path: string) => {
    const answer = await server.app.inject({ url: path, headers: { accept: "text/html" } });
    return { status: answer.statusCode, text: answer.body };
  };

  it("says nothing of the first one, on any page that its links and its sitemap lead to, in both languages", async () => {
    const pages = await crawl(read);
    expect(tracesIn(pages, FIRST_AGENCY)).toEqual([]);
    expect(pages.size).toBeGreaterThan(60);
    expect([...pages.values()].filter((text) => text.includes("Cactus Wren")).length).toBeGreaterThan(60);
  });

  it("has its own city, time zone and number in structured data, link previews and files", async () => {
    const { text } = await read("/contact");
    for (const own of ["El Paso", "Socorro", "(915) 999-0117"]) expect(text).toContain(own);
    expect((await server.app.inject({ url: "/api/training-events" })).statusCode).toBe(401);
    expect(server.deps.settings.agency().timezone).toBe("America/Denver");
    const { text: manifest } = await read("/manifest.webmanifest");
    expect(JSON.parse(manifest)).toMatchObject({ name: "Cactus Wren Insurance", short_name: "Cactus Wren" });
  });

  it("signs every link preview itself, in both languages", async () => {
    const { cardOf } = await import("../../server/web/share-pictures.ts");
    const content = server.deps.content.current();
    const paths = [...PUBLIC_PATHS, ...content.posts.map(({ slug }) => `/blog/${slug}`)];
    const cards = paths.flatMap((path) =>
      LANGUAGES.map((language) => {
        const card = cardOf(server.deps.settings.agency(), content, MONDAY, language, path);
        return [`${language} ${path}`, JSON.stringify(card)] as const;
      }),
    );
    expect(tracesIn(cards, FIRST_AGENCY)).toEqual([]);
    expect(cards.filter(([, card]) => !card.includes("Cactus Wren Insurance"))).toEqual([]);
  });
});

describe.each(LANGUAGES)("to people who speak %s another agency", (language) => {
  it("writes mails and texts as itself, and to its office in the office's language", async () => {
    const server = await startAnotherAgency({ withSite: false });
    const help = await causeEveryMail(server, language);
    const written = await server.deps.db.select().from(messages).where(eq(messages.direction, "out"));
    await server.close();
    expect(tracesIn([["HELP", help]], FIRST_AGENCY)).toEqual([]);
    expect(written.length).toBeGreaterThan(15);
    const texts = written.map(
      ({ kind, subject, text, html, from, to }) => [kind, [subject, text, html, from, to].join("\n")] as const,
    );
    expect(tracesIn(texts, OFFICE)).toEqual([]);
    const toTheOffice = written.filter(({ to }) => to === CACTUS_WREN.contact?.agentsEmail);
    expect(toTheOffice.length).toBeGreaterThan(0);
    expect(toTheOffice.filter((mail) => mail.language !== "es")).toEqual([]);
  });
});
