import { expect, it } from "vitest";
import { inBatches } from "./in-batches.ts";

/** Work that ends when the test says so, and records the batches it was given. */
function controllableWork() {
  const rounds: number[][] = [];
  const ends: { finish(): void; fail(error: Error): void }[] = [];
  const add = inBatches<number, number>(
    { most: 3, isSharedFailure: (error) => String(error).includes("no database") },
    (items) => {
      rounds.push(items);
      return new Promise((resolve, reject) =>
        ends.push({ finish: () => resolve(items.map((item) => item * 10)), fail: reject }),
      );
    },
  );
  return { add, rounds, ends };
}

it("hands the first over at once, and those that come meanwhile together, each with its own result", async () => {
  const { add, rounds, ends } = controllableWork();
  const first = add(1);
  const others = [2, 3, 4, 5].map((item) => add(item));
  expect(rounds).toEqual([[1]]);
  ends[0]?.finish();
  expect(await first).toBe(10);
  await expect.poll(() => rounds.length).toBe(2);
  expect(rounds[1]).toEqual([2, 3, 4]);
  ends[1]?.finish();
  await expect.poll(() => rounds.length).toBe(3);
  ends[2]?.finish();
  expect(await Promise.all(others)).toEqual([20, 30, 40, 50]);
});

it("goes on after a round that failed", async () => {
  const { add, ends } = controllableWork();
  const first = add(1);
  const second = add(2);
  ends[0]?.fail(new Error("no database"));
  await expect(first).rejects.toThrow("no database");
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.finish();
  expect(await second).toBe(20);
});

it("tries each alone after a fault that one of them brought", async () => {
  const add = inBatches<number, number>({ most: 9, isSharedFailure: () => false }, async (items) => {
    if (items.includes(3)) throw new Error("three is refused");
    return items;
  });
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map((item) => add(item)));
  expect(outcomes.map((o) => o.status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
});
