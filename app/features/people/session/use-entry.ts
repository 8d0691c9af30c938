import { useNavigate, useRevalidator } from "react-router";
import type { User } from "../../../../domain/people/users.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { toast } from "../../../ui/toast-store.ts";

/**
 * Continues after a login: revalidates the layout's data with the new user, then navigates to the page that the user
 * was going to, or else to their start page.
 */
export function useEntry(next: string | null): (user: User, title: string, description: string) => Promise<void> {
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  return async (user, title, description) => {
    toast({ title, description });
    await revalidator.revalidate();
    await navigate(next ?? user.startPage);
  };
}

/** Continues after a login with a welcome message. */
export function useWelcome(next: string | null): (user: User) => Promise<void> {
  const { t } = useTranslation("session");
  const enter = useEntry(next);
  return (user) => enter(user, t("toast.success"), t("toast.welcome", { name: user.firstName }));
}
