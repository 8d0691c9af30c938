import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { isLoggedOut } from "./api.ts";

/**
 * Fetches anew what a change may have touched, after a failure too: somebody else may have been faster.
 * Not for those who are logged out and want to stay so: the page keeps what it shows, and what was typed in it.
 */
export async function renew(client: QueryClient, error: Error | null, keys: QueryKey[]): Promise<void> {
  if (isLoggedOut(error)) return;
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
