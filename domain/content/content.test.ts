import { describe, expect, it } from "vitest";
import { faultsOf } from "../platform/faults-of.ts";
import { isFiledRight, readingMinutes } from "./blog.ts";
import { changesBetween } from "./content-changes.ts";
import {
  contentConfirmation,
  contentOrder,
  contentSchema,
  KIND_NAMES,
  translatedFields,
  type ContentKind,
} from "./content.ts";
import { otherSlugOf, sceneFileOf } from "./former-names.ts";
import { newsletterSubscription } from "./newsletter.ts";
import { linesOf } from "./page-options.ts";
import { mayClaim } from "./savings.ts";
import { SERVICE_PATHS } from "./site-map.ts";
import { teamConfirmation, teamEntryChange } from "./team.ts";

const required = "validation:required";
const faults = (kind: ContentKind, values: object, es: object = {}) => faultsOf(contentSchema(kind), { values, es });

describe("content that an admin writes", () => {
  it("needs its required fields, in Spanish, too, where a page would mix languages", () => {
    expect(Object.keys(faults("questions", {}))).toEqual([
      "values.section",
      "values.question",
      "values.answer",
      "es.question",
      "es.answer",
    ]);
    expect(Object.keys(faultsOf(contentSchema("questions"), {}))).toHaveLength(5);
    const question = { section: "faq-auto", question: "Why?", answer: "So." };
    expect(contentSchema("questions").parse({ values: question, es: question, version: "1" })).toEqual({
      values: question,
      es: { question: "Why?", answer: "So." },
      version: "1",
    });
    expect(
      Object.keys(faultsOf(contentSchema("questions"), { values: question, es: question, version: "x".repeat(65) })),
    ).toEqual(["version"]);
    expect(
      contentSchema("testimonials").parse({ values: { name: "A", location: "B", quote: "C", rating: 5 } }),
    ).toMatchObject({
      es: { quote: null },
    });
    expect(translatedFields("questions").map(({ name }) => name)).toEqual(["question", "answer"]);
    expect(KIND_NAMES).toContain("posts");
  });

  it("files a post under the category of its topic", () => {
    expect([
      isFiledRight("Auto Insurance", "Auto Insurance"),
      isFiledRight("Auto Insurance", "Home Insurance"),
    ]).toEqual([true, false]);
    expect([
      isFiledRight("Insurance Tips", "Umbrella Insurance"),
      isFiledRight("Insurance Tips", "Risk Management"),
    ]).toEqual([true, true]);
    expect([isFiledRight("Risk Management", "Risk Management"), isFiledRight("Anything", null)]).toEqual([false, true]);
    const text = { title: "T", excerpt: "E", content: "C" };
    const post = { ...text, slug: "t", publishDate: "2026-11-18T00:00:00Z", category: "Insurance Tips" };
    expect(faults("posts", { ...post, topic: "Auto Insurance" }, text)).toEqual({
      "values.category": "validation:topicCategory",
    });
    expect(faults("posts", post, text)).toEqual({});
  });

  it("has of a carrier a phone number to its hours, a name to its app, and both parts of a portal", () => {
    const carrier = { name: "Gulf", website: "https://gulf.example" };
    const url = "https://a.example";
    expect(faults("carriers", carrier)).toEqual({});
    expect(faults("carriers", { ...carrier, claimUrl: "gulf" })).toEqual({ "values.claimUrl": "validation:url" });
    expect(faults("carriers", { ...carrier, claimHours: "9-5" })).toEqual({
      "values.claimPhone": "validation:claimPhone",
    });
    expect(faults("carriers", { ...carrier, appUrl: url })).toEqual({ "values.appName": "validation:appName" });
    expect(
      faults("carriers", { ...carrier, claimHours: "9-5", claimPhone: "7135550142", appUrl: url, appName: "App" }),
    ).toEqual({});
    expect(faults("carriers", { ...carrier, autoUrl: url })).toEqual({ "values.autoDescription": "validation:portal" });
    expect(faults("carriers", { ...carrier, homeDescription: "Home" })).toEqual({
      "values.homeUrl": "validation:portal",
    });
    expect(faults("carriers", { ...carrier, businessUrl: url, businessDescription: "B" })).toEqual({});
  });

  it("has of a template a subject where its channel has one, and no placeholder that nobody can fill in", () => {
    const mail = { name: "N", channel: "email", subject: "S", body: "B" };
    const es = { subject: "S", body: "B" };
    expect([
      faults("message-templates", mail, es),
      faults("message-templates", { ...mail, channel: "sms", subject: "" }, { body: "B" }),
    ]).toEqual([{}, {}]);
    expect(faults("message-templates", { ...mail, subject: " " }, { body: "B" })).toEqual({
      "values.subject": required,
      "es.subject": required,
    });
    expect(faults("message-templates", { ...mail, subject: "{nobody}" }, { ...es, body: "{nobody}" })).toEqual({
      "values.subject": "validation:placeholder",
      "es.body": "validation:placeholder",
    });
  });

  it("has of a service answer a whole link and a whole short form, or none", () => {
    const texts = { question: "Q", answer: "A" };
    const service = (values: object, es: object = {}) =>
      faults("service-answers", { ...texts, ...values }, { ...texts, ...es });
    expect(service({})).toEqual({});
    expect([service({ icon: "alarm" }), service({ icon: "owl" })]).toEqual([
      {},
      { "values.icon": "validation:choice" },
    ]);
    expect(service({ actionUrl: "/contact" })).toEqual({ "values.actionLabel": required, "es.actionLabel": required });
    expect(service({ actionLabel: "Go" }, { actionLabel: "Ir" })).toEqual({ "values.actionUrl": required });
    expect(service({ actionLabel: "Go", actionUrl: "/a" }, { actionLabel: "Ir" })).toEqual({});
    expect(service({ wish: "W" }, { wish: "W" })).toEqual({ "values.wishText": required, "es.wishText": required });
    expect(service({ wishText: "W" }, { wishText: "W" })).toEqual({ "values.wish": required, "es.wish": required });
    expect(service({ wish: "W", wishText: "X" }, { wish: "W", wishText: "X" })).toEqual({});
  });

  it("describes payments and claims in both languages, where a part may go without in none", () => {
    const payment = (section: string, values: object, es: object) =>
      faults("payment-items", { section, title: "T", ...values }, { title: "T", ...es });
    const text = { description: "D" };
    const missing = { "values.description": required, "es.description": required };
    expect([payment("payment-ways", {}, {}), payment("autopay-benefits", {}, {})]).toEqual([missing, {}]);
    expect(payment("autopay-benefits", text, {})).toEqual({ "es.description": required });
    expect(payment("autopay-benefits", {}, text)).toEqual({ "values.description": required });
    expect([payment("payment-ways", text, text), payment("autopay-needs", {}, {})]).toEqual([{}, missing]);
    const claim = (section: string, values: object) =>
      faults("claim-items", { section, title: "T", details: "D", ...values }, { title: "T", details: "D", ...values });
    expect([claim("claim-steps", {}), claim("claim-checklists", {}), claim("claim-steps", text)]).toEqual([
      missing,
      {},
      {},
    ]);
  });

  it("has on a legal page only placeholders that the server fills in", () => {
    const legal = (english: string, spanish: string) => {
      const texts = { title: "T", intro: "I" };
      const values = { ...texts, page: "terms", updatedOn: "2026-11-18T00:00:00Z", legalText: english };
      return faults("legal-pages", values, { ...texts, legalText: spanish });
    };
    expect(legal("{{agency}} {{!retention}}", "{{phone}}")).toEqual({});
    expect(legal("{{nobody}}", "x {{!nobody}}")).toEqual({
      "values.legalText": "validation:legalPlaceholder",
      "es.legalText": "validation:legalPlaceholder",
    });
    expect(legal("{{agency}} {{nobody}}", "x")).toEqual({ "values.legalText": "validation:legalPlaceholder" });
  });

  it("is ordered and confirmed by the ids that the admin saw", () => {
    expect(contentOrder.parse({ ids: [2, 1], seen: [1, 2] })).toEqual({ ids: [2, 1], seen: [1, 2] });
    expect(Object.keys(faultsOf(contentOrder, { ids: [], seen: [0] }))).toEqual(["ids", "seen.0"]);
    const many = (count: number) => ({ ids: Array.from({ length: count }, () => 1) });
    expect([
      faultsOf(contentConfirmation, many(5_000)),
      Object.keys(faultsOf(contentConfirmation, many(5_001))),
    ]).toEqual([{}, ["ids"]]);
    expect(Object.keys(faultsOf(contentConfirmation, {}))).toEqual(["ids"]);
  });
});

