import { FIELDS } from "../../../../domain/work/request-forms.ts";
import { byKind, type LeadKind } from "../../../../domain/work/request-kinds.ts";
import type { AnyUses } from "../../../../domain/work/request-fields.ts";
import { servicesOf, type PageArgs } from "../../../lib/page.server.ts";
import type { ShownField } from "./lead-facts.tsx";

/**
 * Returns the fields that an opened request shows, by kind of request, with labels in the language of the page. The
 * name is not among them: it is in the title. The server sends the fields, so that the page need not load the
 * validation rules of the forms.
 */
export function shownFields(args: PageArgs): Record<LeadKind, ShownField[]> {
  const { services, language } = servicesOf(args);
  const fieldsOf = (uses: AnyUses): ShownField[] =>
    Object.entries(uses).flatMap(([name, { is, shown }]) =>
      shown && shown !== "title" ? [{ name, is, in: shown.in, label: services.translate(language, shown.as) }] : [],
    );
  return byKind((kind) => fieldsOf(FIELDS[kind]));
}
