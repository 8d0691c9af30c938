import { expect, it } from "vitest";
import { articles } from "../../content/articles/index.ts";
import { printableForms } from "../../content/forms/index.ts";
import { PAGE_TITLES } from "../../app/layout/palette/page-titles.server.ts";
import { LANGUAGES, type Language } from "../../domain/platform/language.ts";
import { INSURANCE_TYPES } from "../../domain/work/lead-options.ts";
import { SERVICE_SUBJECTS, type ServiceSubject } from "../../domain/work/service-options.ts";
import { pathIn } from "../../domain/platform/paths.ts";
import { PAGE_ACCESS, ROLES } from "../../domain/platform/permissions.ts";
import { PUBLIC_PATHS, SERVICE_PATHS } from "../../domain/content/site-map.ts";
import { translator } from "../../server/platform/texts.ts";
import { foreignIn, readableTexts } from "../support/foreign-sentences.ts";
import { describeOnServer, makeUser } from "../support/test-app.ts";

/** Pages that are not listed for search engines. */
const UNLISTED_PAGES = [
  "/auth",
  "/auth?tab=request",
  "/auth?tab=forgot",
  "/auth?invite=none",
  "/auth?reset=none",
  "/simple-quote",
  "/quote-box",
  "/newsletter",
  "/newsletter/confirm?token=none",
  "/newsletter/unsubscribe?token=none",
  "/newsletter/stop?token=none",
  "/no-such-page",
  "/blog/no-such-article",
  "/service/no-such-subject",
  ...SERVICE_PATHS,
  ...INSURANCE_TYPES.map((type) => `/quote?type=${type}`),
];
const publicPages = [...PUBLIC_PATHS, ...UNLISTED_PAGES, ...articles.map(({ slug }) => `/blog/${slug}`)];
const portalPages = [
  ...Object.keys(PAGE_ACCESS),
  "/agent-onboarding/certificate",
  "/agent-onboarding/team",
  "/agent-onboarding/steps/1",
  "/no-such-page",
];

/** The required values of each service form, besides the name and how to reach the customer. */
const LEAST: Record<ServiceSubject, Record<string, string>> = {
  "id-card": {},
  proof: {},
  certificate: { holderName: "Acme LLC", holderAddress: "1 Main St, Houston" },
  vehicle: { changeType: "add" },
  driver: { changeType: "remove", driverName: "Luz Vela" },
  address: { changeType: "change", street: "12 Oak St" },
  lienholder: { changeType: "add", lienholderName: "First Bank" },
  billing: { message: "Why is it more?" },
  cancellation: { cancelWish: "not-renew" },
  loss: { lossType: "weather", lossDate: "2026-01-02" },
  glass: { glassPart: "windshield" },
  "service-other": { message: "Hello" },
};
const CUSTOMER = { firstName: "Rosa", lastName: "Vela", email: "rosa@example.com", phone: "713-555-0199" };
const sheets = printableForms.map(({ slug }) => `/agent-tools/forms/${slug}`);

type Answer = { statusCode: number; body: string };
type Form = { address: string; fields: string };

/** Finds the forms of a page that work without scripts, with the fields that they send when nothing is filled in. */
function formsOf(html: string, address: string): Form[] {
  return [...html.matchAll(/<form\b([^>]*\bmethod="post"[^>]*)>([^]*?)<\/form>/g)].map(([, form = "", inside = ""]) => {
    const fields = new URLSearchParams();
    for (const [input] of inside.matchAll(/<input\b[^>]*>/g)) {
      const valueOf = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(input)?.[1];
      const name = valueOf("name");
      if (name && !/type="(checkbox|radio)"/.test(input)) fields.append(name, valueOf("value") ?? "");
    }
    const action = /\baction="([^"]*)"/.exec(form)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const { pathname, search } = new URL(action, `http://site${address}`);
    return { address: pathname + search, fields: String(fields) };
  });
}

