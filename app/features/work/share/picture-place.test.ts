import { describe, expect, it } from "vitest";
import { pictureBox, placeAfterKey, placeAt } from "./picture-place.ts";

describe("the place of a pointer in a picture", () => {
  it("is measured from the picture, not from the black beside or above it", () => {
    const beside = pictureBox({ width: 1000, height: 400 }, { width: 1280, height: 720 });
    expect(beside.height).toBe(400);
    expect(placeAt({ x: 500, y: 200 }, beside)).toEqual({ x: 0.5, y: 0.5 });
    expect(placeAt({ x: 10, y: 200 }, beside)).toBeNull();
    const above = pictureBox({ width: 320, height: 640 }, { width: 1280, height: 720 });
    expect(placeAt({ x: 0, y: 230 }, above)).toEqual({ x: 0, y: 0 });
    expect(placeAt({ x: 160, y: 10 }, above)).toBeNull();
  });

  it("fills the element while no picture has come", () => {
    expect(pictureBox({ width: 300, height: 150 }, { width: 0, height: 0 })).toEqual({
      left: 0,
      top: 0,
      width: 300,
      height: 150,
    });
  });

  it("moves by arrow keys from the middle, stays in the picture, and goes by Escape", () => {
    const first = placeAfterKey("ArrowRight", null);
    expect(first).toEqual({ x: 0.52, y: 0.5 });
    expect(placeAfterKey("ArrowUp", { x: 0.3, y: 0.01 })).toEqual({ x: 0.3, y: 0 });
    expect(placeAfterKey("Escape", { x: 0.3, y: 0.01 })).toBeNull();
    expect(placeAfterKey("Escape", null)).toBeUndefined();
    expect(placeAfterKey("toString", null)).toBeUndefined();
  });
});
