import type { ClaimContact } from "../../../server/content/present.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import { WhereToReport } from "./claim-notice.tsx";

/** What the confirmation of a message about a claim begins with: the company has not been told, and where to tell it. */
export function ClaimNotReported({ contacts }: { contacts: ClaimContact[] }) {
  const { t } = useTranslation("contacts");
  return (
    <Alert variant="error" role="status" title={t("claim.notTold")}>
      <p className="mb-3">{t("claim.next")}</p>
      <WhereToReport contacts={contacts} />
    </Alert>
  );
}
