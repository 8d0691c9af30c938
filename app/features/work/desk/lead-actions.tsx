import { ArchiveRestore, Trash2 } from "lucide-react";
import { useState } from "react";
import { KINDS, type LeadPath } from "../../../../domain/work/request-kinds.ts";
import { useMay } from "../../../layout/use-may.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { kindOf, type ViewedLead } from "./lead-kinds.ts";
import { markGone, leadListKeys } from "./use-gone.ts";

type LeadActionsProps = {
  lead: ViewedLead;
  path: LeadPath;
  /** Called when the request has left the list that it was opened from. */
  onLeft(): void;
  /** Called when a colleague has deleted the request meanwhile. */
  onGone(): void;
};

/** Exempts a request from its retention period, restores it, or deletes it. Each action needs its right. */
export function LeadActions(props: LeadActionsProps) {
  const { lead } = props;
  const { resource } = KINDS[kindOf(lead)];
  const mayEdit = useMay(resource, "edit");
  const mayDelete = useMay(resource, "delete");
  return (
    <div className="flex flex-wrap items-center gap-3">
      {mayEdit && <HoldBox {...props} />}
      {mayDelete && lead.isBinned && <RestoreButton {...props} />}
      {mayDelete && <DeleteButton {...props} />}
    </div>
  );
}

/** Returns true for a user who may do any of this with the request. */
export function useMayKeep(lead: ViewedLead): boolean {
  const { resource } = KINDS[kindOf(lead)];
  const mayEdit = useMay(resource, "edit");
  return useMay(resource, "delete") || mayEdit;
}

function HoldBox({ lead, path, onGone }: LeadActionsProps) {
  const { t } = useTranslation("desk");
  const [isHeld, setHeld] = useState(lead.isHeld);
  const hold = useChange({
    request: (wanted: boolean) => ({ to: `PATCH ${path}/:id`, params: { id: lead.id }, body: { isHeld: wanted } }),
    success: (wanted) => t(wanted ? "hold.on" : "hold.off"),
    failure: t("hold.failed"),
    renews: [],
    instead: { notFound: onGone },
  });

  function choose(wanted: boolean) {
    setHeld(wanted);
    hold.mutate(wanted, { onError: () => setHeld(!wanted) });
  }

  return (
    <Checkbox
      label={t("hold.label")}
      checked={isHeld}
      disabled={hold.isPending}
      onChange={(event) => choose(event.target.checked)}
      className="me-auto"
    />
  );
}

function RestoreButton({ lead, path, onLeft, onGone }: LeadActionsProps) {
  const { t } = useTranslation("desk");
  const restore = useChange({
    request: () => ({ to: `POST ${path}/:id/restore`, params: { id: lead.id } }),
    success: t("bin.restored"),
    failure: t("bin.failed"),
    renews: leadListKeys(path),
    onDone: onLeft,
    instead: { notFound: onGone },
  });
  return (
    <Button variant="secondary" busy={restore.isPending} onClick={() => restore.mutate()}>
      <ArchiveRestore aria-hidden="true" />
      {t("bin.restore")}
    </Button>
  );
}

function DeleteButton({ lead, path, onLeft, onGone }: LeadActionsProps) {
  const { t } = useTranslation("desk");
  const [isAsking, setAsking] = useState(false);
  const remove = useChange({
    request: () => ({ to: `DELETE ${path}/:id`, params: { id: lead.id } }),
    success: t("delete.done"),
    failure: t("delete.failed"),
    renews: leadListKeys(path),
    onDone: () => {
      markGone(lead.reference);
      onLeft();
    },
    instead: { notFound: onGone },
  });
  return (
    <>
      <Button variant="secondary" className="text-brick" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
        {t("delete.label")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("delete.question")}
        description={t("delete.text")}
        confirmLabel={t("delete.label")}
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onError: () => setAsking(false) })}
      />
    </>
  );
}
