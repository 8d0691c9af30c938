import type { ReactNode } from "react";
import type { FieldUse } from "../../../domain/request-fields.ts";
import type { TranslateIn } from "../../../domain/text-keys.ts";
import { knownText } from "../../lib/i18n.tsx";
import type { Fact } from "./facts.tsx";
import { EmailLink, PhoneLink } from "./lead-cells.tsx";
import type { ViewedLead } from "./viewed-lead.ts";

/** A field of a request that the desk shows, in one of the parts of what it shows. */
export type ShownField = { name: string; is: FieldUse["is"]; in: "person" | "wish"; label: string };

/** The fields of one part of a request, by their labels. */
export function leadFacts(
  lead: ViewedLead,
  fields: ShownField[],
  part: ShownField["in"],
  t: TranslateIn<"desk">,
): Fact[] {
  return (
    fields
      .filter((field) => field.in === part)
      // The number first: agents call.
      .toSorted((a, b) => Number(b.is === "phone") - Number(a.is === "phone"))
      .map(({ name, is, label }) => ({
        label,
        value: shownValue(lead, (lead as Record<string, unknown>)[name], is, t),
      }))
  );
}

function shownValue(lead: ViewedLead, value: unknown, is: ShownField["is"], t: TranslateIn<"desk">): ReactNode {
  if (typeof value !== "string" || !value) return null;
  if (is === "phone") return <PhoneLink phone={value} isForbidden={lead.doNotCall} />;
  if (is === "email") return <EmailLink email={value} />;
  return typeof is === "object" ? knownText(t, is.oneOf, value) : value;
}
