import { figuresOf } from "../../../content/facts/figures.ts";
import type { Fact } from "../../../content/facts/fact.ts";
import { facts } from "../../../content/facts/index.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange, type ChangeNeeds } from "../../platform/audit/make-change.ts";
import { factChecks } from "../../platform/db/schema/index.ts";
import type { Caller } from "../../platform/http/caller.ts";

/**
 * Records that an admin has checked a fact: a law or rule that our texts state in figures. `figures` are those that the
 * admin saw, serialized by `figuresOf`. The check holds for them only, so a changed figure needs a new check.
 */
export async function checkFact(deps: ChangeNeeds, id: string, figures: string, caller: Caller): Promise<void> {
  const all: Record<string, Fact> = facts;
  const fact = Object.hasOwn(all, id) ? all[id] : undefined;
  if (!fact) throw new AppError("notFound");
  // Optimistic locking: a new version of the program may have brought another figure since the page was loaded.
  if (figuresOf(fact) !== figures) throw new AppError("conflict");
  const check = { checkedAt: deps.clock(), checkedBy: caller.actor.id };
  await makeChange(deps, caller, async (tx) => {
    await tx
      .insert(factChecks)
      .values({ factId: id, figures, ...check })
      .onConflictDoUpdate({ target: [factChecks.factId, factChecks.figures], set: check });
    return { event: { action: "fact.check", subject: { type: "fact", id }, details: { figures } } };
  });
}
