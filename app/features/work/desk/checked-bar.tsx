import { useMutation, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import type { LeadPath } from "../../../../domain/work/request-kinds.ts";
import { useUser } from "../../../layout/account-links.tsx";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { InboxRow } from "./lead-kinds.ts";
import { showWork } from "./show-work.ts";
import { mayOn } from "./use-work.ts";

type CheckedBarProps = { path: LeadPath; rows: InboxRow[]; onDone: () => void };
/** The actions on several requests at once. */
const DEEDS = ["take", "settle"] as const;
type Deed = (typeof DEEDS)[number];

/** Offers what can be done with the checked rows. Each request is changed by its own right and version. */
export function CheckedBar({ path, rows, onDone }: CheckedBarProps) {
  const { t } = useTranslation("desk");
  const user = useUser();
  const work = useWorkOnAll(path, onDone);
  if (rows.length === 0) return <div role="status" className="empty:hidden" />;
  const allowed = (deed: Deed) =>
    rows.filter((row) => user && mayOn(user, row, deed) && (deed !== "settle" || row.work.waitsFor === "us"));
  return (
    <div role="status" className="desk-checked">
      <span className="me-auto">{t("inbox.checked.count", { count: rows.length })}</span>
      {DEEDS.map((deed) => {
        const able = allowed(deed);
        return (
          able.length > 0 && (
            <Button
              key={deed}
              size="sm"
              variant="secondary"
              busy={work.isPending}
              onClick={() => work.mutate({ deed, rows: able })}
            >
              {t(`inbox.checked.${deed}`, { count: able.length })}
            </Button>
          )
        );
      })}
      <Button size="sm" variant="ghost" aria-label={t("inbox.checked.clear")} onClick={onDone}>
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}

/** Does one action on several requests, one after the other, and tells how many it was done to. */
function useWorkOnAll(path: LeadPath, onDone: () => void) {
  const { t } = useTranslation("desk");
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ deed, rows }: { deed: Deed; rows: InboxRow[] }) => {
      let done = 0;
      for (const { id, reference, work } of rows) {
        const body = { version: work.version, change: { do: deed } };
        const changed = await api(`POST ${path}/:id/work`, { params: { id }, body }).catch(() => null);
        if (!changed) continue;
        done += 1;
        showWork(client, path, reference, changed);
      }
      return { done, failed: rows.length - done };
    },
    onSuccess: ({ done, failed }) => {
      if (failed > 0) {
        const description = t("inbox.checked.failed", { count: failed });
        toast({ title: t("inbox.checked.done", { count: done }), description, variant: "destructive" });
      } else toast({ title: t("inbox.checked.done", { count: done }) });
      onDone();
      void client.invalidateQueries({ queryKey: ["list", path] });
    },
  });
}
