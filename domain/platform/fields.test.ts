import { describe, expect, it } from "vitest";
import { z } from "zod";
import { auditFilter } from "./audit.ts";
import { faultsOf } from "./faults-of.ts";
import { day, email, line, optional, phone, rowId, rowVersion, text, zip } from "./fields.ts";
import { formEnvelope } from "./form-envelope.ts";
import { fault } from "./text-keys.ts";

const faultOf = (schema: z.ZodType, input: unknown) => faultsOf(schema, input)[""];

describe("a line of text", () => {
  it("is trimmed, bounded and without control characters", () => {
    expect(line().parse("  Rosa ")).toBe("Rosa");
    expect([faultOf(line(3), "abc"), faultOf(line(3), "abcd")]).toEqual([undefined, "validation:tooLong"]);
    for (const sign of ["\n", "\t", "\u0000", "\u001f", "\u007f", "\u2028", "\u2029"])
      expect(faultOf(line(), `a${sign}b`)).toBe("validation:oneLine");
    expect(faultOf(line(), "a b\u00a0ñ!~")).toBeUndefined();
  });

  it("has no half of a character, which the database refuses", () => {
    expect(line().parse("a\ud800b")).toBe("a\ufffdb");
  });
});

it("a longer text may have line breaks and tabs, and no other control characters", () => {
  expect(text().parse(" a\n\tb\r\n")).toBe("a\n\tb");
  for (const sign of ["\u0000", "\u0008", "\u000b", "\u000c", "\u000e", "\u001f", "\u007f"])
    expect(faultOf(text(), `a${sign}b`)).toBe("validation:oneLine");
  expect(faultOf(text(3), "abcd")).toBe("validation:tooLong");
});

describe("an e-mail address", () => {
  const address = email(fault("validation:quoteEmail"));

  it.each(["a@b.co", "rosa.vela+1@mail.example.com", "ROSA@EXAMPLE.COM", "a@b-c.d1.co", "ñ@b.co", "o'neil@b.co"])(
    "can be %s",
    (value) => {
      expect(faultOf(address, value)).toBeUndefined();
    },
  );

  it.each(["a", "a@b", "@b.co", "a@", "a@b.", "a@.co", "a@-b.co", "a@b-.co", "a@b.-co", "a@b.co-", "a b@c.de"])(
    "is not %s",
    (value) => {
      expect(faultOf(address, value)).toBe("validation:quoteEmail");
    },
  );

  it.each([...'<>()[]\\,;:"@'])("has no %s in its name", (sign) => {
    expect(faultOf(address, `a${sign}b@c.de`)).toBe("validation:quoteEmail");
  });

  it("has nothing around it, and is at most 254 characters long", () => {
    expect(faultOf(address, "Rosa <a@b.co>")).toBe("validation:quoteEmail");
    expect(faultOf(address, `${"a".repeat(249)}@b.co`)).toBeUndefined();
    expect(faultOf(address, `${"a".repeat(250)}@b.co`)).toBe("validation:tooLong");
  });
});

it("a phone number has digits enough, in at most thirty characters", () => {
  expect([faultOf(phone(), "713 555 0142"), faultOf(phone(), "555 0142")]).toEqual([undefined, "validation:phone"]);
  expect(faultOf(phone(), `7135550142${" -".repeat(11)}`)).toBe("validation:tooLong");
});

it("a day exists, and is not before 1900", () => {
  expect([faultOf(day(), "1900-01-01"), faultOf(day(), "2024-02-29")]).toEqual([undefined, undefined]);
  for (const wrong of ["1899-12-31", "2026-02-29", "2026-1-1", "today", ""])
    expect(faultOf(day(), wrong)).toBe("validation:date");
});

it.each(["today", "1899-12-31"])(
  "what is no day ends the check, and no rule of the form calculates with it: %s",
  (on) => {
    let isAsked = false;
    const form = z.object({ on: day() }).refine(() => (isAsked = true));
    expect(faultsOf(form, { on })).toEqual({ on: "validation:date" });
    expect(isAsked).toBe(false);
  },
);

it("the id of a row is a whole number that the database can have", () => {
  expect([rowId().parse(1), rowId().parse(2_147_483_647)]).toEqual([1, 2_147_483_647]);
  for (const wrong of [0, -1, 1.5, 2_147_483_648, "1"]) expect(faultOf(rowId(), wrong)).toBe("validation:invalid");
});

it("the version of a row is a whole number whose next one the database can have, too", () => {
  expect([rowVersion().parse(0), rowVersion().parse(2_147_483_646)]).toEqual([0, 2_147_483_646]);
  for (const wrong of [-1, 1.5, 2_147_483_647, "1"]) expect(faultOf(rowVersion(), wrong)).toBe("validation:invalid");
});

it("a ZIP code has five digits, with spaces around it or not", () => {
  const code = zip(fault("validation:quoteZip"));
  expect(code.parse(" 77002 ")).toBe("77002");
  for (const wrong of ["7700", "770022", "7700a", ""]) expect(faultOf(code, wrong)).toBe("validation:quoteZip");
});

it("an optional field that a form sends empty was not given", () => {
  const field = optional(z.string().min(2));
  expect([field.parse(""), field.parse(null), field.parse(undefined), field.parse("ab")]).toEqual([
    undefined,
    undefined,
    undefined,
    "ab",
  ]);
  expect(field.safeParse("a").success).toBe(false);
});

describe("what every form carries", () => {
  const envelope = z.object(formEnvelope);

  it("is a consent only where the box was checked", () => {
    const consent = (value: unknown) => envelope.parse({ consent: value }).consent;
    expect([true, "true", "on"].map(consent)).toEqual([true, true, true]);
    expect([false, "false", "", undefined, 1, "yes"].map(consent)).not.toContain(true);
  });

  it("is bounded, and comes from somewhere", () => {
    const source = { utm_source: "google", utm_medium: "cpc", utm_campaign: "fall", referrer: "example.com" };
    const sent = { consentText: "x".repeat(2_000), website: "", elapsedMs: "900", page: "/quote", source };
    expect(envelope.parse(sent)).toMatchObject({ elapsedMs: 900, page: "/quote", source });
    expect(envelope.parse({ requestDate: "2026-11-18" })).toMatchObject({ requestDate: "2026-11-18" });
    const wrong = { consentText: "x".repeat(2_001), website: "x".repeat(2_001), elapsedMs: -1 };
    expect(Object.keys(faultsOf(envelope, { ...wrong, page: "x".repeat(201), requestDate: "x".repeat(41) }))).toEqual([
      "consentText",
      "website",
      "elapsedMs",
      "page",
      "requestDate",
    ]);
    expect(Object.keys(faultsOf(envelope, { elapsedMs: 1.5 }))).toEqual(["elapsedMs"]);
    expect(Object.keys(faultsOf(envelope, { elapsedMs: 2 ** 53 }))).toEqual(["elapsedMs"]);
    expect(faultsOf(envelope, { website: "x".repeat(2_000), requestDate: "x".repeat(40), elapsedMs: 0 })).toEqual({});
  });
});

it("the audit trail is filtered by whom, what and when, or not at all", () => {
  expect(auditFilter.parse({})).toEqual({ actor: "", action: "", subjectType: "", subjectId: "" });
  const asked = { actor: "ana", action: "login", subjectType: "user", subjectId: "7", from: "2026-11-01" };
  expect(auditFilter.parse({ ...asked, to: "2026-11-30" })).toEqual({ ...asked, to: "2026-11-30" });
});
