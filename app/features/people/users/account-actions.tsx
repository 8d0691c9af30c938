import type { Account, ResetLink } from "../../../../domain/api/people/users.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";

type AccountActionsProps = { account: Account; isOwn: boolean; onResetLink: (made: ResetLink) => void };

/**
 * The admin's actions on an account: password reset link, ending all sessions, removing the second factor, reactivating
 * a deleted account.
 */
export function AccountActions({ account, isOwn, onResetLink }: AccountActionsProps) {
  const { t } = useTranslation("users");
  const params = { id: account.id };
  const reset = useChange({
    request: () => ({ to: "POST /api/users/:id/reset-link", params }),
    success: t("reset.success"),
    failure: t("reset.failure"),
    onDone: onResetLink,
  });
  const endSessions = useChange({
    request: () => ({ to: "DELETE /api/users/:id/sessions", params }),
    success: t("sessions.success"),
    failure: t("sessions.failure"),
  });
  const dropSecondFactor = useChange({
    request: () => ({ to: "DELETE /api/users/:id/second-factor", params }),
    success: t("secondFactor.success"),
    failure: t("secondFactor.failure"),
  });
  const reactivate = useChange({
    request: () => ({ to: "POST /api/users/:id/reactivate", params }),
    success: t("reactivate.success"),
    failure: t("reactivate.failure"),
  });
  if (!account.isActive) {
    return (
      <Button className="justify-self-start" busy={reactivate.isPending} onClick={() => reactivate.mutate()}>
        {t("reactivate.submit")}
      </Button>
    );
  }
  // The user's own password and sessions are managed in the profile.
  if (isOwn) return null;
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" busy={reset.isPending} onClick={() => reset.mutate()}>
        {t("reset.submit")}
      </Button>
      <Button
        variant="secondary"
        disabled={account.sessions === 0}
        busy={endSessions.isPending}
        onClick={() => endSessions.mutate()}
      >
        {t("sessions.submit")}
      </Button>
      {(account.hasTwoFactor || account.passkeys > 0) && (
        <Button variant="secondary" busy={dropSecondFactor.isPending} onClick={() => dropSecondFactor.mutate()}>
          {t("secondFactor.submit")}
        </Button>
      )}
    </div>
  );
}
