import { expect, it } from "vitest";
import { keepOutcomes, outcomeNames, type Outcomes } from "./outcomes.ts";

const price = { id: "price", name: { en: "Price", es: "Precio" }, isActive: true } as const;
const mood = { id: "own-mood", name: { en: "Mood", es: "Ánimo" }, isActive: true } as const;
const reached = { id: "reached", name: { en: "Reached", es: "Contestó" }, isActive: true, isReached: true } as const;
const fax = { id: "own-faxed", name: { en: "Fax", es: "Por fax" }, isActive: true, isReached: false } as const;
const lists: Outcomes = { lostReasons: [price, mood], callOutcomes: [reached, fax] };

it("a lost reason or a call outcome is said in the reader's language, and by its id where nobody knows it", () => {
  const spanish = outcomeNames(lists, "es");
  expect([spanish.lostReason("own-mood"), spanish.callOutcome("own-faxed")]).toEqual(["Ánimo", "Por fax"]);
  expect([spanish.lostReason("own-gone"), outcomeNames(lists, "en").lostReason("price")]).toEqual([
    "own-gone",
    "Price",
  ]);
});

it("an outcome that an office removes stays as one that is no longer offered", () => {
  expect(keepOutcomes(lists, { lostReasons: [price], callOutcomes: [fax] })).toEqual({
    lostReasons: [price, { ...mood, isActive: false }],
    callOutcomes: [fax, { ...reached, isActive: false }],
  });
  expect(keepOutcomes(lists, lists)).toEqual(lists);
});
