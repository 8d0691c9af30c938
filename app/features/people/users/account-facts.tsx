import type { Account } from "../../../../domain/api/people/users.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { FactList } from "../../../ui/fact-list.tsx";

export function AccountFacts({ account }: { account: Account }) {
  const { t } = useTranslation("users");
  const dates = useDates();
  const date = (iso: string | null) => (iso ? dates.dateTime(iso) : t("details.never"));
  const facts = [
    [t("columns.username"), account.username],
    [t("columns.email"), account.email ?? "–"],
    [t("columns.role"), t(`portal:roles.${account.role}`)],
    [t("details.status"), t(account.isActive ? "details.active" : "details.deactivated")],
    [t("details.createdAt"), date(account.createdAt)],
    [t("details.lastSeenAt"), date(account.lastSeenAt)],
    [t("details.twoFactor"), t(account.hasTwoFactor ? "details.on" : "details.off")],
    [t("details.passkeys"), String(account.passkeys)],
    [t("details.sessions"), String(account.sessions)],
  ] as const;
  return <FactList facts={facts} />;
}
