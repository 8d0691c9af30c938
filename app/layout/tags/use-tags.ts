import { useQuery } from "@tanstack/react-query";
import type { Tag } from "../../../domain/api/work/tags.ts";
import { api } from "../../lib/api.ts";

/** A constant, so that every render returns the same reference. */
const NO_TAGS: Tag[] = [];
/** The time for which the list is used without fetching it again; a change of it is told by the live updates. */
const FRESH_MS = 300_000;

/** Returns all tags in the order of the admins, retired ones among them; empty until loaded. */
export function useTags(): Tag[] {
  const tags = useQuery({ queryKey: ["tags"], queryFn: () => api("GET /api/tags"), staleTime: FRESH_MS });
  return tags.data ?? NO_TAGS;
}
