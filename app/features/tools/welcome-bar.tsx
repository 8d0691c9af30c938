import type { User } from "../../../domain/users.ts";
import { useTranslation } from "../../lib/i18n.tsx";

/** Greets by first name, and says with which rights one is here. */
export function WelcomeBar({ user }: { user: User }) {
  const { t } = useTranslation("tools");
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h1 className="text-3xl">{t("welcome", { name: user.firstName || user.username })}</h1>
      <p className="text-ink-soft">{t("loggedInAs", { role: t(`portal:roles.${user.role}`) })}</p>
    </div>
  );
}
