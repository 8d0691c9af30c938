import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { TrainingEvent } from "../../../../domain/api/people/training.ts";
import { api } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { renew } from "../../../lib/renew.ts";
import { toast } from "../../../ui/toast-store.ts";

/** Registers the user for an event, or cancels the registration. */
export function useRegistration({ id, title }: Pick<TrainingEvent, "id" | "title">) {
  const { t } = useTranslation("training");
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isComing: boolean) =>
      api(`${isComing ? "PUT" : "DELETE"} /api/training-events/:id/registration`, { params: { id } }),
    onSuccess: (_event, isComing) => {
      if (isComing) toast({ title: t("registered"), description: t("registeredText", { title }) });
      else toast({ title: t("cancelled"), description: title });
    },
    onError: (error) => showErrorToast(t("failed"), error, t("tryAgain")),
    // Also after a failure: the event may have begun meanwhile.
    onSettled: (_event, error) => renew(client, error, [["training-events"]]),
  });
}
