import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useMay } from "../../layout/use-may.ts";
import { api } from "../../lib/api.ts";
import { complain } from "../../lib/complain.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useAddress } from "../../lib/use-address.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast-store.ts";

/** Takes the request that has waited longest, and opens it. */
export function NextButton() {
  const { t } = useTranslation("desk");
  const { change } = useAddress();
  const client = useQueryClient();
  const mayTake = useMay("customer-data", "create");
  const take = useMutation({
    mutationFn: () => api("POST /api/desk-next"),
    onSuccess: ({ next }) => {
      for (const queryKey of [["list"], ["desk-counts"]]) void client.invalidateQueries({ queryKey });
      if (!next) return toast({ title: t("inbox.next.none"), description: t("inbox.next.noneText") });
      toast({ title: t("inbox.next.taken", { reference: next.reference }) });
      change({ tab: `${next.kind}s`, request: next.reference, view: null });
    },
    onError: (error) => complain(t("inbox.next.failed"), error),
  });
  if (!mayTake) return null;
  return (
    <Button variant="accent" size="sm" busy={take.isPending} onClick={() => take.mutate()}>
      <ArrowRight aria-hidden="true" />
      {t("inbox.next.label")}
    </Button>
  );
}
