import { useQuery } from "@tanstack/react-query";
import type { KeptFile } from "../../../../domain/api/work/kept-files.ts";
import type { LeadPath } from "../../../../domain/work/request-kinds.ts";
import { canBeShown } from "../../../layout/files/can-be-shown.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { useDetailTexts } from "./detail-text.ts";
import { DetailsClash } from "./details-clash.tsx";
import { DetailsFields } from "./details-fields.tsx";
import { kindOf, type ViewedLead } from "./lead-kinds.ts";
import { PolicyAside } from "./policy-aside.tsx";
import { useDetailsForm } from "./use-details-form.ts";
import { useWork } from "./use-work.ts";

type DetailsDialogProps = {
  lead: ViewedLead;
  path: LeadPath;
  /** Called when a colleague has deleted the request meanwhile. */
  onGone(): void;
  onClose(): void;
};

/** The form with all details of a request, beside the current policy where the customer uploaded one. */
export function DetailsDialog({ lead, path, onGone, onClose }: DetailsDialogProps) {
  const { t } = useTranslation("desk");
  const mayCorrect = useWork().may("correct");
  const details = useDetailsForm({ lead, path, mayCorrect, onGone, onClose });
  const texts = useDetailTexts(kindOf(lead));
  const pages = usePolicyPages(path, lead.id);
  const list = (fields: readonly string[]) => fields.map((field) => texts.label(field)).join(", ");
  return (
    <FormDialog
      onClose={onClose}
      size={pages.length > 0 ? "xl" : "lg"}
      aside={pages.length > 0 && <PolicyAside pages={pages} />}
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

/** Reads the files by which the customer showed their current policy, the first one first. */
function usePolicyPages(path: LeadPath, id: number): KeptFile[] {
  const files = useQuery({
    queryKey: ["kept-files", path, id],
    queryFn: () => api(`GET ${path}/:id/files`, { params: { id } }),
    gcTime: 0,
  });
  const pages = files.data?.filter(({ uploadedAs, file }) => uploadedAs === "declarations" && canBeShown(file));
  return pages?.toReversed() ?? [];
}
