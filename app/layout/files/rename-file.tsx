import { useState } from "react";
import type { KeptFile } from "../../../domain/api/work/kept-files.ts";
import { serverFaults } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useChange } from "../../lib/use-change.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";

/** The dialog that gives a kept file another name; its extension stays. */
export function RenameFile({ kept: { id, file }, onClose }: { kept: KeptFile; onClose: () => void }) {
  const { t } = useTranslation("messages");
  const [name, setName] = useState(() => file.name.replace(/\.[^.]*$/, ""));
  const rename = useChange({
    request: () => ({ to: "PATCH /api/kept-files/:id", params: { id }, body: { name } }) as const,
    success: t("files.renamed"),
    failure: t("files.renameFailed"),
    renews: [["kept-files"]],
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("files.renameTitle")}
      closeOnBackdrop={false}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("ui:cancel")}
          </Button>
          <Button busy={rename.isPending} onClick={() => rename.mutate()}>
            {t("files.renameSave")}
          </Button>
        </>
      }
    >
      <Field label={t("files.name")} error={serverFaults(rename.error)["name"]} required>
        <Input autoComplete="off" maxLength={120} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
    </Dialog>
  );
}
