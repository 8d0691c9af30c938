import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Quoted } from "../../../../domain/api/work/desk.ts";
import type { ViewedRequest } from "../../../../domain/api/work/leads.ts";
import type { OfferTerms } from "../../../../domain/work/offers.ts";
import type { PremiumInput } from "../../../../domain/work/desk/premiums.ts";
import { api, codeOf } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { showWork } from "./show-work.ts";
import { useWork } from "./use-work.ts";
import type { PremiumChange } from "./request-change.ts";

type PremiumCall = {
  call: () => Promise<Quoted>;
  /** Only for a correction: the wanted change, which a conflict shows beside the colleague's change. */
  wanted?: PremiumChange;
};

/** Adds, corrects, removes and chooses premiums of the open request. */
export function usePremiums() {
  const { t } = useTranslation("desk");
  const { lead, path, setDone, dropConflict, meetConflict } = useWork();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: ({ call }: PremiumCall) => call(),
    onMutate: () => setDone(null),
    onSuccess: ({ premiums, work, event }, { wanted }) => {
      if (wanted) dropConflict();
      client.setQueryData<ViewedRequest<"quote">>(["lead", lead.reference], (shown) => shown && { ...shown, premiums });
      showWork(client, path, lead.reference, { work, event });
      setDone(event);
    },
    onError: (error, { wanted }) => {
      const code = codeOf(error);
      if (wanted && (code === "conflict" || code === "notFound")) return meetConflict(wanted);
      showErrorToast(t("inbox.failed"), error);
      return client.invalidateQueries({ queryKey: ["lead", lead.reference] });
    },
  });

  const toAdd = (body: PremiumInput) => () =>
    api("POST /api/quote-requests/:id/premiums", { params: { id: lead.id }, body });
  const toCorrect =
    ({ id, premium }: PremiumChange) =>
    () =>
      api("PATCH /api/premiums/:id", { params: { id }, body: { ...premium, version: lead.work.version } });

  return {
    isBusy: change.isPending,
    add: (premium: PremiumInput, onDone: () => void) => change.mutate({ call: toAdd(premium) }, { onSuccess: onDone }),
    correct: (wanted: PremiumChange, onSettled?: () => void) => {
      const isThere = "premiums" in lead && lead.premiums.some(({ id }) => id === wanted.id);
      // Adds the premium again when a colleague has removed it meanwhile.
      const call = isThere ? toCorrect(wanted) : toAdd(wanted.premium);
      change.mutate({ call, wanted }, onSettled ? { onSettled } : {});
    },
    remove: (id: number) => change.mutate({ call: () => api("DELETE /api/premiums/:id", { params: { id } }) }),
    /** States the coverage of a premium, with which it can be offered. */
    setTerms: (id: number, terms: OfferTerms, onDone: () => void) => {
      const body = { ...terms, version: lead.work.version };
      change.mutate(
        { call: () => api("PUT /api/premiums/:id/terms", { params: { id }, body }) },
        { onSuccess: onDone },
      );
    },
    choose: (id: number) => change.mutate({ call: () => api("POST /api/premiums/:id/choose", { params: { id } }) }),
  };
}
