import { AccountTabs } from "../../features/profile/account-tabs.tsx";
import { OwedStep } from "../../features/profile/owed-step.tsx";
import { OwnAbsences } from "../../features/routing/absences.tsx";
import { PortalPage } from "../../layout/portal-page.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/profile";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { services } = servicesOf(args);
  return portalPage(args, "/profile", ["profile", "team", "routing", "validation"], async () => ({
    owed: await services.findDebt(),
    offersPasskeys: services.offersPasskeys,
  }));
}

/** One's own account. */
export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("profile");
  const { user, data } = loaderData;
  return (
    <PortalPage title={t("title")} intro={t("account", { username: user.username })} className="max-w-3xl">
      {data?.owed ? (
        <OwedStep owed={data.owed} offersPasskeys={data.offersPasskeys} />
      ) : (
        <AccountTabs user={user} absences={<OwnAbsences />} />
      )}
    </PortalPage>
  );
}
