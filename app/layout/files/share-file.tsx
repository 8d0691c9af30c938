import { UserRoundCheck, UserRoundX } from "lucide-react";
import { useState } from "react";
import type { KeptFile } from "../../../domain/api/work/kept-files.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useChange } from "../../lib/use-change.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

/** Puts a file on the private page of its customer, which a mail tells them of, or takes it back at once. */
export function ShareFile({ kept: { id, file, sharedAt } }: { kept: KeptFile }) {
  const { t } = useTranslation("messages");
  const { name } = file;
  const [isAsking, setAsking] = useState(false);
  const share = useChange({
    request: () => ({ to: "PUT /api/kept-files/:id/share", params: { id } }) as const,
    success: t("files.shared", { name }),
    failure: t("files.shareFailed"),
    renews: [["kept-files"]],
    onDone: () => setAsking(false),
  });
  const takeBack = useChange({
    request: () => ({ to: "DELETE /api/kept-files/:id/share", params: { id } }) as const,
    success: t("files.takenBack", { name }),
    failure: t("files.takeBackFailed"),
    renews: [["kept-files"]],
  });
  if (sharedAt) {
    return <IconButton label={t("files.takeBack", { name })} icon={UserRoundX} onClick={() => takeBack.mutate()} />;
  }
  return (
    <>
      <IconButton label={t("files.share", { name })} icon={UserRoundCheck} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("files.shareTitle")}
        description={t("files.shareText", { name })}
        confirmLabel={t("files.shareConfirm")}
        busy={share.isPending}
        onConfirm={() => share.mutate()}
      />
    </>
  );
}
