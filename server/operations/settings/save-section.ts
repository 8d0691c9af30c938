import { sql } from "drizzle-orm";
import type { ListedSection } from "../../../domain/api/operations/settings.ts";
import { changesBetween } from "../../../domain/operations/settings/changes.ts";
import type { Section } from "../../../domain/operations/settings/section-names.ts";
import { SECTION_SCHEMAS, type Settings } from "../../../domain/operations/settings/sections.ts";
import { keepOutcomes, type Outcomes } from "../../../domain/work/desk/outcomes.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { ADVISORY_LOCKS } from "../../platform/db/advisory-locks.ts";
import type { Database } from "../../platform/db/client.ts";
import { settingVersions } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { parse } from "../../platform/http/parse.ts";
import { checkPictures } from "./check-pictures.ts";
import { findSection, findVersion } from "./list-settings.ts";
import { applyEffect } from "./section-effects.ts";
import { announceSettingsChange } from "./settings-cache.ts";

type SaveNeeds = Pick<Deps, "db" | "env" | "clock" | "recordEvent" | "settings">;
type Saved = { section: Section; version: number; value: Settings[Section]; restores?: number };

/** Saves a new version of a section. Optimistic locking: rejects when another admin was faster. */
export async function saveSection(deps: SaveNeeds, saved: Saved, caller: Caller): Promise<ListedSection> {
  const { section, version, restores } = saved;
  const result = await makeChange(deps, caller, async (tx) => {
    // Writers take turns, so that the revision rises in the order of the commits.
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.settings})`);
    const before = await findSection(tx, deps.env, section);
    if (before.version !== version) throw new AppError("conflict");
    const value = carryOver(section, before.value, saved.value);
    const changed = changesBetween(before.value, value).map(({ path }) => path);
    if (changed.length === 0) return { result: before, event: null };
    await checkPictures(tx, section, value);
    await insertVersion(deps, tx, section, value, caller);
    await applyEffect(tx, section, value, deps.clock());
    const details = { fields: changed, ...(restores && { restores }) };
    return {
      result: await findSection(tx, deps.env, section),
      event: { action: "settings.update", subject: { type: "settings", id: section }, details },
    };
  });
  // The page that is shown after saving is the new one, also in this process.
  await deps.settings.refresh();
  return result;
}

/** Adds what a new version must not lose: lost reasons and call outcomes that requests may have. */
function carryOver(section: Section, before: unknown, value: Settings[Section]): Settings[Section] {
  return section === "outcomes" ? keepOutcomes(before as Outcomes, value as Outcomes) : value;
}

async function insertVersion(
  { clock }: Pick<Deps, "clock">,
  tx: Database,
  section: Section,
  value: unknown,
  { actor }: Caller,
): Promise<void> {
  await tx.insert(settingVersions).values({ section, value, changedAt: clock(), changedBy: actor.id });
  await announceSettingsChange(tx);
}

/** Saves the value of an earlier version again. It has to fit today's rules. */
export async function restoreSection(
  deps: SaveNeeds,
  { section, version, from }: { section: Section; version: number; from: number },
  caller: Caller,
): Promise<ListedSection> {
  const earlier = await findVersion(deps.db, section, from);
  const value = parse(SECTION_SCHEMAS[section], earlier.value);
  return saveSection(deps, { section, version, value, restores: from }, caller);
}
