import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { LEAD_KINDS } from "../../../../domain/work/request-kinds.ts";
import { DEFAULT_PERIOD, PERIODS } from "../../../../domain/work/morning/periods.ts";
import { api } from "../../../lib/api.ts";
import { useAddress } from "../../../lib/use-address.ts";

/** Reads the period and the kind of requests from the URL. */
export function useMorningFilters() {
  const { parameters } = useAddress();
  const period = PERIODS.find((name) => name === parameters.get("period")) ?? DEFAULT_PERIOD;
  const kind = LEAD_KINDS.find((name) => name === parameters.get("kind")) ?? "quote";
  return { period, kind };
}

export function useMorningRequests() {
  const query = useMorningFilters();
  return useQuery({
    queryKey: ["morning", "requests", query],
    // A year with very many requests takes long.
    queryFn: () => api("GET /api/morning/requests", { query, isLong: true }),
    placeholderData: keepPreviousData,
  });
}

export function useMorningVisits() {
  const { period } = useMorningFilters();
  return useQuery({
    queryKey: ["morning", "visits", period],
    queryFn: () => api("GET /api/morning/visits", { query: { period } }),
    placeholderData: keepPreviousData,
  });
}

export function useMorningOffice() {
  const { period } = useMorningFilters();
  return useQuery({
    queryKey: ["morning", "office", period],
    queryFn: () => api("GET /api/morning/office", { query: { period } }),
    placeholderData: keepPreviousData,
  });
}

export function useMorningColleagues() {
  const { period } = useMorningFilters();
  return useQuery({
    queryKey: ["morning", "colleagues", period],
    queryFn: () => api("GET /api/morning/colleagues", { query: { period } }),
    placeholderData: keepPreviousData,
  });
}
