import { describe, expect, it } from "vitest";
import prints from "./prints.json" with { type: "json" };
import { fingerprintOf, SEED_KEYS } from "./prints.ts";
import { seededItems, storedForm } from "./seeded-items.ts";
import { presentSeeds } from "./source.ts";

describe("the prints of seeds", () => {
  it("end with that of the present seed: after a change of seeded content, `npm run seed:prints` adds it", () => {
    const items = seededItems(presentSeeds);
    const written = Object.entries<string[]>(prints).map(([key, list]) => [key, list.at(-1)]);
    expect(written).toEqual(items.map((item) => [item.key, fingerprintOf(storedForm(item))]));
    expect(SEED_KEYS).toHaveLength(new Set(items.map(({ key }) => key)).size);
  });

  it("are the same whatever the order of names, and whatever is empty", () => {
    const seed = { values: { title: "Flood", tags: ["a"], quiz: [{ question: "?", reasons: [] }] }, es: {} };
    const row = {
      values: {
        quiz: [{ reasons: [{ en: "" }], question: "?" }],
        topic: null,
        tags: ["a"],
        isNew: false,
        title: "Flood",
      },
      es: { title: null },
    };
    expect(fingerprintOf(row)).toBe(fingerprintOf(seed));
    expect(fingerprintOf({ ...seed, es: { title: "Inundación" } })).not.toBe(fingerprintOf(seed));
  });
});
