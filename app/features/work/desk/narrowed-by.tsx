import { X } from "lucide-react";
import { NONE } from "../../../../domain/work/lead-options.ts";
import { knownText, useTranslation } from "../../../lib/i18n.tsx";
import { useDates } from "../../../lib/dates.ts";
import { useOutcomeNames } from "../../../lib/outcomes.ts";
import { useAddress } from "../../../lib/use-address.ts";

/** The URL filters that only links from the figures of the morning page set; the filter panel has no field for them. */
export const REPORT_FILTERS = [
  "answered",
  "entered",
  "confirmed",
  "reason",
  "endedFrom",
  "endedTo",
  "source",
  "campaign",
] as const;

/** The active filters that came from a figure of the morning page, each with a button to remove it. */
export function NarrowedBy() {
  const { t } = useTranslation("desk");
  const { parameters, change } = useAddress();
  const filterText = useFilterText();
  const given = REPORT_FILTERS.flatMap((name) => {
    const value = parameters.get(name);
    return value ? [{ name, text: filterText(name, value) }] : [];
  });
  if (given.length === 0) return null;
  return (
    <ul aria-label={t("inbox.reported.label")} className="flex flex-wrap gap-2">
      {given.map(({ name, text }) => (
        <li key={name}>
          <button
            type="button"
            className="inline-flex min-h-9 max-w-full cursor-pointer items-center gap-1 rounded-full border border-indigo bg-indigo-soft px-3 text-start text-sm text-indigo pointer-coarse:min-h-11"
            title={t("inbox.reported.remove")}
            onClick={() => change({ [name]: null, before: null })}
          >
            <span className="min-w-0 break-words">{text}</span>
            <X aria-hidden="true" className="size-4 shrink-0" />
            <span className="sr-only">{t("inbox.reported.remove")}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function useFilterText(): (name: (typeof REPORT_FILTERS)[number], value: string) => string {
  const { t } = useTranslation("desk");
  const dates = useDates();
  const names = useOutcomeNames();
  return (name, value) => {
    switch (name) {
      case "answered":
      case "entered":
      case "confirmed":
        return t(`inbox.reported.${name}.${value === "yes" ? "yes" : "no"}`);
      case "reason":
        return t("inbox.reported.reason", { reason: names.lostReason(value) });
      case "endedFrom":
      case "endedTo": {
        // Around noon in the office's time zone, so that no time zone makes it the day before.
        const moment = `${value}T18:00:00Z`;
        return t(`inbox.reported.${name}`, {
          day: Number.isNaN(Date.parse(moment)) ? value : dates.date(moment),
        });
      }
      case "source":
        return t("inbox.reported.source", { source: knownText(t, "inbox.reported.sources", value) });
      case "campaign":
        return value === NONE ? t("inbox.reported.noCampaign") : t("inbox.reported.campaign", { campaign: value });
    }
  };
}
