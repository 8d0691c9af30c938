import { useQuery } from "@tanstack/react-query";
import type { Colleague } from "../../../../domain/api/work/desk.ts";
import { api } from "../../../lib/api.ts";

/** Returns the colleagues who can own requests; empty until loaded. */
export function useColleagues(): Colleague[] {
  const colleagues = useQuery({ queryKey: ["colleagues"], queryFn: () => api("GET /api/colleagues") });
  return colleagues.data ?? [];
}
