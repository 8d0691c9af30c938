import { describe, expect, it } from "vitest";
import { faultsOf } from "../platform/faults-of.ts";
import { COVERAGES } from "./offer-coverages.ts";
import {
  compareOffers,
  coveragesOf,
  declinedIn,
  isExact,
  offerAcknowledgement,
  offerDecline,
  offerQuestion,
  offerSending,
  offerTerms,
  offerTermsChange,
  offerWish,
  termFaults,
  type CoverageValue,
} from "./offers.ts";

const TERMS = { offeredOn: "2026-11-16", validUntil: "2026-12-01", coverages: {} };
const SENDING = { premiumIds: [1, 2], recommendedId: null, why: "", version: 0 };
const has = (parts: Record<string, string> = {}): CoverageValue => ({ isIncluded: true, parts });
const OUT: CoverageValue = { isIncluded: false, parts: {} };

describe("the terms of a premium", () => {
  it("say when the carrier named it, until when it holds and what it covers", () => {
    const coverages = { pip: has({ limit: "2500" }) };
    expect(offerTerms.parse({ ...TERMS, coverages })).toEqual({ ...TERMS, coverages });
    expect(Object.keys(faultsOf(offerTerms, {}))).toEqual(["offeredOn", "validUntil", "coverages"]);
    expect(Object.keys(faultsOf(offerTerms, { ...TERMS, coverages: { pip: {} } }))).toEqual([
      "coverages.pip.isIncluded",
      "coverages.pip.parts",
    ]);
  });

  it("are no longer than an agent would type them", () => {
    const faults = (coverages: object) => faultsOf(offerTerms, { ...TERMS, coverages });
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`c${at}`, OUT]));
    expect(faults(many(40))).toEqual({});
    expect(faults(many(41))).toEqual({ coverages: "validation:invalid" });
    expect(faults({ ["c".repeat(30)]: has({ ["p".repeat(20)]: "1".repeat(20) }) })).toEqual({});
    expect(faults({ ["c".repeat(31)]: OUT })).not.toEqual({});
    expect(faults({ pip: has({ ["p".repeat(21)]: "1" }) })).not.toEqual({});
    expect(faults({ pip: has({ limit: "1".repeat(21) }) })).not.toEqual({});
  });

  it("are changed by whoever saw their version", () => {
    expect(offerTermsChange.parse({ ...TERMS, version: 2 })).toEqual({ ...TERMS, version: 2 });
    expect(Object.keys(faultsOf(offerTermsChange, { ...TERMS, version: -1 }))).toEqual(["version"]);
    expect(Object.keys(faultsOf(offerTermsChange, TERMS))).toEqual(["version"]);
  });

  it("may end on the day on which they were named, and are exact only with something included", () => {
    const coverages = { "term-life": OUT };
    const oneDay = { offeredOn: "2026-11-16", validUntil: "2026-11-16", coverages };
    expect(termFaults("life", oneDay)).not.toHaveProperty("validUntil");
    expect(isExact("life", { ...oneDay, coverages: {} })).toBe(false);
    const allOut = Object.fromEntries(COVERAGES.life.map(({ key }) => [key, OUT]));
    const withDeath = (parts: Record<string, string>) =>
      isExact("life", { ...oneDay, coverages: { ...allOut, "death-benefit": has(parts) } });
    expect([withDeath({ limit: "250000" }), withDeath({})]).toEqual([true, false]);
  });

  it("keep a coverage that is left out without its parts, and no coverage that is not stated", () => {
    expect(coveragesOf("auto", { coverages: { pip: { isIncluded: false, parts: { limit: "2500" } } } })).toEqual({
      pip: OUT,
    });
    expect(coveragesOf("auto", { coverages: { pip: has() } })).toEqual({ pip: has({ limit: "" }) });
  });
});

describe("offers that are sent", () => {
  it("are two to four different premiums", () => {
    const faults = (...premiumIds: number[]) => faultsOf(offerSending, { ...SENDING, premiumIds });
    const count = { premiumIds: "validation:offer.count" };
    expect([faults(1, 2), faults(1, 2, 3, 4)]).toEqual([{}, {}]);
    expect([faults(1), faults(1, 2, 3, 4, 5)]).toEqual([count, count]);
    expect(faults(1, 1)).toEqual({ premiumIds: "validation:invalid" });
  });

  it("recommend one of them with a reason, or none", () => {
    const faults = (recommendedId: number | null, why: string) =>
      faultsOf(offerSending, { ...SENDING, recommendedId, why });
    expect([faults(null, ""), faults(null, "x"), faults(2, "Best flood cover")]).toEqual([{}, {}, {}]);
    expect(faults(2, " ")).toEqual({ why: "validation:offer.why" });
    expect(faults(3, "Best")).toEqual({ recommendedId: "validation:choice" });
    expect(Object.keys(faultsOf(offerSending, {}))).toEqual(["premiumIds", "recommendedId", "why", "version"]);
    expect(Object.keys(faultsOf(offerSending, { ...SENDING, version: -1 }))).toEqual(["version"]);
    expect(faultsOf(offerSending, { ...SENDING, version: 7 })).toEqual({});
  });
});

