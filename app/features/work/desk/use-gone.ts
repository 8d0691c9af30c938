import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { LeadPath } from "../../../../domain/work/request-kinds.ts";

/** The query keys that are invalidated when a request of this path is deleted. */
export const leadListKeys = (path: LeadPath) => [["list", path], ["lead-totals"]];

/** References of deleted requests (tombstones). They hide rows that a list still being fetched may contain. */
const gone = new Set<string>();
const listeners = new Set<() => void>();
export const isGone = (reference: string) => gone.has(reference);
export function markGone(reference: string): void {
  gone.add(reference);
  for (const listener of listeners) listener();
}

function onGone(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether a request is known to be deleted, and renders anew as soon as it is. */
export const useIsGone = (reference: string) =>
  useSyncExternalStore(
    onGone,
    () => isGone(reference),
    () => false,
  );

type OpenedRequest = { reference: string; path: LeadPath };

/** Handles a request that turns out to be deleted: shows a toast, leaves it and refetches the lists. */
export function useGone(isMissing: boolean, { reference, path }: OpenedRequest, onLeave: () => void): void {
  const { t } = useTranslation("desk");
  const client = useQueryClient();
  const leave = useEffectEvent(() => {
    markGone(reference);
    toast({ title: t("gone.title", { reference }), description: t("gone.text"), variant: "destructive" });
    onLeave();
    for (const queryKey of leadListKeys(path)) void client.invalidateQueries({ queryKey });
  });
  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing]);
}