it("two versions of an item differ in the fields that changed, by language", () => {
  const state = (values: object, es: object) => ({ values, es }) as Parameters<typeof changesBetween>[1];
  const before = state({ section: "faq-auto", question: "Q", answer: "" }, { question: "P" });
  const after = state({ section: "faq-home", question: "Q", answer: null }, { question: "R" });
  expect(changesBetween("questions", before, after)).toEqual([
    { name: "section", language: null, before: "faq-auto", after: "faq-home" },
    { name: "question", language: "es", before: "P", after: "R" },
  ]);
  expect(changesBetween("posts", state({ tags: [] }, {}), state({}, {}))).toEqual([]);
  expect(changesBetween("posts", state({ tags: ["a"] }, {}), state({ tags: ["b"] }, {}))).toEqual([
    { name: "tags", language: "en", before: ["a"], after: ["b"] },
  ]);
});

describe("an entry on the team page", () => {
  const ENTRY = { isAgreed: true, languages: ["es", "en", "es"], licenseNumber: "tx-12345" };

  it("has languages in their order, and a license number in capitals", () => {
    expect(teamEntryChange.parse(ENTRY)).toEqual({
      isAgreed: true,
      languages: ["en", "es"],
      licenseNumber: "TX-12345",
    });
    expect(teamEntryChange.parse({ isAgreed: false, licenseNumber: " " })).toMatchObject({ licenseNumber: "" });
    expect(teamEntryChange.parse({ isAgreed: false })).toEqual({ isAgreed: false, languages: [], licenseNumber: "" });
  });

  it("needs both once its person agrees", () => {
    expect(faultsOf(teamEntryChange, { isAgreed: true })).toEqual({
      languages: "validation:spokenLanguages",
      licenseNumber: "validation:licenseNumber",
    });
    expect(faultsOf(teamEntryChange, { ...ENTRY, languages: ["xx"] })).toEqual({ "languages.0": "validation:choice" });
    for (const licenseNumber of ["123", "1".repeat(20), "-1234", "1234-", "12--34", "12 34", "x1234!"])
      expect(faultsOf(teamEntryChange, { ...ENTRY, licenseNumber })).toEqual({
        licenseNumber: "validation:licenseNumber",
      });
    for (const licenseNumber of ["1234", "1".repeat(19), "1-2-3-4"])
      expect(faultsOf(teamEntryChange, { ...ENTRY, licenseNumber })).toEqual({});
    expect(faultsOf(teamEntryChange, {})).toMatchObject({ isAgreed: "validation:invalid" });
    expect(
      Object.keys(faultsOf(teamEntryChange, { ...ENTRY, languages: ["en", "es", "vi", "zh", "ar", "hi", "en"] })),
    ).toEqual(["languages"]);
    expect(teamConfirmation.parse({ version: "1" })).toEqual({ version: "1" });
    expect(faultsOf(teamConfirmation, {})).toEqual({ version: "validation:invalid" });
    expect(Object.keys(faultsOf(teamConfirmation, { version: "x".repeat(101) }))).toEqual(["version"]);
  });
});

