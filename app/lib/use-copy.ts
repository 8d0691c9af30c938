import { useTranslation } from "./i18n.tsx";
import { toast } from "../ui/toast-store.ts";

/** Puts a text on the clipboard. Says so when that fails, and answers whether it worked. */
export function useCopy(): (text: string) => Promise<boolean> {
  const { t } = useTranslation("portal");
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      toast({ title: t("copyFailed"), description: t("copyByHand"), variant: "destructive" });
      return false;
    }
  };
}
