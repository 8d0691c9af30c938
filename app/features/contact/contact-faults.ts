import type { ContactValues, Faults } from "./contact-values.ts";

/**
 * What our rules have against the form. They are fetched when it is first sent, not when the page is first seen;
 * when they cannot be had, the server's own check decides.
 */
export async function faultsOf(values: ContactValues): Promise<Faults> {
  const rules = await import("../../../domain/contacts.ts").catch(() => null);
  const result = rules?.contactRequest.safeParse(values);
  const faults: Faults = {};
  for (const { path, message } of result?.error?.issues ?? []) faults[String(path[0])] ??= { key: message };
  return faults;
}

/** The server's words about the fields. */
export function serverFaults(fields: Record<string, string> = {}): Faults {
  return Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, { text }]));
}
