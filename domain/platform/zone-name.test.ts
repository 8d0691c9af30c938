import { expect, it } from "vitest";
import { zoneName } from "./zone-name.ts";

it("names a time zone in both languages, without telling summer from winter", () => {
  expect(zoneName("America/Chicago", "en")).toBe("Central time");
  expect(zoneName("America/Denver", "en")).toBe("Mountain time");
  expect(zoneName("America/Chicago", "es")).toBe("hora central");
});