it("small rules of content hold", () => {
  expect([readingMinutes("a"), readingMinutes("a ".repeat(299)), readingMinutes("a\n b ".repeat(300))]).toEqual([
    1, 2, 3,
  ]);
  expect(readingMinutes("a ".repeat(299).trim())).toBe(1);
  expect(linesOf(" ab \n\n cd\n ")).toEqual(["ab", "cd"]);
  const claim = { percent: 5, basis: null };
  expect([mayClaim(claim, true), mayClaim(claim, false)]).toEqual([false, true]);
  expect(mayClaim({ ...claim, basis: { customers: 1, from: "2025-01", to: "2025-02" } }, true)).toBe(true);
  expect(otherSlugOf("flood-insurance-houston")).toBe("flood-insurance-texas");
  expect([otherSlugOf("flood-insurance-texas"), otherSlugOf("x")]).toEqual(["flood-insurance-houston", undefined]);
  expect([sceneFileOf("houston-skyline.svg"), sceneFileOf("x.svg")]).toEqual(["city-skyline.svg", "x.svg"]);
  expect(SERVICE_PATHS).toContain("/service/id-card");
  expect(faultsOf(newsletterSubscription, { email: "a" })).toEqual({ email: "validation:contactEmail" });
  expect(newsletterSubscription.parse({ email: "a@b.co", elapsedMs: 5 })).toMatchObject({ elapsedMs: 5 });
});
