import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import type { Days } from "../../../domain/work/morning/periods.ts";
import { LEVELS } from "../../../domain/work/morning/sums.ts";
import { agency, fixedSettings } from "../../../tests/support/agency.ts";
import { contactRow, quoteRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import { laterAnswers, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { removeExpired } from "../../operations/retention/remove-expired.ts";
import { findDaySums, readSums, type DaySums } from "./day-sums.ts";
import { recountDays } from "./recount-days.ts";
import { keysOf } from "../../../domain/platform/typed-records.ts";

/** A Wednesday; the period has a whole block of four weeks, and days on both sides of it. */
const START = new Date("2026-11-04T18:00:00Z");
const PERIOD: Days = { from: "2026-10-03", to: "2026-11-04" };
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const NOTHING_KEPT: DaySums["kept"] = { days: new Set(), blocks: new Set() };

/** Changes the retention period in force. */
const setMonths = ({ agency }: Deps["settings"], months: number) => void (agency().retention.months = months);

let now = START;
let made = 0;

describeOnServer(
  "the sums of days",
  (server) => {
    let ownerId = 0;
    beforeAll(async () => {
      ownerId = (await makeUser(server(), "agent")).id;
    });
    beforeEach(async () => {
      now = START;
      const { db, settings } = server().deps;
      setMonths(settings, 24);
      await db.delete(requests);
      await db.insert(requests).values(Array.from({ length: 40 }, (_, n) => row(n)));
      await db.execute(sql`insert into later_answers (request_id, since, answered_at) select id,
        request_date + interval '3 hours', request_date + id % 5 * interval '9 hours' + interval '4 hours' from requests`);
      await recountDays(server().deps);
    });

    /** Makes the nth request: of some days ago, at some stage of its work. */
    function row(n: number) {
      const requestDate = new Date(now.getTime() - ((n * 7) % 33) * DAY_MS - ((n * 5) % 24) * HOUR_MS);
      const end = n % 2 ? "won" : "lost";
      const common = {
        reference: `T-${made++}`,
        contentHash: "",
        requestDate,
        lastUsedAt: requestDate,
        language: n % 3 ? ("en" as const) : ("es" as const),
        ownerId: n % 4 ? ownerId : null,
        source: n % 5 ? {} : { utm_source: "__proto__", utm_campaign: "Fall" },
        ...(n % 3 && { firstResponseAt: new Date(requestDate.getTime() + (n % 11) * HOUR_MS) }),
      };
      const ended = n % 4 === 0 ? {} : { endedAt: new Date(requestDate.getTime() + (n % 9) * DAY_MS) };
      if (n % 6 === 0) return contactRow({ ...common, ...ended, ...(n % 4 && { stage: "answered" }) });
      return quoteRow({
        ...common,
        ...ended,
        ...(n % 4 && { stage: end }),
        ...(n % 4 === 1 && { confirmedAt: requestDate }),
      });
    }

    async function read(kind: LeadKind, kept?: DaySums["kept"]) {
      const sums = await findDaySums(server().deps, kind);
      if (!kept) expect(sums.kept.days.size).toBeGreaterThan(0);
      const found = await readSums({ ...sums, ...(kept && { kept }) }, PERIOD, LEVELS);
      // Sorted, because sums added up in another order are the same.
      return LEVELS.map((level) => found[level].toSorted((one, other) => (one.key < other.key ? -1 : 1)));
    }
    /** Counts all days at this moment, without stored sums. */
    const count = async () => [await read("quote", NOTHING_KEPT), await read("contact", NOTHING_KEPT)];
    const added = async () => [await read("quote"), await read("contact")];

    const update = (set: string, which = "true") => sql.raw(`update requests set ${set} where ${which}`);
    /** Returns an update for every column that a figure is counted by, of some requests. */
    const changes = (which = "true") => ({
      owner: update("owner_id = null", which),
      type: update("type = 'home'", `kind = 'quote' and ${which}`),
      language: update("language = 'es'", which),
      source: update(`source = '{"referrer": "news.example.com"}'`, which),
      campaign: update(`source = '{"utm_campaign": "spring"}'`, which),
      date: update("request_date = request_date - interval '1 day'", which),
      "first answer": update("first_response_at = request_date + interval '2 days'", which),
      consent:
        sql.raw(`with given as (insert into consents (text_version, text_hash, language, page, phone, ip, user_agent)
        values ('1', '', 'en', '', '', '', '') returning id) update requests set consent_id = given.id from given where ${which}`),
      suspicion: update("is_suspect = true", `requests.id % 2 = 0 and ${which}`),
      "entered by hand": update("entered_by_id = (select max(id) from users)", which),
      stage: update("stage = 'lost'", `kind = 'quote' and ended_at is not null and ${which}`),
      reason: update("lost_reason = 'price'", which),
      confirmation: update("confirmed_at = request_date", `stage = 'won' and ${which}`),
      end: update("ended_at = ended_at - interval '1 day'", which),
      "being used no more": update("last_used_at = request_date - interval '5 years'", which),
      "a later answer": sql.raw(`update later_answers set answered_at = answered_at + interval '1 day'
        where request_id in (select id from requests where ${which})`),
      "a later answer that was undone": sql.raw(`delete from later_answers
        where request_id in (select id from requests where ${which})`),
      deletion: sql.raw(`delete from requests where requests.id % 2 = 0 and ${which}`),
      "a chosen premium": sql.raw(`insert into premiums (request_id, carrier, cents, months, is_chosen)
        select id, 'Lone Star', 12345, 6, true from requests where stage = 'won' and ${which}
        on conflict (request_id) where is_chosen do nothing`),
    });

    it("are counted anew where anything that they count has changed, at once and by the worker", async () => {
      const { deps } = server();
      await deps.db.delete(requests);
      const names = keysOf(changes());
      /**
       * Returns the day of the nth change. Each changes a request of its own, on a day of its own: some of them move it
       * to the day before or after.
       */
      const dayOf = (n: number) => new Date(START.getTime() - (3 * n + 2) * DAY_MS);
      for (const [n] of names.entries()) {
        const at = dayOf(n);
        const ends = { stage: "won" as const, endedAt: at, ownerId };
        const came = { reference: `T-${made++}`, contentHash: "", requestDate: at, lastUsedAt: at, ...ends };
        // An even number, as some of the changes leave out the odd ones.
        const id = 900_000 + 2 * n;
        await deps.db.insert(requests).values({ ...quoteRow(came), id });
        await deps.db.insert(laterAnswers).values({ requestId: id, since: at, answeredAt: at });
      }
      await recountDays(deps);
      const before = await count();
      const keptDays = async () => (await findDaySums(deps, "quote")).kept.days;
      for (const [n, name] of names.entries()) {
        const day = dayOf(n).toISOString().slice(0, 10);
        expect([name, (await keptDays()).has(day)]).toEqual([name, true]);
        await deps.db.execute(changes(`requests.id = ${900_000 + 2 * n}`)[name]);
        expect([name, (await keptDays()).has(day)]).toEqual([name, false]);
      }
      expect(await count()).not.toEqual(before);
      expect(await added()).toEqual(await count());
      await recountDays(deps);
      expect(await added()).toEqual(await count());
    });

    it("tell how many open minutes customers who wrote again waited, on the day of the answer", async () => {
      const { deps } = server();
      await deps.db.delete(requests);
      const at = (time: string) => new Date(`2026-11-${time}:00Z`);
      const came = { requestDate: at("02T16:00"), lastUsedAt: at("02T16:00"), contentHash: "", reference: "Q-LATER" };
      const [quote] = await deps.db.insert(requests).values(quoteRow(came)).returning();
      const requestId = quote?.id ?? 0;
      await deps.db.insert(laterAnswers).values([
        { requestId, since: at("03T17:00"), answeredAt: at("03T17:45") },
        // From half an hour before the office closes at seven until a quarter past ten.
        { requestId, since: at("04T00:30"), answeredAt: at("04T16:15") },
      ]);
      await recountDays(deps);
      const sums = await findDaySums(deps, "quote");
      const { all } = await readSums(sums, { from: "2026-11-04", to: "2026-11-04" }, ["all"]);
      expect(all).toMatchObject([{ times: { later: [45, 1] } }]);
      const both = await readSums(sums, { from: "2026-11-03", to: "2026-11-04" }, ["all"]);
      expect(both.all).toMatchObject([{ times: { later: [45, 2] } }]);
    });

    it("are counted anew when the office's hours change, and are read by the settings of one moment", async () => {
      const { deps } = server();
      const shorter = fixedSettings({ hours: agency.hours.map((day) => day && { ...day, close: "12:00" }) });
      const changed = { ...deps, settings: shorter };
      const keptBy = async (needs: typeof deps) => (await findDaySums(needs, "quote")).kept.days.size;
      expect(await keptBy(changed)).toBe(0);
      let current = deps.settings;
      const settings = { agency: () => current.agency() };
      const sums = await findDaySums({ ...deps, settings }, "quote");
      const before = await readSums(sums, PERIOD, LEVELS);
      current = shorter;
      expect(await readSums(sums, PERIOD, LEVELS)).toEqual(before);
      await recountDays(changed);
      expect(await keptBy(changed)).toBeGreaterThan(0);
      expect(await keptBy(deps)).toBe(0);
    });

    it("follow a chosen premium that is changed, moved to another or taken away", async () => {
      const { db } = server().deps;
      await db.execute(changes()["a chosen premium"]);
      for (const change of [
        "update premiums set cents = 1",
        "update premiums set is_chosen = false",
        "delete from premiums",
      ]) {
        await recountDays(server().deps);
        await db.execute(sql.raw(change));
        expect(await added()).toEqual(await count());
      }
    });

    it("follow what comes into the bin by the passing of time alone, and what is held or restored", async () => {
      const { db } = server().deps;
      await db.execute(update("last_used_at = request_date - interval '22 months 10 days'"));
      await recountDays(server().deps);
      const before = await count();
      now = new Date(START.getTime() + 5 * DAY_MS);
      expect(await count()).not.toEqual(before);
      expect(await added()).toEqual(await count());
      await recountDays(server().deps);
      for (const change of ["is_held = true", "is_held = false", `last_used_at = '${now.toISOString()}'`]) {
        await db.execute(update(change, "id % 3 = 0"));
        expect(await added()).toEqual(await count());
      }
    });

    it("equal a plain count whatever happens, in whatever order, and however far the worker has come", async () => {
      const { deps } = server();
      const deed = fc.record({
        what: fc.constantFrom(
          ...Object.keys(changes()),
          "arrive",
          "arrive",
          "work",
          "work",
          "pass",
          "term",
          "expire",
          "owner goes",
        ),
        pick: fc.nat(6),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(deed, { minLength: 12, maxLength: 12 }), async (deeds) => {
          for (const [at, { what, pick }] of deeds.entries()) {
            const deeper: Record<string, () => Promise<unknown>> = {
              arrive: () => deps.db.insert(requests).values([row(pick), row(pick + 1)]),
              work: () => recountDays(deps),
              pass: async () => (now = new Date(now.getTime() + pick * DAY_MS)),
              term: async () => setMonths(deps.settings, 1 + pick * 12),
              expire: () => removeExpired(deps),
              "owner goes": () => deps.db.execute(sql`update requests set owner_id = null where id % 7 = ${pick}`),
            };
            const change = changes()[what as keyof ReturnType<typeof changes>];
            await (deeper[what]?.() ?? deps.db.execute(change));
            if (at % 3 !== 2) continue;
            expect(await added()).toEqual(await count());
          }
          await recountDays(deps);
          expect(await added()).toEqual(await count());
        }),
        { numRuns: 3, endOnFailure: true },
      );
    });

    it("are counted by one process at a time, and lose no change that is made meanwhile", async () => {
      const { deps } = server();
      await Promise.all([
        recountDays(deps),
        deps.db.execute(changes().language),
        recountDays(deps),
        deps.db.execute(changes().confirmation),
        recountDays(deps),
      ]);
      expect(await added()).toEqual(await count());
      await recountDays(deps);
      expect(await added()).toEqual(await count());
    });

    it("are not read where they were made by other rules, and made anew", async () => {
      const { deps } = server();
      await deps.db.execute(sql`update kept.day_sums set rules = 'others', cells = '[]'`);
      await deps.db.execute(sql`update kept.day_sums_state set rules = 'others'`);
      const plain = await count();
      expect((await findDaySums(deps, "quote")).kept.days.size).toBe(0);
      await recountDays(deps);
      expect(await added()).toEqual(plain);
    });
  },
  { clock: () => now },
);
