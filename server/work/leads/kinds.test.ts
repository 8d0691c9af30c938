import { expect, it } from "vitest";
import { translator } from "../../platform/texts.ts";
import { LANGUAGES } from "../../../domain/platform/language.ts";
import { KINDS, LEAD_KINDS, LEAD_TYPES, kindOfReference, nameIn, typeIn } from "../../../domain/work/request-kinds.ts";
import { sayType } from "../../../domain/work/say-type.ts";

it("no two kinds of requests share a prefix, an address, a tab or a type", () => {
  for (const name of ["prefix", "path", "tab"] as const) {
    const values = LEAD_KINDS.map((kind) => KINDS[kind][name]);
    expect([...new Set(values)]).toEqual(values);
  }
  expect([...new Set(LEAD_TYPES)]).toEqual(LEAD_TYPES);
});

it("every type of every kind has a name in both languages, and what no kind knows has none", () => {
  for (const language of LANGUAGES) {
    const t = translator(language);
    for (const type of LEAD_TYPES) expect(sayType(t, type)).toMatch(/^[^.:]+$/);
    expect(sayType(t, "boat")).toBeUndefined();
    expect(sayType(t, null)).toBeUndefined();
  }
});

it("a request's reference tells its kind, and so who asks and about what", () => {
  expect(kindOfReference("C-7K2QX")).toBe("contact");
  expect(() => kindOfReference("Z-7K2QX")).toThrow("no kind of request");
  const contact = { reference: "C-1", firstName: "Rosa", lastName: "Vela", inquiryType: null };
  expect([nameIn(contact), typeIn(contact)]).toEqual(["Rosa Vela", null]);
  const quote = { reference: "Q-1", name: null, insuranceType: "home" };
  expect([nameIn(quote), typeIn(quote)]).toEqual(["", "home"]);
});
