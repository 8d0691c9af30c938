import { expect, it } from "vitest";
import { PAGE_TITLES } from "../../app/layout/palette/page-titles.server.ts";
import { LANGUAGES, type Language } from "../../domain/platform/language.ts";
import { SERVICE_SUBJECTS } from "../../domain/work/service-options.ts";
import { pathIn } from "../../domain/platform/paths.ts";
import { ROLES } from "../../domain/platform/permissions.ts";
import { translator } from "../../server/platform/texts.ts";
import {
  EVERY_PORTAL_PAGE,
  EVERY_PUBLIC_PAGE,
  EVERY_SHEET,
  FORM_CUSTOMER,
  formsOf,
  SERVICE_VALUES,
  type PlainForm,
} from "../support/every-page.ts";
import { foreignIn, readableTexts } from "../support/foreign-sentences.ts";
import { describeOnServer, makeUser } from "../support/test-app.ts";
import { pageFaults } from "../support/valid-html.ts";

type Answer = { statusCode: number; body: string };

describeOnServer(
  "in either language",
  (server) => {
    const cookieOf = (language: Language, session = "") => [session, `lang=${language}`].filter(Boolean).join("; ");
    const open = (url: string, cookie: string) => server().app.inject({ url, headers: { cookie } });
    const send = ({ address, fields }: PlainForm, cookie: string) =>
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
        const forms = new Map<string, PlainForm>();
        for (const path of EVERY_PUBLIC_PAGE) {
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
          const payload = new URLSearchParams({
            subject,
            policyNumber: "CANARY-77",
            ...FORM_CUSTOMER,
            ...SERVICE_VALUES[subject],
          });
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
        for (const path of role === "admin" ? [...EVERY_PORTAL_PAGE, ...EVERY_SHEET] : EVERY_PORTAL_PAGE) {
          const answer = await open(path, cookieOf(language, cookie));
          if (answer.body) pages++;
          found.push(...foreignOn(path, answer, language));
        }
      }
      expect(pages).toBeGreaterThan(10);
      expect(found).toEqual([]);
    });

    // The long form visits every page for every role in both languages, also the private ones: tests/prove/pages.ts.
    it("every kind of page is valid HTML with valid structured data, also one whose form was refused", async () => {
      const { cookie } = await makeUser(server(), "admin");
      const isLikeAnother = (path: string) => /^\/(blog|service)\/(?!flood|no-such|loss)|type=(?!auto)/.test(path);
      const kinds = [...EVERY_PUBLIC_PAGE.filter((path) => !isLikeAnother(path)), ...EVERY_PORTAL_PAGE];
      const forms = new Map<string, PlainForm>();
      const found: string[] = [];
      const look = async (name: string, { body }: Answer) => {
        if (body.startsWith("<!DOCTYPE html>"))
          found.push(...(await pageFaults(body)).map((fault) => `${name}: ${fault}`));
      };
      for (const [place, path] of kinds.entries()) {
        const language = LANGUAGES[place % LANGUAGES.length] ?? "en";
        const isPublic = place < kinds.length - EVERY_PORTAL_PAGE.length;
        const address = isPublic ? pathIn(language, path) : path;
        const answer = await open(address, cookieOf(language, isPublic ? "" : cookie));
        await look(address, answer);
        // The newsletter's form stands on many pages, and is the same on all.
        for (const form of isPublic ? formsOf(answer.body, address) : [])
          forms.set(form.address.replace(/^\/es/, ""), form);
      }
      for (const form of forms.values()) await look(`POST ${form.address}`, await send(form, ""));
      expect(kinds.length + forms.size).toBeGreaterThan(60);
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
