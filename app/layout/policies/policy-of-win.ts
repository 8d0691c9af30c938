import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

/** Returns the query for the policy of a won request. Its key has the reference, by which live updates find it. */
export const policyOfWin = (reference: string) =>
  queryOptions({
    queryKey: ["policy-of-win", reference],
    queryFn: () => api("GET /api/quote-requests/:id/policy", { params: { id: reference } }),
    // Not cached: what was read does not stay in memory.
    gcTime: 0,
  });
