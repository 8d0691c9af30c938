import { queryOptions, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { kindOfReference, KINDS } from "../../../../domain/work/request-kinds.ts";
import { api, unattended } from "../../../lib/api.ts";
import { painted } from "../../../lib/painted.ts";
import type { ViewedLead } from "./lead-kinds.ts";
import { isGone } from "./use-gone.ts";

/** Times for which a prefetched request is used, and kept in memory, in milliseconds. */
const FRESH_MS = 15_000;
const KEPT_MS = 30_000;

const glanceKey = (reference: string) => ["lead-glance", reference];

function fetchLead(reference: string): Promise<ViewedLead> {
  const { path } = KINDS[kindOfReference(reference)];
  return api(`GET ${path}/:id`, { params: { id: reference } });
}

/**
 * The query of an opened request. Not cached (`gcTime: 0`): every opening fetches again, which records who opened it,
 * and what was read does not stay in memory. Until the answer is there, a request that was prefetched is shown as it
 * was then.
 */
export function leadQuery(client: QueryClient, reference: string) {
  return queryOptions({
    queryKey: ["lead", reference],
    queryFn: async () => {
      if (glanced(client, reference)) await painted();
      return fetchLead(reference);
    },
    gcTime: 0,
    placeholderData: () => glanced(client, reference),
    // Does not fetch a request that the user has just deleted, while the page is still leaving it.
    enabled: () => !isGone(reference),
  });
}

/** Returns a request that was prefetched and has not changed since. */
function glanced(client: QueryClient, reference: string): ViewedLead | undefined {
  const state = client.getQueryState<ViewedLead>(glanceKey(reference));
  return state && !state.isInvalidated ? state.data : undefined;
}

/**
 * Returns the function that prefetches a request that the user rests on. The call counts as unattended: it leaves no
 * trace in the audit trail and renews no term, and the server leaves encrypted fields out of what was never opened. It
 * stays in memory for half a minute.
 */
export function useGlance(): (reference: string) => void {
  const client = useQueryClient();
  return useCallback(
    (reference) => {
      if (isGone(reference) || client.getQueryData(["lead", reference])) return;
      void client.prefetchQuery({
        queryKey: glanceKey(reference),
        queryFn: () => unattended(() => fetchLead(reference)),
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
      });
    },
    [client],
  );
}