describeOnServer(
  "in either language",
  (server) => {
    const cookieOf = (language: Language, session = "") => [session, `lang=${language}`].filter(Boolean).join("; ");
    const open = (url: string, cookie: string) => server().app.inject({ url, headers: { cookie } });
    const send = ({ address, fields }: Form, cookie: string) =>
      server().app.inject({
        method: "POST",
        url: address,
        payload: fields,
        headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
      });

    function foreignOn(name: string, { body }: Answer, language: Language): string[] {
      if (!body.startsWith("<!DOCTYPE html>")) return [];
      const isSaid = body.includes(`<html lang="${language}"`) ? [] : ["another language"];
      return [...isSaid, ...foreignIn(readableTexts(body, language), language)].map((found) => `${name}: ${found}`);
    }

    it.each(LANGUAGES)(
      "every public page speaks %s, and every form that is sent empty, without script, is refused in it",
      async (language) => {
        const found: string[] = [];
        const forms = new Map<string, Form>();
        for (const path of publicPages) {
          const address = pathIn(language, path);
          const answer = await open(address, cookieOf(language));
          expect({ path, isPage: answer.body.length > 1_000 }).toEqual({ path, isPage: true });
          found.push(...foreignOn(path, answer, language));
          for (const form of formsOf(answer.body, address)) forms.set(form.address, form);
        }
        expect(forms.size).toBeGreaterThan(10);
        for (const form of forms.values()) {
          const answer = await send(form, cookieOf(language));
          const { statusCode } = answer;
          const isRefused = statusCode >= 400 && statusCode < 500;
          expect({ ...form, isRefused }).toEqual({ ...form, isRefused: true });
          found.push(...foreignOn(`POST ${form.address}`, answer, language));
        }
        expect(found).toEqual([]);
      },
    );

    it.each(LANGUAGES)(
      "every service form is sent without script, and says first that nothing counts yet (%s)",
      async (language) => {
        const nothingYet = translator(language)("service:nothingYet");
        for (const subject of SERVICE_SUBJECTS) {
          const url = pathIn(language, `/service/${subject}`);
          const { body: form } = await open(url, cookieOf(language));
          expect(form.indexOf(nothingYet)).toBeGreaterThan(0);
          expect(form.indexOf(nothingYet)).toBeLessThan(form.indexOf("<fieldset"));
          const payload = new URLSearchParams({ subject, policyNumber: "CANARY-77", ...CUSTOMER, ...LEAST[subject] });
          const { statusCode, body } = await server().app.inject({
            method: "POST",
            url,
            // An address of its own, since one address may send only so many forms.
            remoteAddress: "203.0.113.29",
            payload: String(payload),
            headers: { cookie: cookieOf(language), "content-type": "application/x-www-form-urlencoded" },
          });
          const reference = />(S-\w{5})</.exec(body)?.[1] ?? "";
          expect({ subject, statusCode, hasReference: reference !== "" }).toEqual({
            subject,
            statusCode: 200,
            hasReference: true,
          });
          expect(body.indexOf(nothingYet)).toBeLessThan(body.indexOf(reference));
          expect(body).toMatch(language === "es" ? /href="\/es\/r\/[\w-]{40,}"/ : /href="\/r\/[\w-]{40,}"/);
          expect(body).not.toContain("CANARY-77");
        }
      },
    );

    it.each(ROLES)("every page of the portal speaks both to the role %s", async (role) => {
      const { cookie } = await makeUser(server(), role);
      const found: string[] = [];
      let pages = 0;
      for (const language of LANGUAGES) {
        for (const path of role === "admin" ? [...portalPages, ...sheets] : portalPages) {
          const answer = await open(path, cookieOf(language, cookie));
          if (answer.body) pages++;
          found.push(...foreignOn(path, answer, language));
        }
      }
      expect(pages).toBeGreaterThan(10);
      expect(found).toEqual([]);
    });

    it("every page of the portal is searched by the name that it gives itself", async () => {
      const { cookie } = await makeUser(server(), "admin");
      for (const [path, key] of Object.entries(PAGE_TITLES)) {
        const { body } = await open(path, cookieOf("es", cookie));
        expect(body).toContain(`<title>${translator("es")(key)} | `);
      }
    });
  },
  { withSite: true },
);
