import { compareLately, nameDifferences } from "../../work/history/compare-all.ts";
import { fail, ok, warn, type Finding, type HealthNeeds } from "./finding.ts";

/** Checks that the stored state of recently changed requests is the state that their histories give. */
export async function checkHistory({ db, clock, language = "en" }: HealthNeeds): Promise<Finding> {
  if (!db) return warn("health:history.unknown");
  const { requests, differences, areTotalsRight } = await compareLately({ db, clock });
  if (differences.length > 0) {
    return fail("health:history.differs", {
      number: differences.length,
      names: nameDifferences(differences, language),
    });
  }
  return areTotalsRight ? ok("health:history.ok", { number: requests }) : fail("health:history.totals");
}
