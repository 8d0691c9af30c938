import { eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import { makeChange } from "../audit/make-change.ts";
import { afterCommit } from "./after-commit.ts";
import type { Database } from "./client.ts";
import { retryConflicts } from "./retry-conflicts.ts";
import { auditEvents, users } from "./schema/index.ts";

/** A barrier: everybody waits until so many have come, once. */
function createBarrier(of: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let came = 0;
  return () => {
    if (++came === of) resolve();
    return promise;
  };
}

const sign = (tx: Database, id: number) =>
  tx
    .update(users)
    .set({ signature: sql`coalesce(${users.signature}, '') || '+'` })
    .where(eq(users.id, id));

describeOnServer("two transactions", (server) => {
  const signatures = async (ids: number[]) =>
    Promise.all(
      ids.map(async (id) => (await server().deps.db.select().from(users).where(eq(users.id, id)))[0]?.signature),
    );
  const two = async () => [(await makeUser(server(), "agent")).id, (await makeUser(server(), "agent")).id] as const;

  it("that wait for each other both come through, each with its effects and its event once", async () => {
    const { deps } = server();
    const [one, other] = await two();
    const met = createBarrier(2);
    const acted: number[] = [];
    let tries = 0;
    const change = (first: number, second: number) =>
      makeChange(deps, { ip: "127.0.0.1" }, async (tx) => {
        tries++;
        afterCommit(tx, () => acted.push(first));
        await sign(tx, first);
        await met();
        await sign(tx, second);
        return { event: { action: "user.role", subject: { type: "user", id: first } } };
      });
    await Promise.all([change(one, other), change(other, one)]);
    expect(tries).toBe(3);
    expect(acted.toSorted((a, b) => a - b)).toEqual([one, other]);
    expect(await signatures([one, other])).toEqual(["++", "++"]);
    expect(await deps.db.$count(auditEvents, eq(auditEvents.action, "user.role"))).toBe(2);
  });

  it("of which only one could be first both come through", async () => {
    const { db } = server().deps;
    const [one] = await two();
    const met = createBarrier(2);
    const change = () =>
      db.transaction(
        async (tx) => {
          await tx.select().from(users).where(eq(users.id, one));
          await met();
          await sign(tx, one);
        },
        { isolationLevel: "repeatable read" },
      );
    await Promise.all([change(), change()]);
    expect(await signatures([one])).toEqual(["++"]);
  });

  it("one of which is a single statement both come through", async () => {
    const { db } = server().deps;
    const [one, other] = await two();
    const held = Promise.withResolvers<void>();
    const transaction = db.transaction(async (tx) => {
      await sign(tx, other);
      held.resolve();
      // Waits until the statement has the first row and waits for the second.
      const waiting = sql`select 1 from pg_locks where not granted and locktype = 'transactionid'`;
      const isWaiting = async () => (await tx.execute(waiting)).rows.length > 0;
      await vi.waitFor(async () => expect(await isWaiting()).toBe(true), { timeout: 900 });
      await sign(tx, one);
    });
    await held.promise;
    const ids = sql.param([one, other]);
    const statement = db.execute(sql`update users set signature = coalesce(signature, '') || '+'
      from (select id from users where id = any(${ids}::int[]) order by id for update) as held where users.id = held.id`);
    await Promise.all([transaction, statement]);
    expect(await signatures([one, other])).toEqual(["++", "++"]);
  });
});

describe("work that meets another each time", () => {
  it("is given up in the end, and any other fault at once", async () => {
    const work = vi.fn<() => Promise<never>>(() =>
      Promise.reject(Object.assign(new Error("deadlock"), { code: "40P01" })),
    );
    await expect(retryConflicts(work)).rejects.toThrow("deadlock");
    expect(work).toHaveBeenCalledTimes(4);
    const other = vi.fn<() => Promise<never>>(() => Promise.reject(new Error("other")));
    await expect(retryConflicts(other)).rejects.toThrow("other");
    expect(other).toHaveBeenCalledTimes(1);
  });
});
