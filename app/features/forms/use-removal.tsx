import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, errorText } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast-store.ts";

/** Asks before a form is removed, removes it and says so. */
export function useRemoval(path: string) {
  const { t } = useTranslation("forms");
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ id: number; title: string } | null>(null);
  const removal = useMutation({
    mutationFn: (id: number) => api(`${path}/${id}`, { method: "DELETE" }),
    onSuccess: () => {
      toast({ title: t("remove.done") });
      return client.invalidateQueries({ queryKey: ["list"] });
    },
    onError: (error) =>
      toast({ title: t("remove.failed"), description: errorText(error, t("tryAgain")), variant: "destructive" }),
    onSettled: () => setAsked(null),
  });
  const dialog = asked && (
    <ConfirmDialog
      open
      onOpenChange={() => setAsked(null)}
      title={t("remove.title")}
      description={t("remove.text", { name: asked.title })}
      confirmLabel={t("remove.confirm")}
      destructive
      busy={removal.isPending}
      onConfirm={() => removal.mutate(asked.id)}
    />
  );
  return { ask: setAsked, dialog };
}
