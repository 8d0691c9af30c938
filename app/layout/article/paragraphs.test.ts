import { describe, expect, it } from "vitest";
import { splitParagraphs } from "./paragraphs.ts";

describe("splitting an article into paragraphs", () => {
  it("splits at blank lines, also at those that hold spaces", () => {
    expect(splitParagraphs("One.\n\nTwo.\n  \nThree.")).toEqual([
      { kind: "paragraph", text: "One." },
      { kind: "paragraph", text: "Two." },
      { kind: "paragraph", text: "Three." },
    ]);
  });

  it("keeps the lines of a paragraph together", () => {
    expect(splitParagraphs("One\nline.")).toEqual([{ kind: "paragraph", text: "One line." }]);
  });

  it("makes a heading of a paragraph that begins with two number signs", () => {
    expect(splitParagraphs("## What it pays\n\nMuch.")).toEqual([
      { kind: "heading", text: "What it pays" },
      { kind: "paragraph", text: "Much." },
    ]);
  });

  it("makes a list of a paragraph whose lines all begin with a dash", () => {
    expect(splitParagraphs("- hail\n- wind")).toEqual([{ kind: "list", items: ["hail", "wind"] }]);
    expect(splitParagraphs("Two things:\n- hail")).toEqual([{ kind: "paragraph", text: "Two things: - hail" }]);
  });

  it("reads the line ends of Windows, and gives nothing for nothing", () => {
    expect(splitParagraphs("One.\r\n\r\nTwo.\r\n")).toHaveLength(2);
    expect(splitParagraphs(" \n\n ")).toEqual([]);
  });
});
