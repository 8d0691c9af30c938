import { and, asc, eq, inArray, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { KINDS, LEAD_KINDS } from "../../../domain/work/request-kinds.ts";
import { contactRow, quoteRow, serviceRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, logInAs } from "../../../tests/support/test-app.ts";
import { requests } from "../../platform/db/schema/index.ts";
import { isOfKind } from "../leads/stored-fields.ts";
import { isKept, monthsBefore } from "../history/terms.ts";
import { removeExpired } from "../../operations/retention/remove-expired.ts";
import { countLeads } from "./count-leads.ts";

const AGES = ["expired", "binned", "fresh"] as const;
const MONTHS = { expired: 25, binned: 23.5, fresh: 0 };
/**
 * First id for each age. Ids follow the order of arrival, so older requests need lower ids in whatever order they are
 * made.
 */
const FIRST_ID = { expired: 1, binned: 100_000, fresh: 1_000_000 };
const DEEDS = ["arrive", "arrive", "arrive", "vanish", "suspect", "hold", "restore", "delete", "delete some"] as const;

const deed = fc.record({
  deed: fc.constantFrom(...DEEDS),
  kind: fc.constantFrom(...LEAD_KINDS),
  age: fc.constantFrom(...AGES),
  isOn: fc.boolean(),
  pick: fc.nat(1_000),
});
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

describeOnServer("the totals that are kept", (server) => {
  let made = 0;

  /** Counts the rows directly. */
  async function counted() {
    const { deps } = server();
    const [quotes, contacts, services] = await Promise.all(
      LEAD_KINDS.map((kind) =>
        deps.db.$count(requests, and(isOfKind(kind), eq(requests.isSuspect, false), isKept(deps))),
      ),
    );
    return { quotes, contacts, services };
  }

  function rowOf({ kind, age, isOn }: Deed) {
    const now = server().deps.clock();
    const at = monthsBefore(now, Math.floor(MONTHS[age]));
    if (MONTHS[age] % 1) at.setUTCDate(at.getUTCDate() - 14);
    const id = FIRST_ID[age] + made++;
    const common = { id, reference: `T-${id}`, contentHash: `${id}`, requestDate: at, lastUsedAt: at, isSuspect: isOn };
    return { quote: quoteRow, contact: contactRow, service: serviceRow }[kind](common);
  }

  async function act(one: Deed, cookie: string): Promise<void> {
    const { app, deps } = server();
    const { kind, isOn, pick } = one;
    const { id, number } = requests;
    const there = await deps.db.select({ id, number }).from(requests).where(isOfKind(kind)).orderBy(asc(id));
    const ids = there.map((row) => row.id);
    const path = `${KINDS[kind].path}/${there[pick % there.length]?.number ?? 0}`;
    const call = (method: "PATCH" | "POST" | "DELETE", url: string, payload?: object) =>
      app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
    const acts: Record<Deed["deed"], () => Promise<unknown>> = {
      arrive: () => deps.db.insert(requests).values([rowOf(one), rowOf(one)]),
      vanish: () =>
        deps.db
          .transaction(async (tx) => {
            await tx.insert(requests).values(rowOf(one));
            tx.rollback();
          })
          .catch(() => undefined),
      suspect: () =>
        deps.db
          .update(requests)
          .set({ isSuspect: isOn })
          .where(sql`${isOfKind(kind)} and ${id} % 3 = ${pick % 3}`),
      hold: () => call("PATCH", path, { isHeld: isOn }),
      restore: () => call("POST", `${path}/restore`),
      delete: () => call("DELETE", path),
      "delete some": () => deps.db.delete(requests).where(inArray(id, ids.slice(pick % 10, (pick % 10) + 2))),
    };
    await acts[one.deed]();
  }

  it("are what a plain count says, whatever happens to requests, at once and when their time is over", async () => {
    const cookie = await logInAs(server().app);
    const { deps } = server();
    const seen = new Set<string>();
    async function compare() {
      const plain = await counted();
      for (const [name, count] of Object.entries(plain)) if (count) seen.add(name);
      expect(await countLeads(deps)).toEqual(plain);
    }
    const arrivals = LEAD_KINDS.map((kind): Deed => ({ deed: "arrive", kind, age: "fresh", isOn: false, pick: 0 }));
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 25 }), async (deeds) => {
        for (let n = 0; n < deeds.length; n += 5) {
          await Promise.all(deeds.slice(n, n + 5).map((one) => act(one, cookie)));
          await compare();
        }
        await removeExpired(deps);
        await compare();
      }),
      { numRuns: 12, examples: [[arrivals]] },
    );
    // The test did see non-empty totals.
    expect(seen.size).toBe(Object.keys(await counted()).length);
  });
});
