import { useTranslation } from "./i18n.tsx";
import { toast } from "../ui/toast-store.ts";

/** Returns a function that copies a text to the clipboard. It shows a failure and resolves to whether it worked. */
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
