import { checkedKeys } from "../../platform/key-check.ts";
import { hasKey, KeyError } from "../../platform/keys.ts";
import { fail, ok, warn, type Finding, type HealthNeeds } from "./finding.ts";

/** Checks that the next start finds the key that decrypts the sealed values of the database. */
export async function checkKey({ db, env }: HealthNeeds): Promise<Finding> {
  // Loading a missing key would create one.
  if (!hasKey(env)) return fail("health:key.missing");
  if (!db) return warn("health:key.unknown");
  try {
    return ok("health:key.ok", { id: (await checkedKeys(db, env)).id });
  } catch (error) {
    if (error instanceof KeyError) return fail(`health:key.${error.reason}`);
    throw error;
  }
}
