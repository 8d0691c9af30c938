import { describe, expect, it } from "vitest";
import { handedTarget } from "./handed-target.ts";

const rule = (...userIds: number[]) => ({ target: { to: "group" as const, userIds }, isActive: true });

describe("a rule that names somebody who leaves", () => {
  it("names the taker in the same place, once", () => {
    expect(handedTarget(rule(1, 2, 3), 2, 4)?.target.userIds).toEqual([1, 4, 3]);
    expect(handedTarget(rule(1, 2, 3), 2, 3)?.target.userIds).toEqual([1, 3]);
  });

  it("goes on without them when nobody takes it, and is switched off when it names nobody else", () => {
    expect(handedTarget(rule(1, 2), 2, null)).toEqual(rule(1));
    expect(handedTarget(rule(2), 2, null)).toEqual({ ...rule(2), isActive: false });
  });

  it("stays as it is when it does not name them, or is off already", () => {
    expect(handedTarget(rule(1), 2, 3)).toBeNull();
    expect(handedTarget({ ...rule(2), isActive: false }, 2, null)).toBeNull();
  });
});
