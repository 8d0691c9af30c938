import { checkedKeys } from "../../platform/key-check.ts";
import { hasKey, KeyError } from "../../platform/keys.ts";
import { fail, ok, warn, type Finding, type HealthNeeds } from "./finding.ts";

/** Whether the next start will find the key that opens what is sealed in the database. */
export async function checkKey({ db, env }: HealthNeeds): Promise<Finding> {
  // To look for a key that is not there would make one.
  if (!hasKey(env)) return fail("health:key.missing");
  if (!db) return warn("health:key.unknown");
  try {
    return ok("health:key.ok", { id: (await checkedKeys(db, env)).id });
  } catch (error) {
    if (error instanceof KeyError) return fail(`health:key.${error.reason}`);
    throw error;
  }
}
