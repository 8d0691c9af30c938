import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Quoted } from "../../../domain/api/desk.ts";
import type { PremiumInput } from "../../../domain/desk/premiums.ts";
import type { ViewedQuoteRequest } from "../../../domain/api/leads.ts";
import { api } from "../../lib/api.ts";
import { complain } from "../../lib/complain.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { showWork } from "./show-work.ts";
import { useWork } from "./use-work.ts";

/** What carriers ask for the open request: to be added, removed, and one of them chosen. */
export function usePremiums() {
  const { t } = useTranslation("desk");
  const { lead, path, setDone } = useWork();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (call: () => Promise<Quoted>) => call(),
    onSuccess: ({ premiums, work, event }) => {
      client.setQueryData<ViewedQuoteRequest>(["lead", lead.reference], (shown) => shown && { ...shown, premiums });
      showWork(client, path, lead.reference, { work, event });
      setDone(event);
    },
    onError: (error) => {
      complain(t("inbox.failed"), error);
      void client.invalidateQueries({ queryKey: ["lead", lead.reference] });
    },
  });
  return {
    isBusy: change.isPending,
    add: (body: PremiumInput, onDone: () => void) =>
      change.mutate(() => api("POST /api/quote-requests/:id/premiums", { params: { id: lead.id }, body }), {
        onSuccess: onDone,
      }),
    remove: (id: number) => change.mutate(() => api("DELETE /api/premiums/:id", { params: { id } })),
    choose: (id: number) => change.mutate(() => api("POST /api/premiums/:id/choose", { params: { id } })),
  };
}
