import { useQuery } from "@tanstack/react-query";
import type { DeskBadge } from "../../../domain/api/work/live.ts";
import { api } from "../api.ts";

/**
 * Returns the badge counts. Only the frame fetches them, for users who may see the desk; other components read its
 * cache.
 */
export function useBadge({ isAsking = false } = {}): DeskBadge | undefined {
  const badge = useQuery({
    queryKey: ["desk-badge"],
    // The page fetches it by itself: on failure the badge is left out.
    queryFn: () => api("GET /api/desk-badge", { mayBeRefused: true }),
    enabled: isAsking,
  });
  return badge.data;
}
