import type { PresentedLead } from "../../../../domain/api/work/leads.ts";
import { locationOf, officeName } from "../../../../domain/operations/settings/offices.ts";
import { KINDS } from "../../../../domain/work/request-kinds.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Facts, type Fact } from "./facts.tsx";
import { leadFacts, type ShownField } from "./lead-facts.tsx";
import { kindOf, type ViewedLead } from "./lead-kinds.ts";
import { detailFacts } from "./detail-facts.ts";

/** The part about the request: details, date and source. Its message stands in the conversation. */
export function Wish({ lead, fields }: { lead: ViewedLead; fields: ShownField[] }) {
  const { t } = useTranslation("desk");
  const { t: detailTexts } = useTranslation(KINDS[kindOf(lead)].detailTexts ?? "quotes");
  const dates = useDates();
  const officeFact = useOfficeFact(lead);
  const message = "message" in lead ? lead.message : null;
  const others = fields.filter(({ name }) => name !== "message");
  // The first fact is the type of the request; the others are details.
  const [type, ...wishes] = leadFacts(lead, others, "wish", t);
  const details = "details" in lead ? [...wishes, ...detailFacts(lead.details, detailTexts, dates)] : wishes;
  const isPlain = !message && details.every(({ value }) => !value);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Facts
        facts={[
          ...(type ? [type] : []),
          ...details,
          { label: t("columns.date"), value: dates.dateTime(lead.requestDate) },
          { label: t("source.label"), value: <Source source={lead.source} /> },
          ...officeFact,
        ]}
      />
      {isPlain && <p className="text-ink-soft">{t("noDetails")}</p>}
    </div>
  );
}

/** Returns the office that the request belongs to, where the agency has several. */
function useOfficeFact({ work }: ViewedLead): Fact[] {
  const { t } = useTranslation("desk");
  const agency = useAgency();
  if (agency.locations.length < 2) return [];
  const office = locationOf(agency, work.location);
  const name = officeName(agency, office);
  return [{ label: t("office.label"), value: office === agency.locations[0] ? t("office.main", { name }) : name }];
}

function Source({ source }: { source: PresentedLead["source"] }) {
  const { t } = useTranslation("desk");
  if (source.channel) return t(`customers.source.${source.channel}`);
  const parts = [source.referrer, source.utm_source, source.utm_medium, source.utm_campaign].filter(Boolean);
  return parts.length > 0 ? parts.join(" · ") : t("source.direct");
}
