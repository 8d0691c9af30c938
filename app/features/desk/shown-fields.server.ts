import { CONTACT_FIELDS } from "../../../domain/contacts.ts";
import type { LeadKind } from "../../../domain/lead-options.ts";
import { QUOTE_FIELDS } from "../../../domain/quote-fields.ts";
import type { AnyUses } from "../../../domain/request-fields.ts";
import { servicesOf, type PageArgs } from "../../lib/page.server.ts";
import type { ShownField } from "./lead-facts.tsx";

/** Which fields an opened request shows where, under their labels: the page is told, and loads no rules for it. */
export function shownFields(args: PageArgs): Record<LeadKind, ShownField[]> {
  const { services, language } = servicesOf(args);
  const fieldsOf = (uses: AnyUses): ShownField[] =>
    Object.entries(uses).flatMap(([name, { is, shown }]) =>
      shown && shown !== "title" ? [{ name, is, in: shown.in, label: services.translate(language, shown.as) }] : [],
    );
  return { quote: fieldsOf(QUOTE_FIELDS), contact: fieldsOf(CONTACT_FIELDS) };
}
