import type { LeadPath } from "../../../../domain/work/request-kinds.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { useDetailTexts } from "./detail-text.ts";
import { DetailsClash } from "./details-clash.tsx";
import { DetailsFields } from "./details-fields.tsx";
import { kindOf, type ViewedLead } from "./lead-kinds.ts";
import { useDetailsForm } from "./use-details-form.ts";
import { useWork } from "./use-work.ts";

type DetailsDialogProps = {
  lead: ViewedLead;
  path: LeadPath;
  /** Called when a colleague has deleted the request meanwhile. */
  onGone(): void;
  onClose(): void;
};

/** The form with all details of a request. */
export function DetailsDialog({ lead, path, onGone, onClose }: DetailsDialogProps) {
  const { t } = useTranslation("desk");
  const mayCorrect = useWork().may("correct");
  const details = useDetailsForm({ lead, path, mayCorrect, onGone, onClose });
  const texts = useDetailTexts(kindOf(lead));
  const list = (fields: readonly string[]) => fields.map((field) => texts.label(field)).join(", ");
  return (
    <FormDialog
      onClose={onClose}
      size="lg"
      title={t("customers.correct.title")}
      description={t(mayCorrect ? "customers.correct.text" : "customers.correct.proposeText")}
      submitLabel={t("customers.correct.save")}
      isBusy={details.form.isBusy}
      onSubmit={details.send}
    >
      <DetailsClash details={details} texts={texts} />
      {details.taken.length > 0 && (
        <Alert variant="info" className="sm:col-span-2">
          {t("customers.correct.clash.merged", { fields: list(details.taken) })}
        </Alert>
      )}
      <DetailsFields kind={kindOf(lead)} details={details} texts={texts} hasConsent={lead.consent !== null} />
      <p role="status" className="text-sm text-ink-soft empty:hidden sm:col-span-2">
        {details.proposed.length > 0 && t("customers.correct.proposed", { fields: list(details.proposed) })}
      </p>
    </FormDialog>
  );
}
