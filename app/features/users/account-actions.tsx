import type { Account } from "../../../domain/users.ts";
import type { ResetLink } from "../../../server/users/make-reset-link.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useChange } from "../../lib/use-change.ts";
import { Button } from "../../ui/button.tsx";

type AccountActionsProps = { account: Account; isOwn: boolean; onResetLink: (made: ResetLink) => void };

/** A way back in for those who forgot their password, a way out of every device, a way back for deleted accounts. */
export function AccountActions({ account, isOwn, onResetLink }: AccountActionsProps) {
  const { t } = useTranslation("users");
  const path = `/api/users/${account.id}`;
  const reset = useChange<void, ResetLink>({
    request: () => ({ method: "POST", path: `${path}/reset-link` }),
    success: t("reset.success"),
    failure: t("reset.failure"),
    onDone: onResetLink,
  });
  const endSessions = useChange<void>({
    request: () => ({ method: "DELETE", path: `${path}/sessions` }),
    success: t("sessions.success"),
    failure: t("sessions.failure"),
  });
  const dropSecondFactor = useChange<void>({
    request: () => ({ method: "DELETE", path: `${path}/second-factor` }),
    success: t("secondFactor.success"),
    failure: t("secondFactor.failure"),
  });
  const reactivate = useChange<void>({
    request: () => ({ method: "POST", path: `${path}/reactivate` }),
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
  // One's own password and sessions are looked after in the profile.
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
