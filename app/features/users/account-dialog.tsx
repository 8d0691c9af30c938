import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Account, User } from "../../../domain/users.ts";
import { api } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SkeletonText } from "../../ui/skeleton.tsx";
import { AccountActions } from "./account-actions.tsx";
import { AccountFacts } from "./account-facts.tsx";
import { OneTimeLink } from "./one-time-link.tsx";
import { RoleForm } from "./role-form.tsx";

type AccountDialogProps = { user: User; isOwn: boolean; onClose: () => void };

/** One account: what is known of it, and what an admin may do about it. */
export function AccountDialog({ user, isOwn, onClose }: AccountDialogProps) {
  const { t } = useTranslation("users");
  const [resetLink, setResetLink] = useState<string | null>(null);
  const account = useQuery({
    queryKey: ["account", user.id],
    queryFn: () => api<Account>(`/api/users/${user.id}`),
    gcTime: 0,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${user.firstName} ${user.lastName}`}
      actions={<Button onClick={onClose}>{t("ui:close")}</Button>}
    >
      {account.isPending && <SkeletonText lines={6} />}
      {account.isError && <Alert variant="error">{t("details.error")}</Alert>}
      {account.data && (
        <div className="grid gap-6">
          <AccountFacts account={account.data} />
          {account.data.isActive && <RoleForm key={account.data.role} account={account.data} />}
          <AccountActions account={account.data} isOwn={isOwn} onResetLink={setResetLink} />
          {resetLink && (
            <OneTimeLink link={resetLink} note={t(account.data.email ? "reset.noteMailed" : "reset.noteNotMailed")} />
          )}
        </div>
      )}
    </Dialog>
  );
}
