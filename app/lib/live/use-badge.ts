import { useQuery } from "@tanstack/react-query";
import type { DeskBadge } from "../../../domain/api/work/live.ts";
import { api } from "../api.ts";

/** How many wait. The frame asks for it, for those who may see the desk; others show what it has heard. */
export function useBadge({ isAsking = false } = {}): DeskBadge | undefined {
  const badge = useQuery({
    queryKey: ["desk-badge"],
    // Nobody asks for it: where it cannot be had, it is left out.
    queryFn: () => api("GET /api/desk-badge", { mayBeRefused: true }),
    enabled: isAsking,
  });
  return badge.data;
}
