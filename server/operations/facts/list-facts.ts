import { eq } from "drizzle-orm";
import type { Fact } from "../../../content/facts/fact.ts";
import { figuresOf } from "../../../content/facts/figures.ts";
import { facts, type FactId } from "../../../content/facts/index.ts";
import type { FactUse, ListedFact } from "../../../domain/api/operations/facts.ts";
import { FACT_STATES, checkStateOf } from "../../../domain/operations/facts.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { factChecks, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { findUses } from "./find-uses.ts";
import { listTextSources } from "./texts-in-use.ts";
import { keysOf } from "../../../domain/platform/typed-records.ts";

type Check = { at: Date | null; by: string | null };

const entries = keysOf(facts).map((id): [FactId, Fact] => [id, facts[id]]);

/** Reads when each legal fact was last checked, and whether it is due. Looks for no texts that state it. */
export async function readFactStates({ db, clock }: Pick<Deps, "db" | "clock">) {
  const rows = await db
    .select({ id: factChecks.factId, figures: factChecks.figures, at: factChecks.checkedAt, by: users.username })
    .from(factChecks)
    .innerJoin(users, eq(users.id, factChecks.checkedBy));
  const checked = new Map(rows.map((row) => [`${row.id} ${row.figures}`, row]));
  return entries.map(([id, fact]) => {
    const figures = figuresOf(fact);
    const check = latestCheck(fact, checked.get(`${id} ${figures}`));
    return { id, fact, figures, check, ...checkStateOf(check.at, clock()) };
  });
}

/** Lists every legal fact that our texts state; facts that need a check come first. */
export async function listFacts(deps: Pick<Deps, "db" | "clock">, language: Language): Promise<ListedFact[]> {
  const states = await readFactStates(deps);
  const found = await findUses(await listTextSources(deps.db));
  const usesOf = (id: FactId): FactUse[] =>
    found.filter((use) => use.facts.has(id)).map(({ place }) => ({ title: place.title[language], to: place.to }));

  const listed = states.map(({ id, fact, figures, check, state, dueAt }) => ({
    id,
    name: fact.name[language],
    says: fact.says[language],
    rule: fact.rule[language],
    figures,
    state,
    checkedAt: check.at?.toISOString() ?? null,
    checkedBy: check.by,
    dueAt: dueAt?.toISOString() ?? null,
    uses: usesOf(id),
  }));
  return listed.toSorted((a, b) => FACT_STATES.indexOf(a.state) - FACT_STATES.indexOf(b.state));
}

/** Returns the newer check of a fact: the agency's own, or the one shipped with the text. */
function latestCheck({ checkedOn }: Fact, own: Check | undefined): Check {
  // Noon in Texas is the same calendar day in every time zone of the country.
  const written = checkedOn ? new Date(`${checkedOn}T18:00:00Z`) : null;
  return own?.at && (!written || own.at > written) ? own : { at: written, by: null };
}
