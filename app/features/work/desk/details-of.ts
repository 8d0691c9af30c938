import type { Agency } from "../../../../domain/operations/settings/agency.ts";
import { QUOTE_FIELDS } from "../leads/quote-fields.ts";
import { DETAIL_LABELS, detailIn, type DetailsOf } from "./detail-text.ts";
import { kindOf, type ViewedLead } from "./lead-kinds.ts";

const FURTHER_FIELDS = Object.values(QUOTE_FIELDS).flatMap(({ groups, more }) => [
  ...groups.flatMap(({ fields }) => fields),
  ...more,
]);

/**
 * Returns the values of all fields that the desk can change: those of the kind, the type-specific ones of every type,
 * the language and, where the agency has several offices, the office.
 */
export function detailsOf(lead: ViewedLead, { locations }: Pick<Agency, "locations">): DetailsOf {
  const values: DetailsOf = {};
  for (const field of Object.keys(DETAIL_LABELS[kindOf(lead)])) values[field] = detailIn(lead, field);
  if ("details" in lead) {
    for (const { name, kind } of FURTHER_FIELDS) {
      const value = detailIn(lead, name);
      values[name] = kind === "choices" ? [value].flat().filter(Boolean) : value;
    }
  }
  values["language"] = lead.language;
  const office = locations.find(({ id }) => id === lead.work.location);
  if (locations.length > 1) values["location"] = office?.id ?? "";
  return values;
}
