import { describe, expect, it } from "vitest";
import { faultsOf } from "../platform/faults-of.ts";
import { correctionDecision } from "./corrections.ts";
import { checkStateOf, factCheck } from "./facts.ts";
import { arrivedCode, mailHeaders, stepChange, testText } from "./go-live/set-up.ts";
import { TEST_CODE_DIGITS } from "./go-live/step-names.ts";
import { iconAddress, logoAddress } from "./looks/addresses.ts";
import { cropBox, heroSet, heroWidths, pageHeroOf, widestCrop } from "./looks/hero.ts";

describe("the check of a fact", () => {
  it("is due again after a year, to the moment", () => {
    const now = new Date("2026-11-18T00:00:00Z");
    expect(checkStateOf(null, now)).toEqual({ state: "unchecked", dueAt: null });
    expect(checkStateOf(new Date("2025-11-18T00:00:00Z"), now)).toEqual({ state: "due", dueAt: now });
    expect(checkStateOf(new Date("2025-11-18T00:00:01Z"), now).state).toBe("checked");
  });

  it("names the figures that somebody saw", () => {
    expect(factCheck.parse({ figures: "30/60/25" })).toEqual({ figures: "30/60/25" });
    expect(faultsOf(factCheck, {})).toEqual({ figures: "validation:invalid" });
    expect(Object.keys(faultsOf(factCheck, { figures: "x".repeat(1_001) }))).toEqual(["figures"]);
  });
});

it("a correction of content is taken or kept, by its key and version", () => {
  const decision = { key: "k", version: "v", choice: "take" };
  expect(correctionDecision.parse(decision)).toEqual(decision);
  expect(correctionDecision.parse({ ...decision, choice: "keep" }).choice).toBe("keep");
  expect(Object.keys(faultsOf(correctionDecision, { key: "", version: "v".repeat(65), choice: "x" }))).toHaveLength(3);
  expect(Object.keys(faultsOf(correctionDecision, { ...decision, key: "k".repeat(201) }))).toEqual(["key"]);
  expect(Object.keys(faultsOf(correctionDecision, {}))).toEqual(["key", "version", "choice"]);
});

it("the set-up takes codes, numbers and headers that can be", () => {
  const code = "1".repeat(TEST_CODE_DIGITS);
  expect(arrivedCode.parse({ code: ` ${code} ` })).toEqual({ code });
  for (const wrong of [code.slice(1), `${code}1`, `x${code}`.slice(0, TEST_CODE_DIGITS)])
    expect(faultsOf(arrivedCode, { code: wrong })).toEqual({ code: "validation:testCode" });
  expect(Object.keys(faultsOf(testText, {}))).toEqual(["phone"]);
  expect(faultsOf(stepChange, { state: "x" })).toEqual({ state: "validation:choice" });
  expect(faultsOf(mailHeaders, { headers: "" })).toEqual({ headers: "validation:required" });
  expect(faultsOf(mailHeaders, { headers: "x".repeat(100_000) })).toEqual({});
  expect(Object.keys(faultsOf(mailHeaders, { headers: "x".repeat(100_001) }))).toEqual(["headers"]);
});

describe("a picture of the agency's own", () => {
  const hero = { key: "k", width: 960, alt: { en: "Office", es: "Oficina" } } as const;

  it("has an address for each of its files", () => {
    expect(logoAddress({ key: "k", kind: "svg" })).toBe("/brand-files/k/logo.svg");
    expect(iconAddress({ key: "k" }, 192)).toBe("/brand-files/k/icon-192.png");
    expect([heroWidths({ width: 640 }), heroWidths({ width: 1920 })]).toEqual([[640], [640, 960, 1280, 1920]]);
    expect(heroSet(hero, "webp")).toBe("/brand-files/k/hero-640.webp 640w, /brand-files/k/hero-960.webp 960w");
  });

  it("is shown with its words, or only decorates", () => {
    expect(pageHeroOf(hero, "es")).toEqual({
      webp: heroSet(hero, "webp"),
      jpg: heroSet(hero, "jpg"),
      src: "/brand-files/k/hero-960.jpg",
      alt: "Oficina",
    });
    expect(pageHeroOf({ ...hero, width: 1920, alt: null }, "en")).toMatchObject({
      src: "/brand-files/k/hero-1280.jpg",
      alt: "",
    });
    expect(pageHeroOf(null, "en")).toBeNull();
  });

  it("is cut out inside of what was uploaded, three to two", () => {
    expect([widestCrop(3_000, 2_000), widestCrop(4_000, 2_000), widestCrop(1_000, 2_000)]).toEqual([1, 0.75, 1]);
    const size = { width: 4_000, height: 2_000 };
    expect(cropBox(size, { left: 0.1, top: 0, width: 0.5 })).toEqual({
      left: 400,
      top: 0,
      width: 2_000,
      height: 1_333,
    });
    expect(cropBox(size, { left: 1, top: 1, width: 1 })).toEqual({ left: 1_000, top: 0, width: 3_000, height: 2_000 });
    expect(cropBox(size, { left: 0.5, top: 0.5, width: 0.3 })).toEqual({
      left: 2_000,
      top: 1_000,
      width: 1_200,
      height: 800,
    });
    expect(cropBox({ width: 10, height: 1 }, { left: 0, top: 0, width: 0 })).toEqual({
      left: 0,
      top: 0,
      width: 1,
      height: 1,
    });
  });
});
