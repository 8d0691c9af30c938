import { useQuery } from "@tanstack/react-query";
import type { Colleague } from "../../../../domain/api/work/desk.ts";
import { api } from "../../../lib/api.ts";

/** Those who can have requests, as far as they are known yet. */
export function useColleagues(): Colleague[] {
  const colleagues = useQuery({ queryKey: ["colleagues"], queryFn: () => api("GET /api/colleagues") });
  return colleagues.data ?? [];
}
