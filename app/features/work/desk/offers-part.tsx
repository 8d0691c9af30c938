import type { ViewedRequest } from "../../../../domain/api/work/leads.ts";
import { late } from "../../../lib/late.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Part } from "./letter-part.tsx";

const Offers = late(async () => (await import("./offers.tsx")).Offers);

/** The offers to the customer, once there are premiums that can be offered. Its code is loaded when it is shown. */
export function OffersPart({ lead }: { lead: ViewedRequest<"quote"> }) {
  const { t } = useTranslation("offer-desk");
  if (lead.premiums.length === 0) return null;
  return (
    <Part name="offers" title={t("part")}>
      <Offers lead={lead} />
    </Part>
  );
}
