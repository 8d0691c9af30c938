import { FIELDS } from "../../../../domain/work/request-forms.ts";
import { byKind, type LeadKind } from "../../../../domain/work/request-kinds.ts";
import type { AnyUses } from "../../../../domain/work/request-fields.ts";
import { servicesOf, type PageArgs } from "../../../lib/page.server.ts";
import type { ShownField } from "./lead-facts.tsx";

/** Which fields an opened request shows where, under their labels: the page is told, and loads no rules for it. */
export function shownFields(args: PageArgs): Record<LeadKind, ShownField[]> {
  const { services, language } = servicesOf(args);
  const fieldsOf = (uses: AnyUses): ShownField[] =>
    Object.entries(uses).flatMap(([name, { is, shown }]) =>
      shown && shown !== "title" ? [{ name, is, in: shown.in, label: services.translate(language, shown.as) }] : [],
    );
  return byKind((kind) => fieldsOf(FIELDS[kind]));
}
