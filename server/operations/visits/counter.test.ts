import { asc } from "drizzle-orm";
import { expect, it } from "vitest";
import { describeOnServer } from "../../../tests/support/test-app.ts";
import { pageCounts } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { createVisitCounter } from "./counter.ts";

const BROWSER = { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0" };
/** Five minutes to midnight in Houston. */
const EVENING = new Date("2026-11-17T05:55:00Z");

describeOnServer("page views", (server) => {
  const counted = async () =>
    (await server().deps.db.select().from(pageCounts).orderBy(asc(pageCounts.day), asc(pageCounts.path))).map(
      ({ day, path, language, insuranceType, views }) => [day, path, language, insuranceType, views],
    );

  it("are added up by page, language and day, whoever counts, and none is lost while the database is away", async () => {
    const { deps } = server();
    let now = EVENING;
    const clock = () => now;
    let isAway = true;
    const db = new Proxy(deps.db, {
      get(target, name: keyof Deps["db"]) {
        if (isAway) throw new Error("away");
        return target[name];
      },
    });
    const counters = [createVisitCounter({ ...deps, clock }), createVisitCounter({ ...deps, clock })] as const;
    const patient = createVisitCounter({ ...deps, clock, db });
    for (const counter of [...counters, patient]) {
      counter.count("en /", BROWSER);
      counter.count("es /es/quote?type=home", BROWSER);
      counter.count("es /quote?type=home", BROWSER);
      counter.count("en /never-heard-of", BROWSER);
      counter.count("en /", { "user-agent": "Googlebot" });
      counter.count("en /", { ...BROWSER, "sec-purpose": "prefetch" });
    }
    now = new Date(EVENING.getTime() + 10 * 60_000);
    await patient.flush();
    await Promise.all(counters.map((counter) => counter.close()));
    expect(await counted()).toEqual([
      ["2026-11-16", "/", "en", "", 2],
      ["2026-11-16", "/quote", "es", "home", 4],
    ]);
    // Views that the broken database did not store are still there.
    isAway = false;
    await patient.close();
    expect(await counted()).toEqual([
      ["2026-11-16", "/", "en", "", 2],
      ["2026-11-16", "/quote", "es", "home", 4],
      ["2026-11-17", "/", "en", "", 1],
      ["2026-11-17", "/quote", "es", "home", 2],
    ]);
  });
});
