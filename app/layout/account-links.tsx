import { Link } from "react-router";
import { useTranslation } from "../lib/i18n.tsx";
import type { Role } from "../../domain/platform/permissions.ts";
import { showAppBadge } from "../lib/app-badge.ts";
import { errorText, sendLogout } from "../lib/api.ts";
import { LocalLink } from "../lib/local-link.tsx";
import { useRootData } from "../lib/root-context.tsx";
import { toast } from "../ui/toast-store.ts";
import { leaveFarewell } from "./use-farewell.ts";

/** The roles with a link to the portal: those who work in it. A trainee reaches it by logging in. */
const WITH_LINK: readonly Role[] = ["agent", "senior_agent", "admin"];

export function useUser() {
  return useRootData()?.user ?? null;
}

/** Returns a function that logs out and reloads the site root. */
export function useLogOut(): () => Promise<void> {
  const { t } = useTranslation();
  return async () => {
    try {
      await sendLogout();
      showAppBadge(0);
      leaveFarewell();
      window.location.assign("/");
    } catch (error) {
      toast({ title: t("logout.failed"), description: errorText(error, t("logout.failed")), variant: "destructive" });
    }
  };
}

/** The links Agent Login, or Agent Tools and Logout. */
export function AccountLinks({ className }: { className: string }) {
  const { t } = useTranslation();
  const user = useUser();
  const logOut = useLogOut();
  if (!user) {
    return (
      <LocalLink to="/auth" className={className}>
        {t("nav.login")}
      </LocalLink>
    );
  }
  return (
    <>
      {WITH_LINK.includes(user.role) && (
        <Link to="/agent-tools" className={className}>
          {t("nav.tools")}
        </Link>
      )}
      <button type="button" className={className} onClick={() => void logOut()}>
        {t("nav.logout")}
      </button>
    </>
  );
}
