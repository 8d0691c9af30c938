import { useTranslation } from "../../../lib/i18n.tsx";
import { Field } from "../../../ui/field.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import type { OfferProps } from "./offer-props.ts";
import { PrivateForm } from "./private-form.tsx";

export const DECLINE = "offer-decline";

/** The form by which a customer declines all offers, with a reason; once it is sent, its outcome. */
export function DeclineForm({ offers: { reasons, hash }, sent }: OfferProps) {
  const { t } = useTranslation("offers");
  const refused = sent?.intent === DECLINE && !sent.isDone ? sent : undefined;
  const typed = refused?.values["text"];
  return (
    <details open={sent?.intent === DECLINE}>
      <summary className="cursor-pointer py-2 text-lg font-semibold">{t("declineTitle")}</summary>
      <div className="grid gap-4 pt-2">
        <p>{t("declineText")}</p>
        <PrivateForm intent={DECLINE} sent={sent} submit={t("declineSend")} variant="secondary" done={t("declineDone")}>
          <input type="hidden" name="read" value={hash} />
          <RadioGroup
            name="reason"
            legend={t("declineReason")}
            options={reasons}
            error={refused?.fields["reason"]}
            required
          />
          <Field label={t("declineWords")} error={refused?.fields["text"]} className="w-full">
            <Textarea name="text" rows={3} maxLength={2_000} defaultValue={typeof typed === "string" ? typed : ""} />
          </Field>
        </PrivateForm>
      </div>
    </details>
  );
}
