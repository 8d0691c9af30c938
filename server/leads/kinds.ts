import { sql, type SQL } from "drizzle-orm";
import { CONTACT_FIELDS, type ContactFields } from "../../domain/contacts.ts";
import type { LeadKind } from "../../domain/lead-options.ts";
import { KINDS } from "../../domain/request-kinds.ts";
import { QUOTE_FIELDS } from "../../domain/quote-fields.ts";
import type { QuoteFields } from "../../domain/quotes.ts";
import { contactNumbers, quoteNumbers } from "../db/schema/index.ts";

/** What was left out of a form is stored as nothing. */
type Answered<Form> = {
  [Field in keyof Form]-?: undefined extends Form[Field] ? Exclude<Form[Field], undefined> | null : Form[Field];
};
type Fields = { quote: Answered<QuoteFields>; contact: Answered<ContactFields> };
/** The fields of the forms of a kind, as a stored request has them. */
export type FieldsOf<K extends LeadKind> = Fields[K];

/** The kinds of requests, with what the server decides by: how each is numbered, and what becomes of its fields. */
export const LEADS = {
  quote: {
    ...KINDS.quote,
    numbers: quoteNumbers,
    fields: QUOTE_FIELDS,
    /** The fields that make the name, and its order in sorted lists. */
    name: ["name"],
    sortName: ["name"],
    /** Whether it has details that are told apart from its fields. */
    hasDetails: true,
    /** Whether the form service is told when it came. */
    forwardsDate: true,
  },
  contact: {
    ...KINDS.contact,
    numbers: contactNumbers,
    fields: CONTACT_FIELDS,
    name: ["firstName", "lastName"],
    sortName: ["lastName", "firstName"],
    hasDetails: false,
    forwardsDate: false,
  },
} as const satisfies Record<LeadKind, object>;

/** The next number of a kind. */
export const nextNumber = (kind: LeadKind): SQL<number> => sql`nextval(${LEADS[kind].numbers.seqName})`;
