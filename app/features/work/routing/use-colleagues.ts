import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

/** Fetches the people whom a request can be assigned to. */
export function useColleagues() {
  return useQuery({ queryKey: ["colleagues"], queryFn: () => api("GET /api/colleagues") });
}
