import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "../../lib/i18n.tsx";
import { toast } from "../../ui/toast-store.ts";

/** Where the requests of a kind are found. */
export type LeadPath = "/api/quote-requests" | "/api/contact-requests";

/** What shows the requests of a path, and is fetched anew when one of them is gone. */
export const leadListKeys = (path: LeadPath) => [["list", path], ["lead-totals"]];

type Opened = { reference: string; path: LeadPath };

/** Once a request turns out to be deleted: says so, leaves it, and brings the lists up to date. */
export function useGone(isGone: boolean, { reference, path }: Opened, onLeave: () => void): void {
  const { t } = useTranslation("desk");
  const client = useQueryClient();
  const leave = useEffectEvent(() => {
    toast({ title: t("gone.title", { reference }), description: t("gone.text"), variant: "destructive" });
    onLeave();
    for (const queryKey of leadListKeys(path)) void client.invalidateQueries({ queryKey });
  });
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
}
