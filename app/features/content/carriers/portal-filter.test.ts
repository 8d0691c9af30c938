import { describe, expect, it } from "vitest";
import type { CarrierPortal } from "../../../../domain/api/content/carriers.ts";
import { visiblePortals } from "./portal-filter.ts";

const portal = (id: number, name: string, line: CarrierPortal["line"], isFavorite = false): CarrierPortal => ({
  id,
  name,
  line,
  isFavorite,
  description: "Progressive is only mentioned here",
  url: "https://example.com/",
  isSample: false,
});

const PORTALS = [
  portal(1, "Progressive", "auto"),
  portal(2, "Compañía Águila", "auto"),
  portal(3, "Gulf Coast", "auto", true),
  portal(4, "Progressive", "home"),
];
const ids = (...query: [CarrierPortal["line"], string]) => visiblePortals(PORTALS, ...query).map(({ id }) => id);

describe("the visible portals", () => {
  it("are those of the category, favorites first, otherwise in the order given", () => {
    expect(ids("auto", "")).toEqual([3, 1, 2]);
    expect(ids("home", " ")).toEqual([4]);
    expect(ids("business", "")).toEqual([]);
  });

  it("are found by name in every category, whatever the case and the accents", () => {
    expect(ids("business", "PROGRESSIVE")).toEqual([1, 4]);
    expect(ids("home", "aguila")).toEqual([2]);
    expect(ids("auto", "gül")).toEqual([3]);
  });

  it("are not found by their description", () => {
    expect(ids("auto", "mentioned")).toEqual([]);
  });
});
