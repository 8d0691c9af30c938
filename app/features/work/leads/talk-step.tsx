import { CalendarClock } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";

/** The step of a receipt that offers a time to talk, on the private page of the request. */
export function TalkStep({ link }: { link: string }) {
  const { t } = useTranslation("leads");
  return (
    <li className="flex gap-3">
      <CalendarClock aria-hidden="true" className="mt-1 size-5 shrink-0 text-sage" />
      <p className="min-w-0">
        <LocalLink to={`${link}#talk`} className="link">
          {t("receipt.talk")}
        </LocalLink>
      </p>
    </li>
  );
}
