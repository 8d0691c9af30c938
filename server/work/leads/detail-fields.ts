import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { knownLocation } from "../../../domain/operations/settings/offices.ts";
import { detailValue, type DetailValue } from "../../../domain/work/detail-values.ts";
import { KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import type { Keys } from "../../platform/keys.ts";
import { openDetails } from "./sealed-details.ts";
import { fieldsOf, furtherDetails, type RequestRow } from "./stored-fields.ts";

/** Returns all values of a stored request that the desk can change: the fields of its kind, its language and office. */
export function detailFields(
  keys: Keys,
  agency: Pick<Agency, "locations">,
  kind: LeadKind,
  row: RequestRow,
): Record<string, DetailValue> {
  const { reference, language, location } = row;
  const details = furtherDetails(kind, row);
  const values: Record<string, unknown> = {
    ...(KINDS[kind].hasDetails && openDetails(keys, { reference, details })),
    ...fieldsOf(kind, row),
    language,
    location: knownLocation(agency, location),
  };
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, detailValue(value)]));
}
