import { AccountTabs } from "../../features/profile/account-tabs.tsx";
import { OwedStep } from "../../features/profile/owed-step.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/profile";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { services } = servicesOf(args);
  return portalPage(args, "/profile", ["profile", "validation"], async () => ({ owed: await services.findDebt() }));
}

/** One's own account. */
export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("profile");
  const { user, data } = loaderData;
  return (
    <div className="container-page grid max-w-3xl grid-cols-1 gap-6 py-10">
      <div>
        <h1 className="text-3xl">{t("title")}</h1>
        <p className="mt-2 text-ink-soft">{t("account", { username: user.username })}</p>
      </div>
      {data?.owed ? <OwedStep owed={data.owed} /> : <AccountTabs user={user} />}
    </div>
  );
}
