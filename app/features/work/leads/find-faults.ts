import type { ZodType } from "zod";
import type { LeadValues } from "./lead-values.ts";

export type LoadRules = () => Promise<ZodType>;

/**
 * The first fault of each field, as a key of our texts. The rules are fetched when a form is first sent, not when the
 * page is first seen; where they cannot be had, the server's own check decides.
 */
export async function findFaults(loadRules: LoadRules, values: LeadValues): Promise<Record<string, string>> {
  const rules = await loadRules().catch(() => null);
  const faults: Record<string, string> = {};
  for (const { path, message } of rules?.safeParse(values).error?.issues ?? []) faults[String(path[0])] ??= message;
  return faults;
}
