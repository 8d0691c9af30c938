import { CloudOff, LockKeyhole, LogIn } from "lucide-react";
import { Link } from "react-router";
import { ApiError } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

/** The error state of the onboarding: not logged in, not allowed, or not reachable. */
export function OnboardingFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation("onboarding");
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) {
    return (
      <EmptyState
        icon={LogIn}
        title={t("failure.authTitle")}
        text={t("failure.authText")}
        action={
          <Link to="/auth" className={buttonClass()}>
            {t("failure.logIn")}
          </Link>
        }
      />
    );
  }
  if (status === 403) {
    return (
      <EmptyState
        icon={LockKeyhole}
        title={t("failure.restrictedTitle")}
        text={t("failure.restrictedText")}
        action={
          <Link to="/" className={buttonClass()}>
            {t("failure.home")}
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={CloudOff}
      title={t("failure.title")}
      text={t("failure.text")}
      action={<Button onClick={onRetry}>{t("failure.retry")}</Button>}
    />
  );
}
