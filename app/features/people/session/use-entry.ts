import { useNavigate, useRevalidator } from "react-router";
import type { User } from "../../../../domain/people/users.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { toast } from "../../../ui/toast-store.ts";

/** Goes on as the user who has just come in: the frame learns who that is, then the page follows. */
export function useEntry(next: string): (title: string, description: string) => Promise<void> {
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  return async (title, description) => {
    toast({ title, description });
    await revalidator.revalidate();
    await navigate(next);
  };
}

/** The same after a login, with the words of one. */
export function useWelcome(next: string): (user: User) => Promise<void> {
  const { t } = useTranslation("session");
  const enter = useEntry(next);
  return (user) => enter(t("toast.success"), t("toast.welcome", { name: user.firstName }));
}
