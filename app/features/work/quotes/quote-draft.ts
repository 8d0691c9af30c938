import type { InsuranceType } from "../../../../domain/work/lead-options.ts";
import type { NameIn } from "../../../../domain/platform/text-keys.ts";
import { valuesOf, type LeadValues } from "../leads/lead-values.ts";
import { DRAFT_PLACE } from "./draft-place.ts";
import { QUOTE_FIELDS } from "../leads/quote-fields.ts";

/**
 * The fields stored in the draft: choices and figures that identify nobody (vehicle, property, business, coverage).
 * Names, contact details, birth dates, addresses and the VIN are never stored in the browser, nor free text or anything
 * about a person.
 */
export const DRAFT_FIELDS: readonly NameIn<"quotes", "fields">[] = [
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

/** Reads the draft of this tab. */
function readDraft(): LeadValues {
  try {
    return JSON.parse(sessionStorage.getItem(DRAFT_PLACE) ?? "{}");
  } catch {
    return {}; // storage is switched off, or holds something else
  }
}

/** Returns the draft of one insurance type's fields. */
export function draftOf(type: InsuranceType): LeadValues {
  const { groups, more } = QUOTE_FIELDS[type];
  const fields = [...groups.flatMap((group) => group.fields), ...more];
  const draft = readDraft();
  return Object.fromEntries(fields.map(({ name }) => [name, draft[name]]));
}

/** Saves the form's values as a draft. Values of other types' forms stay. */
export function keepDraft(form: HTMLFormElement): void {
  const typed = valuesOf(new FormData(form));
  const draft = readDraft();
  for (const name of DRAFT_FIELDS) {
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

/**
 * Fills a draft into the empty fields and fires input events as if typed. Values that the visitor has typed already
 * stay.
 */
export function fillIn(form: HTMLFormElement, draft: LeadValues): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    const kept = draft[control.name];
    if (kept === undefined || !fillControl(control, [kept].flat())) continue;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Fills one control if it is empty; returns true when it did. */
function fillControl(control: HTMLInputElement | HTMLSelectElement, [first = "", ...more]: string[]): boolean {
  if (control instanceof HTMLInputElement && control.type === "checkbox") {
    if (control.checked || ![first, ...more].includes(control.value)) return false;
    return (control.checked = true);
  }
  if (control.value) return false;
  control.value = first;
  return true;
}
