import { CloudOff, FileQuestion } from "lucide-react";
import { Link } from "react-router";
import { useTranslation } from "../../lib/i18n.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";

/** The content of a portal page that was not found or failed, with the ways on. */
export default function PortalFault({ isNotFound }: { isNotFound: boolean }) {
  const { t } = useTranslation("portal");
  const Icon = isNotFound ? FileQuestion : CloudOff;
  return (
    <div className="container-page grid justify-items-center gap-4 py-20 text-center">
      <Icon aria-hidden="true" className="size-12 text-brick" />
      <h1>{t(isNotFound ? "fault.notFound.title" : "fault.failed.title")}</h1>
      <p className="max-w-prose text-lg text-ink-soft">{t(isNotFound ? "fault.notFound.text" : "fault.failed.text")}</p>
      <p className="flex flex-wrap justify-center gap-3">
        {!isNotFound && <Button onClick={() => location.reload()}>{t("fault.again")}</Button>}
        <Link to="/agent-tools" className={buttonClass({ variant: isNotFound ? "primary" : "secondary" })}>
          {t("fault.start")}
        </Link>
      </p>
    </div>
  );
}
