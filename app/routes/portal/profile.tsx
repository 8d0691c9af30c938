import { data as answer, redirect } from "react-router";
import { valuesOf } from "../../features/work/leads/lead-values.ts";
import { AccountTabs } from "../../features/people/profile/account-tabs.tsx";
import { RequiredStep } from "../../features/people/profile/required-step.tsx";
import { BookingChoices } from "../../features/work/bookings/booking-choices.tsx";
import { NoticeChoices } from "../../features/work/notice-choices/notice-choices.tsx";
import { OwnAbsences } from "../../features/work/routing/absences.tsx";
import { PortalPage } from "../../layout/portal-page.tsx";
import { portalPage, requireUser } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/profile";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { services } = servicesOf(args);
  return portalPage(
    args,
    "/profile",
    ["profile", "team", "routing", "notice-choices", "bookings", "validation"],
    async () => ({
      owed: await services.findDuty(),
      offersPasskeys: services.offersPasskeys,
    }),
  );
}

/** Handles the forced password change when JavaScript is not available. */
export async function action(args: Route.ActionArgs) {
  const { services, language } = servicesOf(args);
  const user = await requireUser(args);
  if ((await services.findDuty()) !== "password") throw answer(null, { status: 405 });
  const values = valuesOf(await args.request.formData().catch(() => new FormData()));
  const outcome = await services.changePassword(values, language);
  if ("isChanged" in outcome) throw redirect(user.startPage, 303);
  const { error, fields, status } = outcome;
  return answer({ error, fields }, { status });
}

/** The page of the user's own account. */
export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("profile");
  const { user, data } = loaderData;
  return (
    <PortalPage title={t("title")} intro={t("account", { username: user.username })} className="max-w-3xl">
      {data?.owed ? (
        <RequiredStep user={user} owed={data.owed} offersPasskeys={data.offersPasskeys} sent={actionData} />
      ) : (
        <AccountTabs
          user={user}
          absences={<OwnAbsences ownId={user.id} />}
          bookings={<BookingChoices />}
          notices={<NoticeChoices />}
        />
      )}
    </PortalPage>
  );
}
