import { expect, it } from "vitest";
import { translator } from "./texts.ts";

it("a sentence that ends in a time has one period, in both languages", () => {
  const said = (language: "en" | "es", time: string) => translator(language)("go-live:test.leaves", { time });
  expect(said("es", "4:47 p.m.")).toMatch(/4:47 p\.m\.$/);
  expect(said("es", "4:47\u00a0a.\u00a0m.")).toMatch(/a\.\u00a0m\.$/);
  expect(said("en", "4:47 PM")).toMatch(/4:47 PM\.$/);
});
