import { describe, expect, it } from "vitest";
import { contentSchema } from "../content/content.ts";
import {
  fillAllPlaceholders,
  fillPlaceholders,
  hasOpenPlaceholder,
  hasPlaceholder,
  hasUnknownPlaceholder,
  wrongPlaceholders,
} from "./placeholders.ts";

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

it("a placeholder may have spaces inside its braces", () => {
  expect([hasPlaceholder("Got { reference }", "reference"), hasPlaceholder("Got {name}", "reference")]).toEqual([
    true,
    false,
  ]);
  expect(hasOpenPlaceholder("Hello { name }")).toBe(true);
});

it.each([
  ["Hello { firstName }, {agent}", []],
  ["Hello {premium}", ["{premium}"]],
  ["Hello {nobody} and {nobody}", ["{nobody}"]],
  ["Hello {{firstName}}", ["{{firstName}}"]],
  ["Hello {firstName}}", ["{firstName}}"]],
  ["Hello {firstName ", ["{firstName"]],
  ["Hello firstName}}", ["}}"]],
])("what cannot be filled in is named as it is written: %s", (text, wrong) => {
  expect(wrongPlaceholders(text, ["firstName", "agent"])).toEqual(wrong);
});

it.each([
  ["Hello {firstName}, it is {agent}.", "Hello Rosa, it is."],
  ["Hello \t{ agent }!", "Hello!"],
  ["By:{agent}", "By:"],
  ["{agent}\n{firstName}", "\nRosa"],
  ["Hello {nobody}, {}", "Hello {nobody}, {}"],
])("a text that nobody reads first keeps no placeholder of ours: %j", (text, sent) => {
  expect(fillAllPlaceholders(text, { firstName: "Rosa" })).toBe(sent);
});
