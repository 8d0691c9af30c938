import { withFirstClaims } from "../../../content/agency-claims.ts";
import { isMade } from "../../../domain/operations/settings/claims.ts";
import { countSamples } from "../../content/shelves/samples.ts";
import type { Database } from "../../platform/db/client.ts";
import { readSettings } from "../settings/read-settings.ts";
import { ok, warn, type Finding, type HealthNeeds } from "./finding.ts";

/** Checks for sample content and claims about the agency that wait for an admin's approval; in production nobody sees it until then. */
export async function checkSamples({ db, env }: HealthNeeds): Promise<Finding> {
  if (!db) return warn("health:samples.unknown");
  const counts = { ...(await countSamples(db)), claims: await countUnconfirmed(db) };
  if (Object.values(counts).every((count) => count === 0)) return ok("health:samples.none");
  return env.isProduction ? warn("health:samples.hidden", counts) : ok("health:samples.shown", counts);
}

/** Counts the claims about the agency that nobody has confirmed. */
async function countUnconfirmed(db: Database): Promise<number> {
  const { claims } = await readSettings(db);
  return Object.values(withFirstClaims(claims)).filter((claim) => isMade(claim) && !claim.isConfirmed).length;
}
