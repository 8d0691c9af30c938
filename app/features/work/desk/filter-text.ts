import { stageName } from "../../../../domain/work/desk/stage-name.ts";
import { officeName } from "../../../../domain/operations/settings/offices.ts";
import { ALL_STAGES } from "../../../../domain/work/desk/stages.ts";
import { isLanguage } from "../../../../domain/platform/language.ts";
import { isAmong } from "../../../../domain/platform/typed-records.ts";
import { NONE } from "../../../../domain/work/lead-options.ts";
import type { LeadKind } from "../../../../domain/work/request-kinds.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useTags } from "../../../layout/tags/use-tags.ts";
import { knownText, useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useDates } from "../../../lib/dates.ts";
import { useOutcomeNames } from "../../../lib/outcomes.ts";
import type { FilterName } from "./lead-filters.ts";
import { useTypeText } from "./type-text.ts";
import { useColleagues, useFormerOwners } from "./use-colleagues.ts";

/** Returns the function that says an active filter of the list in words. */
export function useFilterText(kind: LeadKind): (name: FilterName, value: string) => string {
  const { t } = useTranslation("desk");
  const dates = useDates();
  const names = useOutcomeNames();
  const typeText = useTypeText();
  const ownerName = useOwnerName();
  const agency = useAgency();
  const tagNames = useTagNames();
  // Around noon in the office's time zone, so that no time zone makes it the day before.
  const dayText = (value: string) => {
    const moment = `${value}T18:00:00Z`;
    return Number.isNaN(Date.parse(moment)) ? value : dates.date(moment);
  };
  const named = (what: string, value: string) => `${what}: ${value}`;
  return (name, value) => {
    switch (name) {
      case "type":
        return named(t(`kinds:${kind}.type`), value === NONE ? t("filters.noType") : typeText(value));
      case "stage":
        return named(
          t("inbox.filters.stage"),
          isAmong(ALL_STAGES, value) ? t(`work.stages.${stageName(kind, value)}`) : value,
        );
      case "owner":
        return named(t("inbox.filters.owner"), ownerName(value));
      case "language":
        return named(t("language"), isLanguage(value) ? t(`portal:languages.${value}`) : value);
      case "consent":
        return named(
          t("inbox.filters.consent"),
          t(value === "yes" ? "inbox.filters.agreed" : "inbox.filters.notAgreed"),
        );
      case "office": {
        const office = agency.locations.find(({ id }) => id === value);
        return named(t("office.label"), office ? officeName(agency, office) : value);
      }
      case "tag":
        return named(t("tags:one"), tagNames(value));
      case "from":
      case "to":
        return named(t(`filters.${name}`), dayText(value));
      case "suspected":
        return t("suspected");
      case "binned":
        return t("bin.title");
      case "answered":
      case "entered":
      case "confirmed":
        return t(`inbox.reported.${name}.${value === "yes" ? "yes" : "no"}`);
      case "policy":
        return t("inbox.reported.policy");
      case "reason":
        return t("inbox.reported.reason", { reason: names.lostReason(value) });
      case "endedFrom":
      case "endedTo":
        return t(`inbox.reported.${name}`, { day: dayText(value) });
      case "source":
        return t("inbox.reported.source", { source: knownText(t, "inbox.reported.sources", value) });
      case "campaign":
        return value === NONE ? t("inbox.reported.noCampaign") : t("inbox.reported.campaign", { campaign: value });
    }
  };
}

/** Returns the function that names the tags of a filter, which has their ids with commas. */
function useTagNames(): (value: string) => string {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const tags = useTags();
  const nameOf = (id: string) => tags.find((tag) => String(tag.id) === id)?.name[language] ?? t("tags:deleted");
  return (value) => value.split(",").map(nameOf).join(", ");
}

function useOwnerName(): (value: string) => string {
  const { t } = useTranslation("desk");
  const colleagues = useColleagues();
  const former = useFormerOwners();
  return (value) => {
    if (value === "me") return t("inbox.filters.me");
    if (value === "none") return t("inbox.filters.nobody");
    const left = former.find(({ id }) => String(id) === value);
    if (left) return t("inbox.filters.left", { name: left.name });
    return colleagues.find(({ id }) => String(id) === value)?.name ?? value;
  };
}
