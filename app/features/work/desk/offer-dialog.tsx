import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type SyntheticEvent } from "react";
import type { ViewedRequest } from "../../../../domain/api/work/leads.ts";
import type { Premium } from "../../../../domain/api/work/work.ts";
import { dollars } from "../../../../domain/platform/dollars.ts";
import { MAX_WHY, monthlyCents, OFFERED } from "../../../../domain/work/offers.ts";
import { api } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field, FieldError } from "../../../ui/field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { useShowOffers } from "./use-show-offers.ts";

type OfferDialogProps = {
  lead: ViewedRequest<"quote">;
  /** The premiums that can be offered. */
  ready: Premium[];
  onClose(): void;
};

/** The form that shows two to four premiums to the customer, with the agent's recommendation. */
export function OfferDialog({ lead, ready, onClose }: OfferDialogProps) {
  const { t } = useTranslation("offer-desk");
  const language = useLanguage();
  const client = useQueryClient();
  const show = useShowOffers(lead);
  const [chosen, setChosen] = useState(() => ready.slice(0, OFFERED.most).map(({ id }) => id));
  const [recommended, setRecommended] = useState("");
  const [why, setWhy] = useState("");
  const [isTried, setTried] = useState(false);
  const hasCount = chosen.length >= OFFERED.least && chosen.length <= OFFERED.most;
  const recommendedId = chosen.find((id) => String(id) === recommended) ?? null;
  const hasWhy = recommendedId === null || why.trim() !== "";
  const send = useMutation({
    mutationFn: () =>
      api("POST /api/quote-requests/:id/offers", {
        params: { id: lead.id },
        body: { premiumIds: chosen, recommendedId, why, version: lead.work.version },
      }),
    onSuccess: (sent) => {
      show(sent);
      toast({ title: t(sent.toldBy ? `sentBy.${sent.toldBy}` : "sentUntold") });
      onClose();
    },
    onError: (error) => {
      showErrorToast(t("failed"), error);
      void client.invalidateQueries({ queryKey: ["lead", lead.reference] });
    },
  });
  const toggle = (id: number, isChecked: boolean) =>
    setChosen(ready.map((one) => one.id).filter((one) => (one === id ? isChecked : chosen.includes(one))));

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (hasCount && hasWhy) send.mutate();
  }

  return (
    <FormDialog
      title={t("offerTitle")}
      description={t("offerText")}
      submitLabel={t("send")}
      isBusy={send.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <fieldset className="sm:col-span-2">
        <legend className="text-sm font-semibold">{t("choose")}</legend>
        {ready.map((premium) => (
          <Checkbox
            key={premium.id}
            label={t("priced", { carrier: premium.carrier, amount: dollars(monthlyCents(premium), language) })}
            checked={chosen.includes(premium.id)}
            onChange={(event) => toggle(premium.id, event.target.checked)}
          />
        ))}
        <FieldError>{isTried && !hasCount && t("validation:offer.count")}</FieldError>
      </fieldset>
      <Field label={t("recommend")} className="sm:col-span-2">
        <Select value={recommended} onChange={(event) => setRecommended(event.target.value)}>
          <option value="">{t("recommendNone")}</option>
          {ready
            .filter(({ id }) => chosen.includes(id))
            .map(({ id, carrier }) => (
              <option key={id} value={id}>
                {carrier}
              </option>
            ))}
        </Select>
      </Field>
      {recommendedId !== null && (
        <Field
          label={t("why")}
          hint={t("whyHint")}
          error={isTried && !hasWhy && t("validation:offer.why")}
          className="sm:col-span-2"
          required
        >
          <Textarea rows={3} maxLength={MAX_WHY} value={why} onChange={(event) => setWhy(event.target.value)} />
        </Field>
      )}
    </FormDialog>
  );
}
