import { describe, expect, it } from "vitest";
import { suggestEmail } from "./suggest-email.ts";

describe("a misspelt mail domain", () => {
  it.each([
    ["María.R@gmial.com", "María.R@gmail.com"],
    ["ana@hotmial.com", "ana@hotmail.com"],
    ["ana@yaho.com", "ana@yahoo.com"],
    ["ana@icloud.con", "ana@icloud.com"],
    ["ana@heightsbakery.con", "ana@heightsbakery.com"],
    [" ana@outlok.com ", "ana@outlook.com"],
  ])("is offered right: %s", async (typed, meant) => {
    expect(await suggestEmail(typed)).toBe(meant);
  });

  it.each([
    "ana@gmail.com",
    "ana@GMAIL.com",
    "ana@yahoo.com.mx",
    "ana@hotmail.com.mx",
    "ana@prodigy.net.mx",
    "ana@mac.com",
    "ana@sbcglobal.net",
    "ana@uh.edu",
    "ana@heightsbakery.co",
    "hello@bluebonnet.example.com",
    "ana",
    "ana@",
    "@gmial.com",
    "",
  ])("is not seen where there is none: %s", async (typed) => {
    expect(await suggestEmail(typed)).toBeUndefined();
  });
});
