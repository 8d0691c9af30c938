import { useEffect } from "react";
import { useTranslation } from "../lib/i18n.tsx";
import { toast } from "../ui/toast-store.ts";

const KEY = "loggedOut";

/** Leaves word, before the site root is loaded anew, that somebody has just logged out. */
export function leaveFarewell(): void {
  try {
    sessionStorage.setItem(KEY, "1");
  } catch {
    // A browser that keeps nothing logs out all the same, without the word.
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

/** Says goodbye after that reload. */
export function useFarewell(): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (!takeFarewell()) return;
    toast({ title: t("logout.title"), description: t("logout.description") });
  }, [t]);
}
