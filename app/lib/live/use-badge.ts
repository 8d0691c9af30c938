import { useQuery } from "@tanstack/react-query";
import type { DeskBadge } from "../../../domain/api/live.ts";
import { api } from "../api.ts";

/** How many wait; nothing for those who may not see the desk, and until it is known. */
export function useBadge(maySee: boolean): DeskBadge | undefined {
  const badge = useQuery({
    queryKey: ["desk-badge"],
    // Nobody asks for it: where it cannot be had, it is left out.
    queryFn: () => api("GET /api/desk-badge", { mayBeRefused: true }),
    enabled: maySee,
  });
  return badge.data;
}
