import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { firstOutcomes } from "../../../content/outcomes.ts";
import { describeOnServer } from "../../../tests/support/test-app.ts";
import { settingVersions } from "../../platform/db/schema/index.ts";
import { inRoot } from "../../platform/root.ts";
import { readSettings } from "./read-settings.ts";

describeOnServer("the upgrade of call outcomes", (server) => {
  it("adds a call that nobody answers after the voicemail, once, and keeps what the office has changed", async () => {
    const { db } = server().deps;
    const own = { id: "own-busy1", name: { en: "Busy", es: "Ocupado" }, isActive: true, isReached: false };
    const former = firstOutcomes.callOutcomes.filter(({ id }) => id !== "no-answer");
    const value = { ...firstOutcomes, callOutcomes: [own, ...former] };
    await db.insert(settingVersions).values({ section: "outcomes", value, changedAt: new Date() });
    await expect(readSettings(db)).rejects.toThrow("do not fit its schema");

    const folder = inRoot("server/platform/db/migrations");
    const file = readdirSync(folder).find((name) => name.endsWith("_call-without-answer.sql")) ?? "";
    for (let time = 0; time < 2; time++) await db.execute(sql.raw(readFileSync(join(folder, file), "utf8")));
    const { outcomes } = await readSettings(db);
    expect(outcomes.callOutcomes.map(({ id }) => id)).toEqual([
      "own-busy1",
      "reached",
      "voicemail",
      "no-answer",
      "wrong-number",
      "do-not-call",
    ]);
    expect(outcomes.lostReasons).toEqual(firstOutcomes.lostReasons);
  });
});
