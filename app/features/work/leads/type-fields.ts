import { isInsuranceType } from "../../../../domain/work/lead-options.ts";
import type { LeadKind } from "../../../../domain/work/request-kinds.ts";
import { isServiceSubject } from "../../../../domain/work/service-options.ts";
import type { FormField } from "./form-field.ts";
import { QUOTE_FIELDS } from "./quote-fields.ts";
import { SERVICE_FORMS } from "./service-fields.ts";

const QUOTE_FORMS = (type: keyof typeof QUOTE_FIELDS): FormField[] => {
  const { groups, more } = QUOTE_FIELDS[type];
  return [...groups.flatMap(({ fields }) => fields), ...more];
};

/** Returns the fields of the details that a type of request asks for, in the order of its form. */
export function fieldsOfType(kind: LeadKind, type: unknown): FormField[] {
  switch (kind) {
    case "quote":
      return isInsuranceType(type) ? QUOTE_FORMS(type) : [];
    case "service":
      return isServiceSubject(type) ? SERVICE_FORMS[type] : [];
    case "contact":
      return [];
  }
}
