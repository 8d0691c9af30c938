import type { LeadKind } from "../../../../domain/work/request-kinds.ts";
import { formatPhone } from "../../../../domain/platform/phone.ts";
import type { FieldUse } from "../../../../domain/work/request-fields.ts";
import type { TranslateIn } from "../../../../domain/platform/text-keys.ts";
import { knownText } from "../../../lib/i18n.tsx";
import type { Fact } from "./facts.tsx";
import type { ViewedLead } from "./lead-kinds.ts";
import { valueIn } from "../../../../domain/platform/typed-records.ts";

/** A field that the desk shows, and the section it belongs to. */
export type ShownField = { name: string; is: FieldUse["is"]; in: "person" | "wish"; label: string };
/** The shown fields by kind of request. */
export type Shown = Record<LeadKind, ShownField[]>;

/** Returns the labeled values of one section of a request. */
export function leadFacts(
  lead: ViewedLead,
  fields: ShownField[],
  part: ShownField["in"],
  t: TranslateIn<"desk">,
): Fact[] {
  return (
    fields
      .filter((field) => field.in === part)
      // Sorts the phone number first: agents call.
      .toSorted((a, b) => Number(b.is === "phone") - Number(a.is === "phone"))
      .map(({ name, is, label }) => ({ label, value: shownValue(valueIn(lead, name), is, t) }))
  );
}

function shownValue(value: unknown, is: ShownField["is"], t: TranslateIn<"desk">): string | null | undefined {
  if (typeof value !== "string" || !value) return null;
  if (is === "phone") return formatPhone(value);
  return typeof is === "object" ? knownText(t, is.oneOf, value) : value;
}
