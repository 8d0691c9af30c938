import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Account, ResetLink } from "../../../../domain/api/people/users.ts";
import { PROTECTED_ADMIN_ID } from "../../../../domain/platform/limits.ts";
import type { User } from "../../../../domain/people/users.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { AccountActions } from "./account-actions.tsx";
import { AccountFacts } from "./account-facts.tsx";
import { BookingsLeft } from "./bookings-left.tsx";
import { GiveBack } from "./handover-undo.tsx";
import { OneTimeLink } from "./one-time-link.tsx";
import { PersonForm } from "./person-form.tsx";
import { RoleForm } from "./role-form.tsx";
import { TeamConfirmation } from "./team-confirmation.tsx";

type AccountDialogProps = { user: User; isOwn: boolean; onClose: () => void };

/** The details of an account, and the admin's actions on it. */
export function AccountDialog({ user, isOwn, onClose }: AccountDialogProps) {
  const { t } = useTranslation("users");
  const [reset, setReset] = useState<ResetLink | null>(null);
  const account = useQuery({
    queryKey: ["account", user.id],
    queryFn: () => api("GET /api/users/:id", { params: { id: user.id } }),
    gcTime: 0,
  });
  const handover = useQuery({
    queryKey: ["handover", user.id],
    queryFn: () => api("GET /api/users/:id/handover", { params: { id: user.id } }),
    enabled: account.data?.isActive === false,
    gcTime: 0,
  });
  const { firstName, lastName } = account.data ?? user;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${firstName} ${lastName}`}
      actions={<Button onClick={onClose}>{t("ui:close")}</Button>}
    >
      <QueryStates query={account} error={t("details.error")}>
        {(known) => (
          <div className="grid gap-6">
            <AccountFacts account={known} />
            {known.isActive && !isOwn && <PersonForm account={known} />}
            {known.isActive && known.id !== PROTECTED_ADMIN_ID && <RoleForm key={known.role} account={known} />}
            {!known.isActive && handover.data?.undo && <GiveBack account={known} handed={handover.data.undo} />}
            {!known.isActive && handover.data && <BookingsLeft left={handover.data.left} />}
            <AccountActions account={known} isOwn={isOwn} onResetLink={setReset} />
            {known.isActive && known.team?.isAgreed && <TeamConfirmation account={known} entry={known.team} />}
            {reset && <OneTimeLink link={reset.link} note={t(`reset.${resetNoteKey(reset, known)}`)} />}
          </div>
        )}
      </QueryStates>
    </Dialog>
  );
}

function resetNoteKey({ isMailed }: ResetLink, { email }: Account) {
  if (isMailed) return "noteMailed";
  return email ? "noteNoServer" : "noteNotMailed";
}
