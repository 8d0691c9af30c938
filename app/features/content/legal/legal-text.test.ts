import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { accessibility, legalArticle, privacy, terms } from "../../../../content/legal.ts";
import { LANGUAGES, type Language } from "../../../../domain/platform/language.ts";
import { agency } from "../../../../tests/support/agency.ts";
import { legalText, type LegalFacts } from "./legal-text.ts";

const FACTS: LegalFacts = {
  retentionMonths: 24,
  consentYears: 5,
  sessionHours: 12,
  backupDays: null,
  formService: null,
  mailService: null,
  smsService: null,
};
const SET_UP = {
  backupDays: 14,
  formService: "forms.example.com",
  mailService: "mail.example.com",
  smsService: "Twilio",
};
const textOf = (page: typeof privacy, language: Language, facts: Partial<LegalFacts> = {}) =>
  legalText({ ...page, text: legalArticle(page) }, language, { ...FACTS, ...facts }, agency)
    .sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === "list" ? block.items : [block.text])))
    .join("\n");

describe("the legal pages", () => {
  it.each(LANGUAGES)("leave nothing to fill in, in %s", (language) => {
    for (const page of [privacy, terms, accessibility]) {
      for (const facts of [{}, SET_UP]) expect(textOf(page, language, facts)).not.toMatch(/[{}]/);
    }
  });

  it("have the same anchors in both languages, a list where one is written, and what stands before a heading", () => {
    const text = {
      en: "First {{phone}}.\n\n## What we keep\n\n- names\n- numbers",
      es: "Primero.\n\n## Lo que guardamos\n\nNombres.",
    };
    const shown = (language: Language) => legalText({ ...privacy, text }, language, FACTS, agency).sections;
    expect(shown("en")).toMatchObject([
      { heading: "", blocks: [{ kind: "paragraph" }] },
      { id: "what-we-keep", blocks: [{ kind: "list", items: ["names", "numbers"] }] },
    ]);
    expect(shown("es").map(({ id, heading }) => [id, heading])).toEqual([
      ["section-0", ""],
      ["what-we-keep", "Lo que guardamos"],
    ]);
  });

  it("say how long requests are kept as it is configured", () => {
    expect(textOf(privacy, "en")).toContain("deleted 24 months after they were last used");
    expect(textOf(privacy, "en", { retentionMonths: 1 })).toContain("deleted 1 month after they were last used");
    expect(textOf(privacy, "es", { retentionMonths: 18 })).toContain("se borran 18 meses después");
  });

  it("name the service that requests are passed on to, and only where there is one", () => {
    const says = (formService: string | null) => textOf(privacy, "en", { formService }).includes("handles our forms");
    expect([says(null), says("forms.example.com")]).toEqual([false, true]);
    expect(textOf(privacy, "es", { formService: "forms.example.com" })).toContain("a forms.example.com, que");
  });

  it.each([
    [{ sessionHours: 8 }, {}, "after 8 hours at the latest", "después de 8 horas"],
    [{ backupDays: 14 }, {}, "Backups are kept for about 14 days", "se conservan unos 14 días"],
    [{}, { backupDays: 14 }, "until that backup is replaced", "hasta que esa copia se reemplace"],
    [{ mailService: "mail.example.com" }, {}, "leaves through mail.example.com", "salen por mail.example.com"],
    [{ smsService: "Twilio" }, {}, "Twilio delivers our text messages", "Twilio entrega nuestros mensajes de texto"],
  ])("say with %j what they do not say with %j", (facts, others, english, spanish) => {
    expect(textOf(privacy, "en", facts)).toContain(english);
    expect(textOf(privacy, "es", facts)).toContain(spanish);
    expect(textOf(privacy, "en", others)).not.toContain(english);
    expect(textOf(privacy, "es", others)).not.toContain(spanish);
  });

  it("say when an address that nobody confirms is forgotten", () => {
    expect(textOf(privacy, "en")).toContain("not confirmed is deleted after 7 days");
    expect(textOf(privacy, "es")).toContain("no se confirma se borra a los 7 días");
  });

  it("know of everything that is kept in a browser: what is new has to be said there first", () => {
    const root = new URL("../../../../", import.meta.url);
    const keeps = ["app", "server"].flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
        .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
        .map((name) => `${folder}/${name}`)
        .filter((file) =>
          /Storage\.setItem|document\.cookie =|\.setCookie\(/.test(readFileSync(new URL(file, root), "utf8")),
        ),
    );
    expect(keeps.toSorted()).toEqual([
      "app/features/work/desk/use-shown-bulk.ts",
      "app/features/work/leads/lead-key.ts",
      "app/features/work/notice-choices/push-subscription.ts",
      "app/features/work/quotes/quote-draft.ts",
      "app/layout/calls/pending-call.ts",
      "app/layout/use-farewell.ts",
      "app/lib/live/settings.ts",
      "app/lib/remember.ts",
      "server/people/session/identify-callers.ts",
      "server/people/session/known-device.ts",
      "server/work/private-page/talk.ts",
      "server/work/shares/guest-routes.ts",
    ]);
  });

  it.each([
    ["en", ["STOP, or ALTO", "HELP, or AYUDA", "frequency varies", "rates may apply"], "never sold, rented or shared"],
    [
      "es",
      ["ALTO o STOP", "AYUDA o HELP", "frecuencia varía", "aplicarse tarifas"],
      "nunca se venden, rentan ni comparten",
    ],
  ] as const)("have what carriers ask of whoever sends texts, in %s", (language, ofTerms, ofPrivacy) => {
    for (const words of ofTerms) expect(textOf(terms, language)).toContain(words);
    expect(textOf(privacy, language)).toContain(ofPrivacy);
  });
});
