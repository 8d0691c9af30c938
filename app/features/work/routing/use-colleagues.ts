import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

/** Everybody whom a request can be given to. */
export function useColleagues() {
  return useQuery({ queryKey: ["colleagues"], queryFn: () => api("GET /api/colleagues") });
}
