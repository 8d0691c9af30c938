import { describe, expect, it } from "vitest";
import { inLanguage, LANGUAGES } from "../../domain/platform/language.ts";
import { auto, home, included } from "../support/offers.ts";
import { glossary } from "../../content/glossary.ts";
import { autoGlossary } from "../../content/auto-glossary.ts";
import { COVERAGES, DECLINABLE } from "../../domain/work/offer-coverages.ts";
import { isPartValue, storedPart } from "../../domain/work/offer-parts.ts";
import { DECLINED_TEXTS } from "../../domain/work/offer-texts.ts";
import {
  compareOffers,
  coveragesOf,
  declinedIn,
  isExact,
  isOpenOn,
  monthlyCents,
  offerSending,
  termFaults,
} from "../../domain/work/offers.ts";

const TERMS = { offeredOn: "2026-11-16", validUntil: "2026-12-01" };

describe("an offer", () => {
  it("is exact when every coverage of its line is stated with all its parts, or left out", () => {
    expect(isExact("auto", { ...TERMS, coverages: auto() })).toBe(true);
    expect(isExact("home", { ...TERMS, coverages: home() })).toBe(true);
    const { pip: _pip, ...withoutPip } = auto();
    expect(termFaults("auto", { ...TERMS, coverages: withoutPip })).toEqual({ pip: "validation:required" });
    const unlimited = auto({ "bodily-injury": { isIncluded: true, parts: { perPerson: "30000" } } });
    expect(termFaults("auto", { ...TERMS, coverages: unlimited })).toEqual({
      "bodily-injury.perAccident": "validation:number",
    });
    expect(isExact("home", { ...TERMS, coverages: auto() })).toBe(false);
  });

  it("that includes nothing is none, and neither is one that ends before it begins", () => {
    const nothing = Object.fromEntries(COVERAGES.life.map(({ key }) => [key, { isIncluded: false, parts: {} }]));
    expect(termFaults("life", { ...TERMS, coverages: nothing })).toEqual({});
    expect(isExact("life", { ...TERMS, coverages: nothing })).toBe(false);
    const late = { offeredOn: "2026-12-02", validUntil: "2026-12-01", coverages: auto() };
    expect(termFaults("auto", late)).toEqual({ validUntil: "validation:dayOrder" });
  });

  it("keeps only the coverages and parts of its line", () => {
    const foreign = { ...auto(), dwelling: included({ limit: "1" }), pip: included({ limit: "2500", note: "x" }) };
    const kept = coveragesOf("auto", { coverages: foreign });
    expect(Object.keys(kept)).toEqual(COVERAGES.auto.map(({ key }) => key));
    expect(kept["pip"]).toEqual(included({ limit: "2500" }));
  });

  it("can be wished for through its last day", () => {
    expect(isOpenOn("2026-12-01", TERMS)).toBe(true);
    expect(isOpenOn("2026-12-02", TERMS)).toBe(false);
  });

  it("costs the same by the month whatever its term", () => {
    expect(monthlyCents({ cents: 60_000, months: 6 })).toBe(10_000);
    expect(monthlyCents({ cents: 100_000, months: 12 })).toBe(8_333);
  });
});

describe("values of a coverage", () => {
  it("are stored as an agent means them", () => {
    expect(["$30,000", " 2 %", "1,000.00"].map(storedPart)).toEqual(["30000", "2%", "1000"]);
  });

  it.each([
    ["money", "30000", true],
    ["money", "2%", false],
    ["money", "0", false],
    ["money", "1e9", false],
    ["money-or-percent", "2%", true],
    ["money-or-percent", "250%", false],
    ["years", "20", true],
    ["years", "99", false],
  ] as const)("of the kind %s: %s", (kind, value, isValid) => {
    expect(isPartValue(kind, value)).toBe(isValid);
  });
});

describe("a comparison", () => {
  it("marks what differs, and says apart what none of the offers covers", () => {
    const cheap = auto({ collision: included({ deductible: "1000" }), rental: { isIncluded: false, parts: {} } });
    const { rows, noneHas } = compareOffers("auto", [{ coverages: auto() }, { coverages: cheap }]);
    expect(rows.filter(({ isDifferent }) => isDifferent).map(({ coverage }) => coverage.key)).toEqual([
      "collision",
      "rental",
    ]);
    expect(noneHas.map(({ key }) => key)).toEqual(["pip", "medical", "towing", "umbrella"]);
    expect(rows.map(({ coverage }) => coverage.key)).not.toContain("pip");
  });

  it("finds the coverages that are declined with an offer, line by line", () => {
    expect(declinedIn("auto", { coverages: auto() })).toEqual(["pip", "umbrella"]);
    expect(declinedIn("home", { coverages: home() })).toEqual(["flood", "umbrella"]);
    expect(declinedIn("life", { coverages: {} })).toEqual([]);
  });
});

describe("offers side by side", () => {
  const sending = { premiumIds: [1, 2], recommendedId: 1, why: "It covers rental.", version: 0 };
  it("are two to four, and a recommendation has a reason", () => {
    expect(offerSending.safeParse(sending).success).toBe(true);
    for (const wrong of [
      { premiumIds: [1] },
      { premiumIds: [1, 2, 3, 4, 5] },
      { premiumIds: [1, 1] },
      { recommendedId: 3 },
      { why: " " },
    ]) {
      expect({ wrong, isTaken: offerSending.safeParse({ ...sending, ...wrong }).success }).toEqual({
        wrong,
        isTaken: false,
      });
    }
    expect(offerSending.safeParse({ ...sending, recommendedId: null, why: "" }).success).toBe(true);
  });
});

describe("the words of offers", () => {
  it("name terms that our glossaries have", () => {
    const known = { "glossary-general": glossary, "glossary-auto": autoGlossary };
    for (const { key, glossary: name, term } of Object.values(COVERAGES).flat()) {
      expect({ key, isKnown: known[name].some(({ id }) => id === term) }).toEqual({ key, isKnown: true });
    }
  });

  it("have a text for every coverage that is declined, in both languages", () => {
    for (const key of DECLINABLE) {
      for (const language of LANGUAGES) expect(inLanguage(DECLINED_TEXTS[key], language).length).toBeGreaterThan(80);
    }
  });
});
