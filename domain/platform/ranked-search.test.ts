import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rankedSearch } from "./ranked-search.ts";

type Item = { name: string; text: string };
const item = (name: string, text = ""): Item => ({ name, text });
const read = ({ name, text }: Item) => ({ names: [name], texts: [text] });
const names = (items: Item[], query: string, synonyms: string[][] = []) =>
  rankedSearch(items, query, read, synonyms).map(({ name }) => name);

describe("a search", () => {
  it("puts a whole word of the name first, then the start of one, then the text, then the inside of a word", () => {
    const items = [
      item("Uninsured drivers"),
      item("Limits", "What an insured person gets"),
      item("Insureds' duties list", ""),
      item("Insuredness"),
      item("The insured"),
    ];
    expect(names(items, "insured")).toEqual([
      "Insureds' duties list",
      "The insured",
      "Insuredness",
      "Limits",
      "Uninsured drivers",
    ]);
  });

  it("keeps the given order among equals, and everything when nothing is typed", () => {
    const items = [item("Hail two"), item("Hail one"), item("Flood")];
    expect(names(items, "hail")).toEqual(["Hail two", "Hail one"]);
    expect(names(items, "  ")).toEqual(["Hail two", "Hail one", "Flood"]);
  });

  it("wants every word, in any order, but not the fillers", () => {
    const items = [item("Change your policy"), item("Change of heart")];
    expect(names(items, "How do I change my policy?")).toEqual(["Change your policy"]);
    expect(names(items, "policy change")).toEqual(["Change your policy"]);
    expect(names([item("Como en casa")], "cómo")).toEqual(["Como en casa"]);
  });

  it("folds case, accents, apostrophes and plurals", () => {
    expect(names([item("Póliza")], "POLIZAS")).toEqual(["Póliza"]);
    expect(names([item("po\u0301liza")], "p\u00f3liza")).toEqual(["po\u0301liza"]);
    expect(names([item("Workers’ compensation")], "worker's comp")).toEqual(["Workers’ compensation"]);
    expect(names([item("Conductor")], "conductores")).toEqual(["Conductor"]);
    expect(names([item("Policy")], "policies")).toEqual(["Policy"]);
  });

  it("takes a plural off, but makes no other word of what is none", () => {
    expect(names([item("Coach")], "coaches")).toEqual(["Coach"]);
    expect(names([item("Car")], "cars")).toEqual(["Car"]);
    expect(names([item("Houses")], "house")).toEqual(["Houses"]);
    expect(names([item("Service")], "series")).toEqual([]);
    expect(names([item("Garage")], "gas")).toEqual([]);
    expect(names([item("Glasgow"), item("Glass")], "glass")).toEqual(["Glass"]);
  });

  it("looks for a short word where words begin, and for one of four letters inside of words, too", () => {
    expect(names([item("ID card"), item("We provide a card")], "id")).toEqual(["ID card"]);
    const items = [item("One", "downhail"), item("Two", "hailstorm"), item("Three big Hailstones"), item("Hale")];
    expect(names(items, "hail")).toEqual(["Three big Hailstones", "Two", "One"]);
  });

  it("looks for fillers and signs only where there is nothing else", () => {
    expect(names([item("Hail"), item("Como en casa")], "cómo")).toEqual(["Como en casa"]);
    expect(names([item("Flood"), item("¿Hail?")], "?")).toEqual(["Flood", "¿Hail?"]);
  });

  it("adds up how well each word fits, and leaves out what comes after the twelfth", () => {
    const items = [item("Notes", "hail flood"), item("Hail", "unflooded")];
    expect(names(items, "hail flood")).toEqual(["Hail", "Notes"]);
    expect(names(items, `${"hail ".repeat(12)} nowhere`)).toEqual(["Hail", "Notes"]);
    expect(names(items, `${"hail ".repeat(11)} nowhere`)).toEqual([]);
  });

  it("finds what is called otherwise, in either language, after what is called as typed", () => {
    const synonyms = [
      ["ID card", "proof of insurance", "comprobante de seguro"],
      ["SR-22", "sr22"],
    ];
    const items = [item("Your ID card"), item("Proof of insurance"), item("About the SR-22")];
    expect(names(items, "proof of insurance", synonyms)).toEqual(["Proof of insurance", "Your ID card"]);
    expect(names(items, "comprobante del seguro", synonyms)).toEqual(["Your ID card", "Proof of insurance"]);
    expect(names(items, "need sr22", synonyms)).toEqual([]);
    expect(names(items, "sr22", synonyms)).toEqual(["About the SR-22"]);
    expect(names(items, "about sr22", synonyms)).toEqual(["About the SR-22"]);
  });

  it("knows another wording by all of its words, and the longest one first", () => {
    const card = [["ID card", "proof of insurance"]];
    expect(names([item("Your ID card")], "proof", card)).toEqual([]);
    expect(names([item("Insurance basics"), item("Proof of insurance")], "id card", card)).toEqual([
      "Proof of insurance",
    ]);
    const synonyms = [
      ["id card", "proof"],
      ["id", "badge"],
      ["id", "passport"],
    ];
    const items = [item("Proof"), item("Badge"), item("Passport")];
    expect(names(items, "id card", synonyms)).toEqual(["Proof"]);
    expect(names(items, "id", synonyms)).toEqual(["Badge"]);
  });

  it("needs no other wordings", () => {
    expect(rankedSearch([item("Hail"), item("Flood")], "hail", read)).toEqual([item("Hail")]);
  });

  it("never throws, and finds only what was there", () => {
    const items = [item("A", "b"), item("ñandú", "30/60/25")];
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (query) => {
        const found = rankedSearch(items, query, read, [["a", "ñandú"]]);
        expect(found.every((one) => items.includes(one))).toBe(true);
      }),
      { seed: 22 },
    );
  });
});
