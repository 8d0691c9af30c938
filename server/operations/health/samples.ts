import { countSamples } from "../../content/shelves/samples.ts";
import { ok, warn, type Finding, type HealthNeeds } from "./finding.ts";

/** Checks for sample content that waits for an admin's approval; in production nobody sees it until then. */
export async function checkSamples({ db, env }: HealthNeeds): Promise<Finding> {
  if (!db) return warn("health:samples.unknown");
  const counts = await countSamples(db);
  if (Object.values(counts).every((count) => count === 0)) return ok("health:samples.none");
  return env.isProduction ? warn("health:samples.hidden", counts) : ok("health:samples.shown", counts);
}
