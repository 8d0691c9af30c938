import { data } from "react-router";
import { SCREEN_SHARE } from "../../../domain/platform/limits.ts";
import { PhoneLink } from "../../features/work/leads/phone-link.tsx";
import { asleep } from "../../lib/asleep.tsx";
import { useTranslation } from "../../lib/i18n.tsx";
import { page, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/share";

/** Hydrated late, as it has all that talks to the other browser; a press that comes sooner is replayed. */
const GuestPage = asleep(async () => (await import("../../features/work/share/guest-page.tsx")).GuestPage);

export const meta = pageMeta;

/**
 * Loads the invitation to share a screen, and changes nothing: mail scanners open every link. A token that was never
 * given, has expired or belongs to another browser gets the same words.
 */
export async function loader(args: Route.LoaderArgs) {
  const { services, language } = servicesOf(args);
  const found = await services.shares.invitation(args.params.token, language);
  const share = "error" in found ? null : found;
  // Link previews name the site instead of the address, which is a secret.
  const seo = { isHidden: true, canonical: services.publicUrl };
  return data(page(args, ["share", "leads"], { share }, { seo }), { status: "error" in found ? found.status : 200 });
}

export default function SharePage({ loaderData, params }: Route.ComponentProps) {
  const { share } = loaderData;
  return share ? <GuestPage token={params.token} share={share} /> : <NoShare />;
}

function NoShare() {
  const { t } = useTranslation("share");
  return (
    <div className="container-page grid max-w-2xl gap-6 py-12">
      <h1>{t("gone.title")}</h1>
      <p>
        {t("gone.text", { minutes: SCREEN_SHARE.sessionMinutes })} <PhoneLink />
      </p>
    </div>
  );
}
