import { describe, expect, it } from "vitest";
import { faultsOf } from "../../platform/faults-of.ts";
import { byKind } from "../../work/request-kinds.ts";
import { acknowledgements } from "./acknowledgements.ts";
import { changesBetween } from "./changes.ts";
import { claims } from "./claim-schema.ts";
import { CLAIM_IDS, claimsOf, isMade, mayState } from "./claims.ts";
import { heroFiles, logo, looks } from "./looks.ts";
import { calendarOf, knownLocation, locationOf, officeName } from "./offices.ts";

const both = (text: string) => ({ en: text, es: text });

describe("the texts of acknowledgements", () => {
  const TEXTS = {
    mail: byKind(() => ({ subject: both("Hello {firstName}"), heading: both("Thanks"), text: both("We got it") })),
    sms: byKind(() => both("Got {reference}")),
    claim: { mail: both("Call your insurer"), sms: both("Got {reference}") },
  };
  const quote = (changes: object) =>
    faultsOf(acknowledgements, { ...TEXTS, mail: { ...TEXTS.mail, quote: { ...TEXTS.mail.quote, ...changes } } });

  it("have no placeholder that nobody can fill in", () => {
    expect(acknowledgements.parse(TEXTS)).toEqual(TEXTS);
    expect(quote({ subject: { en: "{premium}", es: "Hola" } })).toEqual({
      "mail.quote.subject.en": "validation:placeholder",
    });
    expect(quote({ text: { en: "Hi {nobody}", es: "" } })).toEqual({
      "mail.quote.text.en": "validation:placeholder",
      "mail.quote.text.es": "validation:required",
    });
    expect(quote({ heading: both("") })).toHaveProperty(["mail.quote.heading.en"], "validation:required");
    expect(Object.keys(faultsOf(acknowledgements, {}))).toEqual(["mail", "sms", "claim"]);
    expect(Object.keys(faultsOf(acknowledgements, { ...TEXTS, mail: {}, sms: {}, claim: {} }))).toHaveLength(8);
    expect(Object.keys(quote({ subject: undefined, heading: undefined, text: undefined }))).toHaveLength(3);
    expect(Object.keys(quote({ subject: {} }))).toEqual(["mail.quote.subject.en", "mail.quote.subject.es"]);
  });

  it("name the reference where they are a text message", () => {
    const sms = { ...TEXTS.sms, quote: { en: "Got it", es: "{reference}" } };
    expect(faultsOf(acknowledgements, { ...TEXTS, sms })).toEqual({ "sms.quote.en": "validation:needsReference" });
  });
});

