import { eq, inArray } from "drizzle-orm";
import { expect, it } from "vitest";
import { autoGlossary } from "../../../content/auto-glossary.ts";
import { claimChecklists, claimFaq, claimSteps } from "../../../content/claims.ts";
import { faq } from "../../../content/faq.ts";
import { glossary } from "../../../content/glossary.ts";
import { accessibility, legalArticle, privacy, terms } from "../../../content/legal.ts";
import { autopayBenefits, autopayNeeds, paymentFaq, waysToPay } from "../../../content/payment-options.ts";
import { productFaq } from "../../../content/product-faq.ts";
import { quickLinks } from "../../../content/quick-links.ts";
import { serviceAnswers } from "../../../content/service-answers.ts";
import type { GlossaryTerm } from "../../../content/types.ts";
import type { ContentItem } from "../../../domain/content/content.ts";
import { PAGE_KINDS } from "../../../domain/content/page-kinds.ts";
import { keysOf } from "../../../domain/platform/typed-records.ts";
import { inLanguage, LANGUAGES } from "../../../domain/platform/language.ts";
import { contentAdmin } from "../../../tests/support/content-admin.ts";
import { describeOnServer } from "../../../tests/support/test-app.ts";
import { contentEntries, seededRows } from "../../platform/db/schema/index.ts";
import {
  claimGuide,
  findLegalPage,
  listFaq,
  listQuestions,
  listQuickLinks,
  listServiceAnswers,
  listServiceWishes,
  listTerms,
  paymentTexts,
} from "./present-entries.ts";

const byAnchor = (list: GlossaryTerm[]) => list.toSorted((a, b) => a.id.localeCompare(b.id));

/** Leaves out the id, which a row gets from the database. */
const withoutId = <T extends { id: unknown }>(item: T) => ({ ...item, id: null });

describeOnServer("the texts of pages", (server) => {
  const current = () => server().deps.content.current();
  const { call, list, create } = contentAdmin(server);

  it.each(LANGUAGES)("are first the questions and answers that come with the program, in %s", (language) => {
    expect(listFaq(current(), language)).toEqual(inLanguage(faq, language));
    expect(listQuestions(current(), "page-auto", language)).toEqual(inLanguage(productFaq.auto, language));
    expect(listQuestions(current(), "page-life", language)).toEqual(inLanguage(productFaq.life, language));
    expect(listQuestions(current(), "page-claims", language)).toEqual(inLanguage(claimFaq, language));
    expect(listQuestions(current(), "page-payments", language)).toEqual(inLanguage(paymentFaq, language));
    expect(listQuestions(current(), "page-business", language)).toEqual([]);
    const services = inLanguage(serviceAnswers, language);
    const shown = listServiceAnswers(current(), language);
    expect(shown.map(({ question, answer, action }) => ({ question, answer, action }))).toEqual(
      services.map(({ question, answer, action }) => ({ question, answer, action })),
    );
    const briefs = services.flatMap(({ brief, icon, action }) => (brief ? [{ ...brief, icon, action, id: null }] : []));
    expect(listServiceWishes(current(), language).map(withoutId)).toEqual(briefs);
  });

  it.each(LANGUAGES)("are first the glossaries, links, payments and claims of the program, in %s", (language) => {
    expect(byAnchor(listTerms(current(), "glossary-general"))).toEqual(byAnchor(glossary));
    expect(byAnchor(listTerms(current(), "glossary-auto"))).toEqual(byAnchor(autoGlossary));
    const links = inLanguage(quickLinks, language);
    expect(listQuickLinks(current(), language).map(withoutId)).toEqual(links.map(withoutId));
    const { ways, benefits, needs } = paymentTexts(current(), language);
    expect(ways.map(withoutId)).toEqual(inLanguage(waysToPay, language).map(withoutId));
    expect({ benefits, needs }).toEqual(inLanguage({ benefits: autopayBenefits, needs: autopayNeeds }, language));
    const { steps, checklists } = claimGuide(current(), language);
    expect(steps).toEqual(inLanguage(claimSteps, language));
    expect(checklists.map(withoutId)).toEqual(inLanguage(claimChecklists, language).map(withoutId));
  });

  it("are first the legal pages of the program, with their dates", () => {
    for (const [name, page] of Object.entries({ privacy, terms, accessibility })) {
      expect(findLegalPage(current(), name as "privacy")).toEqual({
        title: page.title,
        intro: page.intro,
        text: legalArticle(page),
        updated: `${page.updated}T12:00:00.000Z`,
      });
    }
  });

  it("are known as seeds, each with its row, so that a later version can correct them", async () => {
    const { db } = server().deps;
    const rows = await db.select().from(contentEntries);
    const seeded = await db
      .select()
      .from(seededRows)
      .where(inArray(seededRows.kind, keysOf(PAGE_KINDS)));
    const idsOf = (ids: (number | null)[]) => ids.toSorted((a, b) => Number(a) - Number(b));
    expect(idsOf(seeded.map(({ rowId }) => rowId))).toEqual(idsOf(rows.map(({ id }) => id)));
  });

  it("follow what an admin writes, in its place and order", async () => {
    const first = (await list("questions")).find(({ values }) => values["section"] === "faq-home");
    const item = (await call("GET", `questions/${first?.id}`)).json<ContentItem>();
    const values = { ...item.values, question: "Is my fence covered?" };
    const es = { ...item.es, question: "¿Está cubierta mi cerca?" };
    expect((await call("PUT", `questions/${item.id}`, { ...item, values, es })).statusCode).toBe(200);
    const home = (language: "en" | "es") => listQuestions(current(), "faq-home", language).map((q) => q.question);
    await expect.poll(() => home("en")[0]).toBe("Is my fence covered?");
    expect(home("es")[0]).toBe("¿Está cubierta mi cerca?");
    const ids = (await list("questions")).filter((q) => q.values["section"] === "faq-home").map(({ id }) => id);
    expect((await call("PUT", "questions/order", { seen: ids, ids: ids.toReversed() })).statusCode).toBe(200);
    await expect.poll(() => home("en").at(-1)).toBe("Is my fence covered?");
    expect(listFaq(current(), "en").map(({ id }) => id)).toEqual(["general", "auto", "home", "business", "life"]);
  });

  it("have a term once in each glossary, and both parts of what belongs together", async () => {
    const { input } = await create("glossary-terms");
    const again = await call("POST", "glossary-terms", input);
    expect(Object.keys(again.json<{ fields: object }>().fields)).toEqual(["values.term"]);
    const other = { ...input, values: { ...input.values, glossary: "glossary-auto" } };
    expect((await call("POST", "glossary-terms", other)).statusCode).toBe(201);
    const { input: service } = await create("service-answers");
    const halved = { ...service, values: { ...service.values, actionUrl: null, wish: null } };
    const answer = await call("POST", "service-answers", halved);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(["values.actionUrl", "values.wish"]);
  });

  it("of a category without questions are left out of the FAQ", async () => {
    const { db } = server().deps;
    const rows = await db.select().from(contentEntries).where(eq(contentEntries.kind, "questions"));
    for (const { id } of rows.filter(({ values }) => values["section"] === "faq-life"))
      expect((await call("DELETE", `questions/${id}`)).statusCode).toBe(200);
    await expect
      .poll(() => listFaq(current(), "en").map(({ id }) => id))
      .toEqual(["general", "auto", "home", "business"]);
  });
});
