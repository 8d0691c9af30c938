import type { ClaimContact } from "../../../../server/content/shelves/present.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { WhereToReport } from "./claim-notice.tsx";

/** The warning at the top of a claim's receipt: the insurer has not been told, and where to report the claim. */
export function ClaimNotReported({ contacts }: { contacts: ClaimContact[] }) {
  const { t } = useTranslation("contacts");
  return (
    <Alert variant="error" role="status" title={t("claim.notTold")}>
      <p className="mb-3">{t("claim.next")}</p>
      <WhereToReport contacts={contacts} />
    </Alert>
  );
}
