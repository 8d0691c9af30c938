import { describe, expect, it } from "vitest";
import { createStepClock } from "./step-clock.ts";

function start() {
  const sent: number[] = [];
  const world = { at: 0, isVisible: true, isOnline: true, sent };
  const clock = createStepClock({
    now: () => world.at,
    isVisible: () => world.isVisible,
    send: (ms) => {
      if (!world.isOnline) return Promise.reject(new Error("offline"));
      world.sent.push(ms);
      return Promise.resolve();
    },
  });
  const pass = (ms: number) => {
    for (let left = ms; left > 0; left -= 5_000) {
      world.at += Math.min(left, 5_000);
      clock.tick();
    }
  };
  const setVisible = (isVisible: boolean) => {
    world.isVisible = isVisible;
    clock.tick();
  };
  return { world, clock, pass, setVisible };
}

describe("the clock of a step", () => {
  it("counts while the page is in sight, and only then", () => {
    const { world, clock, pass, setVisible } = start();
    pass(20_000);
    setVisible(false);
    pass(60_000);
    setVisible(true);
    pass(10_000);
    clock.report();
    expect(world.sent).toEqual([30_000]);
  });

  it("sends each second once", () => {
    const { world, clock, pass } = start();
    pass(20_000);
    clock.report();
    clock.report();
    pass(5_000);
    clock.report();
    expect(world.sent).toEqual([20_000, 5_000]);
  });

  it("sends again what did not get through", async () => {
    const { world, clock, pass } = start();
    world.isOnline = false;
    pass(20_000);
    clock.report();
    await Promise.resolve();
    world.isOnline = true;
    pass(10_000);
    clock.report();
    expect(world.sent).toEqual([30_000]);
  });

  it("does not take the sleep of the machine for reading", () => {
    const { world, clock } = start();
    world.at += 8 * 3_600_000;
    clock.report();
    expect(world.sent).toEqual([15_000]);
  });

  it("hands over its time with the completion, and takes it back when that fails", () => {
    const { world, clock, pass } = start();
    pass(20_000);
    const ms = clock.take();
    pass(5_000);
    clock.report();
    expect([ms, world.sent]).toEqual([20_000, []]);
    clock.giveBack(ms);
    pass(5_000);
    clock.report();
    expect(world.sent).toEqual([25_000]);
  });
});
