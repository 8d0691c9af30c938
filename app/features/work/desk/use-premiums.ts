import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Quoted } from "../../../../domain/api/work/desk.ts";
import type { ViewedRequest } from "../../../../domain/api/work/leads.ts";
import type { Premium } from "../../../../domain/api/work/work.ts";
import type { OfferTerms } from "../../../../domain/work/offers.ts";
import type { PremiumInput } from "../../../../domain/work/desk/premiums.ts";
import type { Seen } from "../../../../domain/work/desk/since.ts";
import { api, codeOf } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { showWork } from "./show-work.ts";
import { useWork } from "./use-work.ts";
import type { PremiumChange } from "./request-change.ts";

/** A premium as the form of its correction began with it, and what its author had seen of the request by then. */
export type BegunPremium = { premium: Premium; seen: Seen };

type PremiumCall = {
  call: () => Promise<Quoted>;
  /** Only for a correction: the wanted change, which a conflict shows beside the colleague's change. */
  wanted?: PremiumChange;
  seen?: Seen | undefined;
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
    onError: (error, { wanted, seen }) => {
      const code = codeOf(error);
      if (wanted && (code === "conflict" || code === "notFound")) return meetConflict(wanted, seen);
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
    /** Corrects a premium. With `begun`, it is a conflict when a colleague has changed the premium since then. */
    correct: (wanted: PremiumChange, begun?: BegunPremium, onSettled?: () => void) => {
      const now = "premiums" in lead ? lead.premiums.find(({ id }) => id === wanted.id) : undefined;
      if (begun && !isSame(now, begun.premium)) {
        // The live stream has brought the colleague's change, whose version the server would take.
        void meetConflict(wanted, begun.seen);
        onSettled?.();
        return;
      }
      // Adds the premium again when a colleague has removed it meanwhile.
      const call = now ? toCorrect(wanted) : toAdd(wanted.premium);
      change.mutate({ call, wanted, seen: begun?.seen }, onSettled ? { onSettled } : {});
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

/** Compares what a correction states of a premium. */
const isSame = (now: Premium | undefined, begun: Premium) =>
  now !== undefined && (["carrier", "cents", "months", "note"] as const).every((name) => now[name] === begun[name]);