describe("the customer's answer to offers", () => {
  it("asks about a line of one of them", () => {
    const question = { premiumId: 7, coverage: "pip", text: "What is it?" };
    expect(offerQuestion.parse({ ...question, premiumId: "7" })).toEqual(question);
    expect(faultsOf(offerQuestion, { ...question, text: " " })).toEqual({ text: "validation:required" });
    expect(Object.keys(faultsOf(offerQuestion, { ...question, coverage: "c".repeat(31) }))).toEqual(["coverage"]);
    expect(Object.keys(faultsOf(offerQuestion, {}))).toEqual(["premiumId", "coverage", "text"]);
  });

  it("wishes for one, or declines all with a reason", () => {
    expect(offerWish.parse({ premiumId: "7", read: "h1" })).toEqual({ premiumId: 7, read: "h1" });
    expect(offerWish.parse({ premiumId: "7" })).toEqual({ premiumId: 7, read: "" });
    expect(Object.keys(faultsOf(offerWish, {}))).toEqual(["premiumId"]);
    expect(offerDecline.parse({ reason: "price" })).toEqual({ reason: "price", text: "", read: "" });
    expect(offerDecline.parse({ reason: "other-reason", text: "Moving" })).toMatchObject({ text: "Moving" });
    expect(faultsOf(offerDecline, { reason: "mood" })).toEqual({ reason: "validation:choice" });
  });

  it("acknowledges coverages, on paper or electronically with consent", () => {
    const paper = { lines: "pip", delivery: "paper" };
    expect(offerAcknowledgement.parse(paper)).toEqual({ lines: ["pip"], delivery: "paper", agrees: false, read: "" });
    const electronic = { lines: ["pip", "um-uim"], delivery: "electronic", agrees: "on", read: "h1" };
    expect(offerAcknowledgement.parse(electronic)).toEqual({ ...electronic, agrees: true });
    expect(faultsOf(offerAcknowledgement, { ...electronic, agrees: "" })).toEqual({
      agrees: "validation:offer.agrees",
    });
    const none = { lines: "validation:offer.lines" };
    expect(faultsOf(offerAcknowledgement, { delivery: "paper" })).toEqual(none);
    expect(faultsOf(offerAcknowledgement, { ...paper, lines: "" })).toEqual(none);
    expect(faultsOf(offerAcknowledgement, { ...paper, lines: "towing" })).toEqual({ "lines.0": "validation:choice" });
    expect(faultsOf(offerAcknowledgement, { ...paper, delivery: "owl" })).toEqual({ delivery: "validation:choice" });
  });
});

describe("offers side by side", () => {
  const keys = (rows: readonly { key: string }[]) => rows.map(({ key }) => key);

  it("show what at least one includes, what differs, and what none has", () => {
    const one = { coverages: { pip: has({ limit: "2500" }), towing: has({ limit: "50" }), rental: OUT } };
    const other = { coverages: { pip: has({ limit: "5000" }), towing: has({ limit: "50", color: "red" }) } };
    const { rows, noneHas } = compareOffers("auto", [one, other]);
    expect(rows.map(({ coverage, isDifferent }) => [coverage.key, isDifferent])).toEqual([
      ["pip", true],
      ["towing", false],
    ]);
    expect(keys(noneHas)).toContain("rental");
    expect(keys(noneHas)).not.toContain("pip");
  });

  it("differ where one leaves out what the other has, also without its limit", () => {
    const limited = { coverages: { pip: has({ limit: "2500" }) } };
    expect(compareOffers("auto", [limited, { coverages: {} }]).rows.map(({ isDifferent }) => isDifferent)).toEqual([
      true,
    ]);
    const [with_, without] = [{ coverages: { pip: has() } }, { coverages: { pip: OUT } }];
    expect(compareOffers("auto", [with_, without]).rows[0]?.isDifferent).toBe(true);
    expect(compareOffers("auto", [with_, { coverages: { pip: has({ limit: "" }) } }]).rows[0]?.isDifferent).toBe(false);
  });

  it("name what the customer goes without, one by one", () => {
    expect(declinedIn("auto", { coverages: { pip: has(), "um-uim": OUT } })).not.toContain("pip");
    expect(declinedIn("auto", { coverages: {} })).toEqual(["um-uim", "pip", "umbrella"]);
  });
});
