import { ShieldX } from "lucide-react";
import { Link } from "react-router";
import { useTranslation } from "../lib/i18n.tsx";
import { buttonClass } from "../ui/button.tsx";

/** The content of a portal page for a user without permission to see it. */
export function AccessDenied() {
  const { t } = useTranslation("portal");
  return (
    <div className="container-page grid justify-items-center gap-4 py-20 text-center">
      <ShieldX aria-hidden="true" className="size-12 text-brick" />
      <h1>{t("denied.title")}</h1>
      <p className="max-w-prose text-lg text-ink-soft">{t("denied.text")}</p>
      <Link to="/" className={buttonClass()}>
        {t("denied.home")}
      </Link>
    </div>
  );
}
