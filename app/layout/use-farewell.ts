import { useEffect } from "react";
import { useTranslation } from "../lib/i18n.tsx";
import { toast } from "../ui/toast-store.ts";

const KEY = "loggedOut";

/** Leaves word, before the site root is loaded anew, that somebody has just logged out. */
export function leaveFarewell(): void {
  sessionStorage.setItem(KEY, "1");
}

/** Says goodbye after that reload. */
export function useFarewell(): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (!sessionStorage.getItem(KEY)) return;
    sessionStorage.removeItem(KEY);
    toast({ title: t("logout.title"), description: t("logout.description") });
  }, [t]);
}
