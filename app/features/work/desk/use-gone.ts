import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { LeadPath } from "../../../../domain/work/request-kinds.ts";

/** The query keys that are invalidated when a request of this path is deleted. */
export const leadListKeys = (path: LeadPath) => [["list", path], ["lead-totals"]];

/** References of deleted requests (tombstones). They hide rows that a list still being fetched may contain. */
const gone = new Set<string>();
export const isGone = (reference: string) => gone.has(reference);
export const markGone = (reference: string) => void gone.add(reference);

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
