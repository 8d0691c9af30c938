import { SquarePen } from "lucide-react";
import { useState } from "react";
import type { LeadPath } from "../../../../domain/work/request-kinds.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { late } from "../../../lib/late.ts";
import { Button } from "../../../ui/button.tsx";
import type { ViewedLead } from "./lead-kinds.ts";

type CorrectDetailsProps = {
  lead: ViewedLead;
  path: LeadPath;
  /** Called when a colleague has deleted the request meanwhile. */
  onGone(): void;
};

const DetailsDialog = late(async () => (await import("./details-dialog.tsx")).DetailsDialog);

/**
 * The button and the form that complete and correct all details of a request. The previous values stay in its history.
 */
export function CorrectDetails(props: CorrectDetailsProps) {
  const { t } = useTranslation("desk");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <SquarePen aria-hidden="true" />
        {t("customers.correct.button")}
      </Button>
      {isOpen && <DetailsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
