import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { LeadPath } from "../../../../domain/work/request-kinds.ts";

/** What shows the requests of a path, and is fetched anew when one of them is gone. */
export const leadListKeys = (path: LeadPath) => [["list", path], ["lead-totals"]];

/** Requests that are known to be gone, whatever a list that is being fetched still says. */
const gone = new Set<string>();
export const isGone = (reference: string) => gone.has(reference);
export const forget = (reference: string) => void gone.add(reference);

type Opened = { reference: string; path: LeadPath };

/** Once a request turns out to be deleted: says so, leaves it, and brings the lists up to date. */
export function useGone(isMissing: boolean, { reference, path }: Opened, onLeave: () => void): void {
  const { t } = useTranslation("desk");
  const client = useQueryClient();
  const leave = useEffectEvent(() => {
    forget(reference);
    toast({ title: t("gone.title", { reference }), description: t("gone.text"), variant: "destructive" });
    onLeave();
    for (const queryKey of leadListKeys(path)) void client.invalidateQueries({ queryKey });
  });
  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing]);
}
