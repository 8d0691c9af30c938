import { useEffect, useRef } from "react";
import { useTranslation } from "../lib/i18n.tsx";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";

type ConflictNoticeProps = {
  /** The text of the other person, when it is short enough to be read here. */
  theirs?: string | undefined;
  isBusy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/**
 * The notice of an edit conflict (optimistic locking): somebody else saved first. Nothing is lost; the second person
 * decides whose text is kept. It takes the focus; a key that counts the conflicts lets a further one do so again.
 */
export function ConflictNotice({ theirs, isBusy, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const { t } = useTranslation("portal");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      className="scroll-clear"
      variant="error"
      title={t("conflict.title")}
      action={
        <>
          <Button variant="secondary" busy={isBusy} onClick={onTakeTheirs}>
            {t("conflict.takeTheirs")}
          </Button>
          <Button variant="destructive" busy={isBusy} onClick={onKeepMine}>
            {t("conflict.keepMine")}
          </Button>
        </>
      }
    >
      <p>{t("conflict.text")}</p>
      {theirs !== undefined && (
        <figure className="mt-3 border-s-4 border-brick/40 ps-3">
          <figcaption className="text-sm text-ink-soft">{t("conflict.theirs")}</figcaption>
          <blockquote className="max-h-60 overflow-y-auto break-words whitespace-pre-wrap">{theirs || "–"}</blockquote>
        </figure>
      )}
    </Alert>
  );
}
