import { describe, expect, it } from "vitest";
import { contentSchema } from "../content/content.ts";
import { fillPlaceholders, hasOpenPlaceholder, hasUnknownPlaceholder } from "./placeholders.ts";

describe("what a template leaves open", () => {
  it("is filled in where it is known, and stays open where it is not", () => {
    const text = "Hello {firstName}, about { reference }: {premium}.";
    const filled = fillPlaceholders(text, { firstName: "Rosa", reference: "Q-7K3F9" });
    expect(filled).toBe("Hello Rosa, about Q-7K3F9: {premium}.");
    expect(hasOpenPlaceholder(filled)).toBe(true);
    expect(hasOpenPlaceholder(fillPlaceholders(filled, { premium: "$90.00" }))).toBe(false);
  });

  it("has one list: whatever else stands between braces is a slip", () => {
    expect(hasUnknownPlaceholder("Hello {nombre}")).toBe(true);
    expect(hasUnknownPlaceholder("Hello {}")).toBe(true);
    expect(hasUnknownPlaceholder("Hello {name}, {agent}")).toBe(false);
  });

  it("is checked in both languages, and a mail has a subject in both", () => {
    const rules = contentSchema("message-templates");
    const whole = {
      values: { name: "Hello", channel: "email", subject: "Hello {name}", body: "Hi {name}", isActive: true },
      es: { name: "Hola", subject: "Hola {name}", body: "Hola {name}" },
    };
    expect(rules.safeParse(whole).success).toBe(true);
    const faultsOf = (input: object) => {
      const { error } = rules.safeParse({ ...whole, ...input });
      return error?.issues.map(({ path, message }) => [path.join("."), message]);
    };
    expect(faultsOf({ es: { ...whole.es, body: "Hola {nombre}" } })).toEqual([["es.body", "validation:placeholder"]]);
    expect(faultsOf({ values: { ...whole.values, subject: "{x}" } })).toEqual([
      ["values.subject", "validation:placeholder"],
    ]);
    expect(faultsOf({ es: { ...whole.es, subject: "" } })).toEqual([["es.subject", "validation:required"]]);
    const text = { ...whole.values, channel: "sms", subject: "" };
    expect(faultsOf({ values: text, es: { ...whole.es, subject: "" } })).toBeUndefined();
  });
});
