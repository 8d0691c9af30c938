import { describe, expect, it } from "vitest";
import { firstAcknowledgements } from "../../../content/acknowledgements.ts";
import { acknowledgements as schema } from "../../../domain/operations/settings/acknowledgements.ts";
import { LANGUAGES } from "../../../domain/platform/language.ts";
import { agency } from "../../../tests/support/agency.ts";
import { describeOnServer, logInAs } from "../../../tests/support/test-app.ts";
import { acknowledgementMail, acknowledgementSms, type AcknowledgedLead } from "./acknowledgement.ts";

const lead: AcknowledgedLead = {
  kind: "quote",
  language: "en",
  reference: "Q-7K3F9",
  name: "Rosa Vela",
  isClaim: false,
  subjectOf: () => "auto",
};
const texts = firstAcknowledgements;
const greeting = {
  ...texts,
  mail: {
    ...texts.mail,
    quote: { ...texts.mail.quote, text: { en: "Hello {firstName},\n\n{agency} has {reference}.", es: "Hola." } },
  },
};

describe("an acknowledgement", () => {
  it("is written with the office's own words, and keeps the promise of an answer", () => {
    const mail = acknowledgementMail({ ...agency, acknowledgements: greeting }, lead);
    expect(mail.subject).toBe("We have your quote request (Q-7K3F9)");
    expect(mail.paragraphs.slice(0, 3)).toEqual([
      "Hello Rosa,",
      "Bluebonnet Insurance Agency has Q-7K3F9.",
      "One of our agents will call or write to you as soon as possible.",
    ]);
  });

  it("leaves no open placeholder when a visitor gave no name", () => {
    const { paragraphs } = acknowledgementMail({ ...agency, acknowledgements: greeting }, { ...lead, name: null });
    expect(paragraphs[0]).toBe("Hello,");
  });

  it("by text names the agency, the reference and the private page, and says how to stop", () => {
    expect(acknowledgementSms(agency, lead, { claims: "", page: "https://agency.test/r/x" })).toBe(
      "Bluebonnet Insurance Agency: we have your request Q-7K3F9. Your request: https://agency.test/r/x We will get back to you soon. Msg frequency varies. Msg & data rates may apply. Reply STOP to opt out, HELP for help.",
    );
    expect(acknowledgementSms(agency, { ...lead, language: "es" }, { claims: "", page: "" })).toMatch(/ALTO .* AYUDA/);
  });

  it("of a claim says first that the insurer has not been told, whatever the office writes", () => {
    const claim = { ...lead, kind: "contact" as const, isClaim: true };
    const mine = {
      ...agency,
      acknowledgements: { ...texts, claim: { ...texts.claim, mail: { en: "Ok.", es: "Ok." } } },
    };
    const { subject, paragraphs } = acknowledgementMail(mine, claim);
    expect(subject).toContain("Your insurer has not been told of the claim (Q-7K3F9)");
    expect(paragraphs[1]).toBe("Ok.");
    expect(acknowledgementSms(mine, claim, { claims: "https://agency.test/claims-process", page: "" })).toMatch(
      /not been told.*claims-process We have your message Q-7K3F9\. .*STOP/,
    );
  });

  it("is refused with a placeholder that cannot be filled in, or a text message without the reference", () => {
    const faultsOf = (value: unknown) =>
      schema.safeParse(value).error?.issues.map((i) => [i.path.join("."), i.message]);
    expect(faultsOf(texts)).toBeUndefined();
    for (const wrong of ["Hi {nombre}", "Hi {{name}}", "Hi {name", "Hi }", "{premium}"]) {
      const mail = { ...texts.mail, quote: { ...texts.mail.quote, text: { en: wrong, es: "Hola {name}" } } };
      expect(faultsOf({ ...texts, mail })).toEqual([["mail.quote.text.en", "validation:placeholder"]]);
    }
    const sms = { ...texts.sms, contact: { en: "thanks.", es: "gracias, {reference}." } };
    expect(faultsOf({ ...texts, sms })).toEqual([["sms.contact.en", "validation:needsReference"]]);
  });
});

describeOnServer("the preview of acknowledgements", (server) => {
  it("shows every kind in both languages with sample values, and saves nothing", async () => {
    const cookie = await logInAs(server().app);
    const answer = await server().app.inject({
      method: "POST",
      url: "/api/settings/acknowledgements/preview",
      payload: { value: greeting },
      headers: { cookie },
    });
    const shown = answer.json<{ id: string; language: string; paragraphs: string[]; sms: string }[]>();
    expect(shown.map(({ id, language }) => `${id} ${language}`).toSorted()).toEqual(
      ["claim", "contact", "quote", "service"].flatMap((id) => LANGUAGES.map((language) => `${id} ${language}`)),
    );
    expect(shown.find(({ id, language }) => id === "quote" && language === "en")?.paragraphs[0]).toBe("Hello Rosa,");
    expect(JSON.stringify(shown)).not.toMatch(/[{][a-z]/i);
    expect(server().deps.settings.agency().acknowledgements).toEqual(firstAcknowledgements);
  });

  it("refuses texts that cannot be saved, by their fields", async () => {
    const cookie = await logInAs(server().app);
    const value = { ...texts, claim: { ...texts.claim, sms: { en: "ok", es: "ok" } } };
    const answer = await server().app.inject({
      method: "POST",
      url: "/api/settings/acknowledgements/preview",
      payload: { value },
      headers: { cookie },
    });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(["value.claim.sms.en", "value.claim.sms.es"]);
  });
});
