import { useEffect } from "react";
import { useTranslation } from "../lib/i18n.tsx";
import { toast } from "../ui/toast-store.ts";

const KEY = "loggedOut";

/** Stores, before the site root is reloaded, that somebody has just logged out. */
export function leaveFarewell(): void {
  try {
    sessionStorage.setItem(KEY, "1");
  } catch {
    // Without session storage the logout works all the same, only without the message.
  }
}

function takeFarewell(): boolean {
  try {
    const isLeft = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isLeft;
  } catch {
    return false;
  }
}

/** Shows the logout message after that reload. */
export function useFarewell(): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (!takeFarewell()) return;
    toast({ title: t("logout.title"), description: t("logout.description") });
  }, [t]);
}
