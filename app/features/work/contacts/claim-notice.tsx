import type { ClaimContact } from "../../../../server/content/shelves/present.ts";
import { InsurerChoice } from "../../../layout/insurer/insurer-choice.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";

type ClaimNoticeProps = { contacts: ClaimContact[] };

/**
 * The notice below the topic of the contact form. When the visitor chooses a claim, it says that the form does not
 * report it, and where to report it. CSS shows it, so it needs no JavaScript and no hydration of the form.
 */
export function ClaimNotice({ contacts }: ClaimNoticeProps) {
  const { t } = useTranslation("contacts");
  return (
    <>
      <div role="status">
        <div className="mt-4 hidden group-has-[option[value=claim]:checked]/contact:block">
          <p className="font-semibold text-brick">{t("claim.title")}</p>
          <p>{t("claim.text")}</p>
        </div>
      </div>
      <div className="mt-3 hidden group-has-[option[value=claim]:checked]/contact:block">
        <WhereToReport contacts={contacts} />
      </div>
    </>
  );
}

/** The select of the insurer; without JavaScript a link to the page that has it as a form. */
export function WhereToReport({ contacts }: ClaimNoticeProps) {
  const { t } = useTranslation("contacts");
  return (
    <>
      <div className="noscript:hidden">
        <InsurerChoice contacts={contacts} />
      </div>
      <p className="hidden noscript:block">
        <LocalLink to="/claims-process" className="link inline-flex min-h-11 items-center font-semibold">
          {t("claim.lines")}
        </LocalLink>
      </p>
    </>
  );
}
