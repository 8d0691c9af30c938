import type { InsuranceType } from "../../../../domain/work/lead-options.ts";
import type { NameIn } from "../../../../domain/platform/text-keys.ts";
import { valuesOf, type LeadValues } from "../leads/lead-values.ts";
import { DRAFT_PLACE } from "./draft-place.ts";
import { QUOTE_FIELDS } from "../leads/quote-fields.ts";

/**
 * What identifies nobody, in choices and figures: vehicle, property, business, coverage. Names, ways to reach somebody,
 * birth dates, addresses and the VIN are never kept in the browser, nor what was written freely or is about a person.
 */
export const KEPT: readonly NameIn<"quotes", "fields">[] = [
  "vehicleType",
  "vehicleYear",
  "vehicleMake",
  "vehicleModel",
  "primaryUse",
  "annualMileage",
  "coverageTypes",
  "propertyType",
  "propertyYearBuilt",
  "roofType",
  "roofYear",
  "businessType",
  "employees",
  "coverageType",
  "coverageAmount",
];

/** What was kept in this tab. */
function readDraft(): LeadValues {
  try {
    return JSON.parse(sessionStorage.getItem(DRAFT_PLACE) ?? "{}") as LeadValues;
  } catch {
    return {}; // storage is switched off, or something else stands there
  }
}

/** What was kept of the fields of one type. */
export function draftOf(type: InsuranceType): LeadValues {
  const { groups, more } = QUOTE_FIELDS[type];
  const fields = [...groups.flatMap((group) => group.fields), ...more];
  const draft = readDraft();
  return Object.fromEntries(fields.map(({ name }) => [name, draft[name]]));
}

/** Keeps what stands in a form; what other types' forms held before stays. */
export function keepDraft(form: HTMLFormElement): void {
  const typed = valuesOf(new FormData(form));
  const draft = readDraft();
  for (const name of KEPT) {
    if (!form.elements.namedItem(name)) continue;
    if (typed[name]) draft[name] = typed[name];
    else delete draft[name];
  }
  try {
    sessionStorage.setItem(DRAFT_PLACE, JSON.stringify(draft));
  } catch {
    // storage is switched off: the draft lives as long as the page
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_PLACE);
  } catch {
    // as above
  }
}

/** Writes a draft into the fields that are still empty, as if it were typed: what the visitor was quicker with stays. */
export function fillIn(form: HTMLFormElement, draft: LeadValues): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    const kept = draft[control.name];
    if (kept === undefined || !write(control, [kept].flat())) continue;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** True when something was written. */
function write(control: HTMLInputElement | HTMLSelectElement, [first = "", ...more]: string[]): boolean {
  if (control instanceof HTMLInputElement && control.type === "checkbox") {
    if (control.checked || ![first, ...more].includes(control.value)) return false;
    return (control.checked = true);
  }
  if (control.value) return false;
  control.value = first;
  return true;
}
