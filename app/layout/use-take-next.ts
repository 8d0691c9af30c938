import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AnswerOf } from "../../domain/api/index.ts";
import { api } from "../lib/api.ts";
import { showErrorToast } from "../lib/error-toast.ts";
import { useTranslation } from "../lib/i18n.tsx";
import { toast } from "../ui/toast-store.ts";

type Next = NonNullable<AnswerOf<"POST /api/desk-next">["next"]>;

/** Assigns the longest-waiting request to the user; the caller opens it. */
export function useTakeNext(onTaken: (next: Next) => void) {
  const { t } = useTranslation("palette");
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api("POST /api/desk-next"),
    onSuccess: ({ next }) => {
      for (const queryKey of [["list"], ["desk-counts"]]) void client.invalidateQueries({ queryKey });
      if (!next) return toast({ title: t("next.none"), description: t("next.noneText") });
      toast({ title: t("next.taken", { reference: next.reference }) });
      onTaken(next);
    },
    onError: (error) => showErrorToast(t("next.failed"), error),
  });
}
