import type { IssuedInvitation } from "../../../../domain/api/people/users.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { OneTimeLink } from "./one-time-link.tsx";

/** The link of an invitation, shown only this once. */
export function InvitationLinkDialog({ issued, onClose }: { issued: IssuedInvitation; onClose: () => void }) {
  const { t } = useTranslation("users");
  const dates = useDates();
  const date = dates.dateTime(issued.expiresAt);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeOnBackdrop={false}
      title={t("link.title")}
      description={<span className="break-words">{t("link.expires", { email: issued.email, date })}</span>}
      actions={<Button onClick={onClose}>{t("link.done")}</Button>}
    >
      <OneTimeLink link={issued.link} note={t(issued.isMailed ? "link.note" : "link.noteNoServer")} />
    </Dialog>
  );
}
