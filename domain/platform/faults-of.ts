import type { z } from "zod";

/** Returns the faults that a schema finds in an input, by field; for tests of the rules. */
export function faultsOf(schema: z.ZodType, input: unknown): Record<string, string> {
  const issues = schema.safeParse(input).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}
