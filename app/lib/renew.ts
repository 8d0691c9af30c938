import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { isLoggedOut } from "./api.ts";

/**
 * Invalidates the queries that a change may have affected, after a failure too: somebody else may have been faster.
 * Skipped for a person who is logged out and stays so: the page keeps its content and what was typed in it.
 */
export async function renew(client: QueryClient, error: Error | null, keys: QueryKey[]): Promise<void> {
  if (isLoggedOut(error)) return;
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
