import type { LostReason } from "../../../../domain/work/desk/stages.ts";
import type { ListedRequest } from "../../../../domain/api/work/leads.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useOutcomes } from "../../../lib/outcomes.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { nameIn } from "../../../../domain/work/request-kinds.ts";

type LostDialogProps = {
  lead: ListedRequest<"quote"> | null;
  onChoose: (reason: LostReason) => void;
  onClose: () => void;
};

/** Asks why a request was lost, which a drag alone cannot say. */
export function LostDialog({ lead, onChoose, onClose }: LostDialogProps) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { lostReasons } = useOutcomes();
  return (
    <Dialog
      open={lead !== null}
      onOpenChange={onClose}
      size="sm"
      title={t("inbox.lostBecause")}
      description={lead ? nameIn(lead) : undefined}
    >
      <div className="grid gap-2">
        {lostReasons
          .filter(({ isActive }) => isActive)
          .map(({ id, name }) => (
            <Button key={id} variant="secondary" onClick={() => onChoose(id)}>
              {name[language]}
            </Button>
          ))}
      </div>
    </Dialog>
  );
}
