import { Bookmark } from "lucide-react";
import { useState } from "react";
import type { LeadKind } from "../../../../domain/work/request-kinds.ts";
import { useUser } from "../../../layout/account-links.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { ActionMenu } from "../../../ui/action-menu.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useOwnViewChanges } from "./use-own-view-changes.ts";
import { useShownView } from "./use-own-views.ts";
import { ViewNameDialog } from "./view-name-dialog.tsx";

type Asked = "new" | "rename" | "delete";

/** The menu that keeps the current filters and order as a view, and changes the kept view that is shown. */
export function OwnViewMenu({ kind }: { kind: LeadKind }) {
  const { t } = useTranslation("desk");
  const user = useUser();
  const { change } = useAddress();
  const { filters, view, isChanged } = useShownView(kind);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const { patch, remove } = useOwnViewChanges();
  const isKept = Object.keys(filters).length > 0 && filters["view"] !== "board";
  if (!isKept && !view) return null;
  const isMine = view?.isMine ?? false;
  const isAdmin = user?.role === "admin";
  const deeds = [
    ...(isMine && isChanged ? ["save" as const] : []),
    ...(isMine ? ["rename" as const] : []),
    ...(isMine && isAdmin ? [view?.isShared ? ("unshare" as const) : ("share" as const)] : []),
    ...(isMine ? ["delete" as const] : []),
  ];

  function choose(deed: "new" | (typeof deeds)[number]) {
    if (deed === "new" || deed === "rename" || deed === "delete") setAsked(deed);
    else if (view) patch.mutate({ id: view.id, ...(deed === "save" ? { filters } : { isShared: deed === "share" }) });
  }

  return (
    <>
      <ActionMenu
        variant="ghost"
        size="sm"
        aria-label={`${t(isChanged ? "inbox.own.changed" : "inbox.own.button")}, ${t("inbox.own.label")}`}
        title={t("inbox.own.label")}
        busy={patch.isPending || remove.isPending}
        button={
          <>
            <Bookmark aria-hidden="true" />
            <span className="max-2xl:sr-only">{t(isChanged ? "inbox.own.changed" : "inbox.own.button")}</span>
          </>
        }
        panelLabel={t("inbox.own.label")}
        groups={[
          {
            ...(view && { heading: view.name }),
            choices: [...deeds, "new" as const].map((deed) => ({ value: deed, label: t(`inbox.own.${deed}`) })),
          },
        ]}
        onChoose={choose}
      />
      {(asked === "new" || asked === "rename") && (
        <ViewNameDialog
          kind={kind}
          filters={filters}
          {...(asked === "rename" && view && { view })}
          onClose={close}
          onKept={(id) => change({ own: String(id) }, { replace: true })}
        />
      )}
      <ConfirmDialog
        open={asked === "delete" && view !== undefined}
        onOpenChange={close}
        title={t("inbox.own.deleteQuestion", { name: view?.name ?? "" })}
        description={t(view?.isShared ? "inbox.own.deleteShared" : "inbox.own.deleteText")}
        confirmLabel={t("inbox.own.delete")}
        onConfirm={() => {
          close();
          if (view) remove.mutate(view.id, { onSuccess: () => change({ own: null }, { replace: true }) });
        }}
      />
    </>
  );
}
