import { useTranslation } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import type { AuthView } from "./auth-view.ts";

/** The title and the introduction of one view of the login page. */
export function AuthHeading({ view }: { view: AuthView["name"] }) {
  const { t } = useTranslation("session");
  return (
    <div>
      <h1 className="text-3xl">{t(`views.${view}.title`)}</h1>
      <p className="mt-2 text-ink-soft">{t(`views.${view}.intro`)}</p>
    </div>
  );
}

/** The links from the login to the other views, or back. */
export function OtherWays({ isLogin }: { isLogin: boolean }) {
  const { t } = useTranslation("session");
  const ways = isLogin
    ? [
        ["/auth?tab=forgot", t("links.forgot")],
        ["/auth?tab=request", t("links.request")],
      ]
    : [["/auth", t("links.login")]];
  return (
    <ul className="flex flex-wrap gap-x-6">
      {ways.map(([to = "", label]) => (
        <li key={to}>
          <LocalLink to={to} className="inline-flex min-h-11 items-center font-semibold text-indigo underline">
            {label}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
