import { desc } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moveBy } from "../../../domain/platform/ordering.ts";
import { contentAdmin } from "../../../tests/support/content-admin.ts";
import { describeOnServer } from "../../../tests/support/test-app.ts";
import { auditEvents } from "../../platform/db/schema/index.ts";

describe("moving an item", () => {
  const lists = fc.uniqueArray(fc.integer(), { minLength: 1 }).chain((list) =>
    fc.record({
      list: fc.constant(list),
      item: fc.constantFrom(...list),
      step: fc.constantFrom(-1 as const, 1 as const),
    }),
  );

  it("loses and doubles nothing, and goes one place at most", () => {
    fc.assert(
      fc.property(lists, ({ list, item, step }) => {
        const moved = moveBy(list, item, step);
        expect(new Set(moved)).toEqual(new Set(list));
        expect(moved).toHaveLength(list.length);
        const last = list.length - 1;
        expect(moved.indexOf(item)).toBe(Math.min(last, Math.max(0, list.indexOf(item) + step)));
        expect(moved.filter((other) => other !== item)).toEqual(list.filter((other) => other !== item));
      }),
      { seed: 713 },
    );
  });
});

describeOnServer("the order of content", (server) => {
  const { call, list } = contentAdmin(server);

  it("is as it is told, whatever the order", async () => {
    for (const kind of ["testimonials", "carriers", "agency-codes", "reference-categories"] as const) {
      const first = (await list(kind)).map(({ id }) => id);
      const shuffled = fc.shuffledSubarray(first, { minLength: first.length });
      await fc.assert(
        fc.asyncProperty(shuffled, async (ids) => {
          const seen = (await list(kind)).map(({ id }) => id);
          expect((await call("PUT", `${kind}/order`, { ids, seen })).statusCode).toBe(200);
          expect((await list(kind)).map(({ id }) => id)).toEqual(ids);
        }),
        { seed: 713, numRuns: 4 },
      );
    }
    const { db } = server().deps;
    const [event] = await db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    expect(event).toMatchObject({ action: "content.order", subjectType: "reference-categories" });
  });

  it("holds for codes within their category, and for neither posts nor events", async () => {
    const codes = await list("reference-codes");
    const category = codes[0]?.values["categoryId"];
    const seen = codes.filter(({ values }) => values["categoryId"] === category).map(({ id }) => id);
    const ids = seen.toReversed();
    expect((await call("PUT", "reference-codes/order", { ids, seen })).statusCode).toBe(200);
    const after = (await list("reference-codes")).map(({ id }) => id);
    expect(after.slice(0, ids.length)).toEqual(ids);
    expect(after.slice(ids.length)).toEqual(codes.slice(ids.length).map(({ id }) => id));
    for (const kind of ["posts", "training-events"]) {
      expect((await call("PUT", `${kind}/order`, { ids: [1], seen: [1] })).statusCode).toBe(405);
    }
  });

  it("stays as it is when the new one is not whole, or was made from another list", async () => {
    const seen = (await list("testimonials")).map(({ id }) => id);
    const [a = 0, b = 0, ...rest] = seen;
    const bad = [
      { ids: rest, seen },
      { ids: [a, a, ...rest], seen },
      { ids: [...seen, 999_999], seen },
      { ids: [b, a, ...rest], seen: [b, a, ...rest] },
    ];
    for (const body of bad) expect((await call("PUT", "testimonials/order", body)).statusCode).toBe(409);
    expect((await list("testimonials")).map(({ id }) => id)).toEqual(seen);
  });
});
