import { useQuery } from "@tanstack/react-query";
import type { Colleague, FormerOwner } from "../../../../domain/api/work/desk.ts";
import { api } from "../../../lib/api.ts";

/** Returns those who can no longer be given requests and still own some; empty until loaded. */
export function useFormerOwners(): FormerOwner[] {
  const former = useQuery({ queryKey: ["former-owners"], queryFn: () => api("GET /api/former-owners") });
  return former.data ?? [];
}

/** Returns the colleagues who can own requests; empty until loaded. */
export function useColleagues(): Colleague[] {
  const colleagues = useQuery({ queryKey: ["colleagues"], queryFn: () => api("GET /api/colleagues") });
  return colleagues.data ?? [];
}
