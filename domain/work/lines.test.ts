import { expect, it } from "vitest";
import { PUBLIC_PATHS } from "../content/site-map.ts";
import { INSURANCE_TYPES } from "./lead-options.ts";
import { askedLine, defaultLine, insteadOfUnoffered, isOffered } from "./lines.ts";

it("shows every page while all lines are offered", () => {
  expect(PUBLIC_PATHS.filter((path) => !isOffered(path, INSURANCE_TYPES))).toEqual([]);
});

it("leads a page of a line that is not offered to a page that exists, never in a circle", () => {
  for (const line of INSURANCE_TYPES) {
    const others = INSURANCE_TYPES.filter((other) => other !== line);
    const page = insteadOfUnoffered(`/${line}`, others);
    expect(PUBLIC_PATHS).toContain(page);
    expect(insteadOfUnoffered(String(page), others)).toBeNull();
  }
  expect(insteadOfUnoffered("/auto-insurance-glossary", ["home"])).toBe("/insurance-glossary");
});

it("drops the type of a line that is not offered from an address", () => {
  expect(insteadOfUnoffered("/quote?type=life", ["auto"])).toBe("/quote");
  expect(insteadOfUnoffered("/quote?type=auto", ["auto"])).toBeNull();
  expect(insteadOfUnoffered("/quote?type=nonsense", ["auto"])).toBeNull();
});

it("begins forms with auto, or with the first line that is offered", () => {
  expect(defaultLine(["home", "auto"])).toBe("auto");
  expect(defaultLine(["business", "life"])).toBe("business");
  expect(askedLine("life", ["auto", "life"])).toBe("life");
  expect(askedLine("life", ["home"])).toBe("home");
});
