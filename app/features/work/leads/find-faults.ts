import type { ZodType } from "zod";
import type { LeadValues } from "./lead-values.ts";

export type LoadRules = () => Promise<ZodType>;

/**
 * Validates a form and returns the first error of each field, as a text key. The rules are lazy loaded when a form is
 * first sent, not when the page is first shown. If they cannot be loaded, the server's validation decides.
 */
export async function findFaults(loadRules: LoadRules, values: LeadValues): Promise<Record<string, string>> {
  const rules = await loadRules().catch(() => null);
  const faults: Record<string, string> = {};
  for (const { path, message } of rules?.safeParse(values).error?.issues ?? []) faults[String(path[0])] ??= message;
  return faults;
}