describe("what an agency claims", () => {
  const id = CLAIM_IDS[0]!;
  const claim = (changes: object) =>
    faultsOf(claims, { [id]: { text: both("We do"), isConfirmed: false, ...changes } });

  it("is said in both languages, or in none", () => {
    expect([claim({}), claim({ text: both("") }), claim({ title: both("Title") })]).toEqual([{}, {}, {}]);
    expect(claim({ text: { en: "We do", es: "" } })).toEqual({ [`${id}.text.es`]: "validation:required" });
    expect(claim({ title: { en: "", es: "Título" } })).toEqual({ [`${id}.title.en`]: "validation:required" });
    expect(claim({ title: both(""), text: both("") })).toEqual({});
    expect(claim({ text: both("Since {founded}"), title: both("{agency}") })).toEqual({});
    expect(claim({ text: both("{nobody}"), title: both("{nobody}") })).toMatchObject({
      [`${id}.text.en`]: "validation:placeholder",
      [`${id}.title.es`]: "validation:placeholder",
    });
    expect(Object.keys(claim({ text: {}, isConfirmed: 1 }))).toHaveLength(3);
    expect(Object.keys(claim({ title: {} }))).toHaveLength(2);
    expect(claims.parse({ strange: 1 })).toEqual({});
  });

  it("is shown in production only once an admin has confirmed it", () => {
    const made = { text: both("We do"), isConfirmed: false };
    expect([isMade(made), isMade({ ...made, text: both("") })]).toEqual([true, false]);
    expect([mayState(made, true), mayState(made, false), mayState({ ...made, isConfirmed: true }, true)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(mayState({ text: both(""), isConfirmed: true }, false)).toBe(false);
    expect(claimsOf("life")).toEqual(["life.noExam", "life.familyLanguage"]);
    expect(CLAIM_IDS).toContain("life.noExam");
  });
});

describe("the looks of a site", () => {
  const key = "0123456789abcdef".repeat(2);
  const none = { palette: null, logo: null, hero: null };

  it("are those of the program unless the agency has its own", () => {
    expect(looks.parse({ palette: null, logo: null })).toEqual(none);
    expect(Object.keys(faultsOf(looks, {}))).toEqual(["palette", "logo"]);
    const own = { key, kind: "png", width: 1, height: 100_000 };
    expect(logo.parse(own)).toEqual(own);
    expect(Object.keys(faultsOf(logo, { key: `${key}0`, kind: "gif", width: 0, height: 100_001 }))).toHaveLength(4);
    expect(Object.keys(faultsOf(logo, { ...own, width: 100_001, height: 0 }))).toEqual(["width", "height"]);
    for (const wrong of [key.slice(1), `x${key}`, key.replace("0", "g")])
      expect(Object.keys(faultsOf(heroFiles, { key: wrong, width: 1 }))).toEqual(["key", "width"]);
    expect(Object.keys(faultsOf(logo, {}))).toEqual(["key", "kind", "width", "height"]);
    expect(logo.parse({ ...own, kind: "svg" }).kind).toBe("svg");
  });

  it("may show a picture, described in both languages or in none", () => {
    const shown = (alt: object | null) => faultsOf(looks, { ...none, hero: { key, width: 960, alt } });
    expect([shown(both("Our office")), shown(null)]).toEqual([{}, {}]);
    expect(Object.keys(shown({ en: "Our office" }))).toEqual(["hero.alt.es"]);
    expect(shown({ en: "", es: "x".repeat(201) })).toEqual({
      "hero.alt.en": "validation:required",
      "hero.alt.es": "validation:tooLong",
    });
    expect(looks.parse({ ...none, hero: { key, width: 640, alt: null } }).hero).toEqual({ key, width: 640, alt: null });
  });

  it("can be read: a palette names the choice that cannot", () => {
    const choices = { ground: "#FFFFFF", ink: "#111111", brand: "#1d4ed8", deep: "#1e3a8a", accent: "#b45309" };
    const faults = (light: object) => faultsOf(looks, { ...none, palette: { light, dark: choices } });
    expect(Object.values(faults({ ...choices, ink: "#fefefe" }))).toContain("validation:contrast");
    const named = { ...none, palette: { light: { ...choices, ground: "white" }, dark: choices } };
    expect(looks.safeParse(named).error?.issues.map(({ message }) => message)).toContain("validation:colour");
    expect(Object.keys(faultsOf(looks, { ...none, palette: {} }))).toEqual(["palette.light", "palette.dark"]);
    expect(Object.keys(faults({}))).toHaveLength(5);
  });
});

it("two versions of settings differ in the values that changed, wherever they stand", () => {
  expect(changesBetween({ a: 1, b: { c: [1, 2] } }, { a: 1, b: { c: [1, 3] } })).toEqual([
    { path: "b.c.1", before: 2, after: 3 },
  ]);
  expect(changesBetween({ a: null, old: 1 }, { b: 2 })).toEqual([
    { path: "b", before: undefined, after: 2 },
    { path: "old", before: 1, after: undefined },
  ]);
  expect(changesBetween(null, { a: 1 })).toEqual([{ path: "", before: null, after: { a: 1 } }]);
  expect(changesBetween({ a: { b: 1 } }, { a: 2 })).toEqual([{ path: "a", before: { b: 1 }, after: 2 }]);
  expect(changesBetween("x", "x")).toEqual([]);
});

describe("the offices of an agency", () => {
  const place = (id: string, city: string, timezone = "America/Chicago") =>
    ({ id, address: { street: `${id} St`, city }, hours: [], timezone }) as never as Parameters<typeof officeName>[1];
  const [main, north, west] = [
    place("main", "Houston"),
    place("north", "Houston"),
    place("west", "El Paso", "America/Denver"),
  ];
  const build = () =>
    ({
      locations: [main, north, west],
      hours: [],
      timezone: "America/Chicago",
      holidays: [],
    }) as never as Parameters<typeof calendarOf>[0];
  const agency = build();

  it("are found by their id; the main one stands in for one that is gone", () => {
    expect([locationOf(agency, "west"), locationOf(agency, "gone"), locationOf(agency, null)]).toEqual([
      west,
      main,
      main,
    ]);
    expect([knownLocation(agency, "west"), knownLocation(agency, "gone")]).toEqual(["west", null]);
  });

  it("are called by their city, and by their street where two share it", () => {
    expect([officeName(agency, west), officeName(agency, north)]).toEqual(["El Paso", "Houston, north St"]);
  });

  it("each have their own clock, which stays the same object", () => {
    const another = build();
    expect(calendarOf(another, "main")).toBe(another);
    const clock = calendarOf(another, "west");
    expect(clock).toEqual({ hours: [], timezone: "America/Denver", holidays: [] });
    expect(calendarOf(another, "north")).not.toBe(clock);
    expect(calendarOf(another, "west")).toBe(clock);
  });
});
