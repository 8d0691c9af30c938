import { PasswordForm } from "../../features/session/password-form.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import { Alert } from "../../ui/alert.tsx";
import type { Route } from "./+types/profile";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/profile", ["profile", "auth", "validation"], () => ({}));
}

/** One's own account: the password, which a random first one makes everybody change. */
export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("profile");
  const { user } = loaderData;
  return (
    <div className="container-page grid max-w-2xl grid-cols-1 gap-6 py-10">
      <div>
        <h1 className="text-3xl">{t("title")}</h1>
        <p className="mt-2 text-ink-soft">{t("account", { username: user.username })}</p>
      </div>
      {user.mustChangePassword && <Alert variant="info">{t("mustChange")}</Alert>}
      <section aria-labelledby="security" className="grid gap-5 rounded border border-line bg-surface p-6">
        <h2 id="security" className="text-xl">
          {t("security")}
        </h2>
        <PasswordForm />
      </section>
    </div>
  );
}
