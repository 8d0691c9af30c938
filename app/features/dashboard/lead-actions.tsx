import { Trash2 } from "lucide-react";
import { useState } from "react";
import { can, type Role } from "../../../domain/permissions.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useChange } from "../../lib/use-change.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { ViewedLead } from "./lead-dialog.tsx";

type LeadActionsProps = { lead: ViewedLead; path: string; role: Role; onDeleted(): void };

/** Keeping a request beyond its time, and deleting it, for those who may. */
export function LeadActions({ lead, path, role, onDeleted }: LeadActionsProps) {
  const resource = "insuranceType" in lead ? "quote-requests" : "customer-data";
  return (
    <>
      {can(role, resource, "edit") && <HoldBox lead={lead} path={path} />}
      {can(role, resource, "delete") && <DeleteButton lead={lead} path={path} onDeleted={onDeleted} />}
    </>
  );
}

function HoldBox({ lead, path }: Pick<LeadActionsProps, "lead" | "path">) {
  const { t } = useTranslation("dashboard");
  const [isHeld, setHeld] = useState(lead.isHeld);
  const hold = useChange({
    request: (wanted: boolean) => ({ method: "PATCH", path: `${path}/${lead.id}`, body: { isHeld: wanted } }),
    success: (wanted) => t(wanted ? "hold.on" : "hold.off"),
    failure: t("hold.failed"),
    renews: [],
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
      className="order-first sm:me-auto"
    />
  );
}

function DeleteButton({ lead, path, onDeleted }: Omit<LeadActionsProps, "role">) {
  const { t } = useTranslation("dashboard");
  const [isAsking, setAsking] = useState(false);
  const remove = useChange<void>({
    request: () => ({ method: "DELETE", path: `${path}/${lead.id}` }),
    success: t("delete.done"),
    failure: t("delete.failed"),
    renews: [["list", path], ["lead-totals"]],
    onDone: onDeleted,
  });
  return (
    <>
      <Button variant="destructive" onClick={() => setAsking(true)}>
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
