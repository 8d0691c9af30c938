import { useState } from "react";
import type { ContentKind } from "../../../domain/content.ts";
import { complain } from "../../lib/complain.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { fetchItem } from "./use-content.ts";

type ConflictNoticeProps = {
  kind: ContentKind;
  id: number;
  onKeepMine: (version: string) => Promise<void>;
  onTakeTheirs: () => void;
};

/** Somebody else saved first: nothing is lost, and the admin says whose words count. */
export function ConflictNotice({ kind, id, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const { t } = useTranslation("content-admin");
  const [isBusy, setBusy] = useState(false);

  async function keepMine(): Promise<void> {
    setBusy(true);
    try {
      const { version } = await fetchItem(kind, id);
      await onKeepMine(version);
    } catch (error) {
      complain(t("saveFailed"), error, t("tryAgain"));
    }
    setBusy(false);
  }

  return (
    <Alert
      variant="error"
      title={t("conflict.title")}
      action={
        <>
          <Button variant="secondary" onClick={onTakeTheirs}>
            {t("conflict.takeTheirs")}
          </Button>
          <Button variant="destructive" busy={isBusy} onClick={() => void keepMine()}>
            {t("conflict.keepMine")}
          </Button>
        </>
      }
    >
      {t("conflict.text")}
    </Alert>
  );
}
