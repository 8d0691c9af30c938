import type { Agency } from "../../../../domain/operations/settings/agency.ts";
import { KINDS } from "../../../../domain/work/request-kinds.ts";
import { DETAIL_LABELS, detailIn, type DetailsOf } from "./detail-text.ts";
import { kindOf, type ViewedLead } from "./lead-kinds.ts";
import { fieldsOfType } from "../leads/type-fields.ts";

/**
 * Returns the values of all fields that the desk can change: those of the kind, the type-specific ones of every type,
 * the language and, where the agency has several offices, the office.
 */
export function detailsOf(lead: ViewedLead, { locations }: Pick<Agency, "locations">): DetailsOf {
  const values: DetailsOf = {};
  const kind = kindOf(lead);
  for (const field of Object.keys(DETAIL_LABELS[kind])) values[field] = detailIn(lead, field);
  for (const field of KINDS[kind].types.flatMap((type) => fieldsOfType(kind, type))) {
    const value = detailIn(lead, field.name);
    values[field.name] = field.kind === "choices" ? [value].flat().filter(Boolean) : value;
  }
  values["language"] = lead.language;
  const office = locations.find(({ id }) => id === lead.work.location);
  if (locations.length > 1) values["location"] = office?.id ?? "";
  return values;
}
