import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { can, type Role } from "../../../domain/permissions.ts";
import { api, errorText } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast-store.ts";
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
  const hold = useMutation({
    mutationFn: (wanted: boolean) => api(`${path}/${lead.id}`, { method: "PATCH", body: { isHeld: wanted } }),
    onSuccess: (_answer, wanted) => void toast({ title: t(wanted ? "hold.on" : "hold.off") }),
    onError: (error, wanted) => {
      setHeld(!wanted);
      toast({ title: t("hold.failed"), description: errorText(error, t("hold.failed")), variant: "destructive" });
    },
  });

  function choose(wanted: boolean) {
    setHeld(wanted);
    hold.mutate(wanted);
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
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => api(`${path}/${lead.id}`, { method: "DELETE" }),
    onSuccess: async () => {
      setAsking(false);
      onDeleted();
      toast({ title: t("delete.done") });
      await client.invalidateQueries({ queryKey: ["list", path] });
      await client.invalidateQueries({ queryKey: ["lead-totals"] });
    },
    onError: (error) => {
      setAsking(false);
      toast({ title: t("delete.failed"), description: errorText(error, t("delete.failed")), variant: "destructive" });
    },
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
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}
