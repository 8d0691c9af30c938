import { useQuery } from "@tanstack/react-query";
import type { Tag } from "../../../../domain/api/work/tags.ts";
import { api } from "../../../lib/api.ts";

/** Returns the tags of the office, in the order of the admins' list; empty until loaded. */
export function useTags(): Tag[] {
  const { data = [] } = useQuery({ queryKey: ["tags"], queryFn: () => api("GET /api/tags") });
  return data;
}
