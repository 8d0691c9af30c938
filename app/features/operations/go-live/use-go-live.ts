import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { useLanguage } from "../../../lib/i18n.tsx";

/** The queries that a change of set-up or go-live makes stale. */
export const GO_LIVE_KEYS = [["go-live"], ["set-up"]];

/** Fetches the go-live list. The server looks everything up anew each time, so that what was just mended is seen. */
export function useGoLive() {
  const language = useLanguage();
  return useQuery({ queryKey: ["go-live", language], queryFn: () => api("GET /api/go-live"), staleTime: 0 });
}

/** Fetches the steps and the last test messages, whose delivery goes on meanwhile. */
export const useSetUp = () => useQuery({ queryKey: ["set-up"], queryFn: () => api("GET /api/set-up"), staleTime: 0 });
