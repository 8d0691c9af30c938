import { z } from "zod";
import { CONTACT_FIELDS, contactRequest, type ContactFields } from "./contacts.ts";
import { ENTRY_CHANNELS, ORAL_CONSENTS } from "./customer-options.ts";
import { email, line, optional, phone, text, zip } from "../platform/fields.ts";
import { formEnvelope } from "../platform/form-envelope.ts";
import { LANGUAGES } from "../platform/language.ts";
import type { DetailValue } from "./detail-values.ts";
import { INQUIRY_TYPES, INSURANCE_TYPES } from "./lead-options.ts";
import { MAX } from "../platform/limits.ts";
import { QUOTE_FIELDS } from "./quote-fields.ts";
import { fullQuote, quoteDetails, shortQuote, type QuoteFields } from "./quotes.ts";
import { DETAILS, ruleOfDetail } from "./request-details.ts";
import { LOCATION_ID, type AnyUses, type FieldUses } from "./request-fields.ts";
import { byKind, LEAD_KINDS, type LeadKind } from "./request-kinds.ts";
import { SERVICE_FIELDS } from "./service-fields.ts";
import { SERVICE_SUBJECTS } from "./service-options.ts";
import { enteredService, serviceRequest, type ServiceFields } from "./service.ts";
import { fault } from "../platform/text-keys.ts";
import { recordOf } from "../platform/typed-records.ts";

const choice = fault("validation:choice");
const emailFault = fault("validation:quoteEmail");
const zipFault = fault("validation:quoteZip");
const language = z.enum(LANGUAGES, choice);
const firstName = line(MAX.name).min(1, fault("validation:firstNameRequired"));
const lastName = line(MAX.name).min(1, fault("validation:lastNameRequired"));

/** Builds the schema of a field that may be cleared: empty, or valid by its rule. */
const clearable = (rule: z.ZodType<string>, message: ReturnType<typeof fault>) =>
  line().refine((value) => value === "" || rule.safeParse(value).success, message);

/** The contact details, as they can be corrected. */
const correctedContact = {
  email: clearable(email(emailFault), emailFault),
  phone: clearable(phone(), fault("validation:phone")),
};

/** Builds the schema of a detail in a correction: empty to clear it, or valid by its rule. */
function correctedDetail(kind: LeadKind, name: string): z.ZodType<DetailValue> {
  return z.union([z.string(), z.array(z.string())]).transform((value, context): DetailValue => {
    if (value.length === 0) return value;
    const parsed = ruleOfDetail(kind, name)?.safeParse(value);
    for (const { message } of parsed?.error?.issues ?? []) context.addIssue({ code: "custom", message });
    return typeof parsed?.data === "string" ? parsed.data : value;
  });
}

/** Builds the schemas of the details of every type: whoever corrects the type fills in the fields of the right one. */
const correctedDetails = (kind: LeadKind) =>
  recordOf(Object.keys(DETAILS[kind].uses), (name) => correctedDetail(kind, name));

/** The office that a request belongs to; empty for none, which means the main one. */
const location = z
  .string()
  .refine((value) => value === "" || LOCATION_ID.test(value), choice)
  .optional();

/** The fields of any request that the office enters for somebody on the phone or at the counter. */
const entered = {
  channel: z.enum(ENTRY_CHANNELS, choice),
  oralConsent: z.enum(ORAL_CONSENTS, choice),
  language,
  firstName,
  lastName,
  phone: optional(phone()),
  email: optional(email(emailFault)),
  message: optional(text(MAX.message)),
};

const enteredQuote = { kind: z.literal("quote"), ...entered, zipCode: optional(zip(zipFault)) };

/** The forms of one kind. */
type Forms<Fields> = {
  /** The form on the website. */
  sent: z.ZodType<Fields & z.infer<z.ZodObject<typeof formEnvelope>>>;
  /** The uses of each field that every form of the kind has: searched, exported, shown and so on. */
  fields: FieldUses<Fields>;
  /** The fields that a customer's timeline shows. */
  onTimeline: readonly (keyof Fields & string)[];
  /** The rules of the fields as the desk completes and corrects them: all fields of the kind, language and office. */
  corrected: z.ZodObject<{ [Field in keyof Fields]-?: z.ZodType } & { language: z.ZodType; location: z.ZodType }>;
  /** The form in which the office enters a request of the kind. */
  entered: z.ZodType<{ kind: LeadKind } & z.infer<z.ZodObject<typeof entered>>>;
};

/** The fields that every form of a kind has. */
type FieldsByKind = { quote: QuoteFields; contact: ContactFields; service: ServiceFields };

/** The forms of each kind of request. */
export const FORMS = {
  quote: {
    sent: z.union([shortQuote, fullQuote]),
    fields: QUOTE_FIELDS,
    onTimeline: ["insuranceType", "zipCode"],
    corrected: z.object({
      insuranceType: z.enum(INSURANCE_TYPES, fault("validation:insuranceType")),
      name: line(MAX.name),
      ...correctedContact,
      zipCode: clearable(zip(zipFault), zipFault),
      ...correctedDetails("quote"),
      language,
      location,
    }),
    /** A quote request with the details of its insurance type, as far as they were given. */
    entered: z.discriminatedUnion(
      "insuranceType",
      [
        z.object({ ...enteredQuote, insuranceType: z.literal("auto"), ...quoteDetails.auto.shape }),
        z.object({ ...enteredQuote, insuranceType: z.literal("home"), ...quoteDetails.home.shape }),
        z.object({ ...enteredQuote, insuranceType: z.literal("business"), ...quoteDetails.business.shape }),
        z.object({ ...enteredQuote, insuranceType: z.literal("life"), ...quoteDetails.life.shape }),
      ],
      fault("validation:insuranceType"),
    ),
  },
  contact: {
    sent: contactRequest,
    fields: CONTACT_FIELDS,
    onTimeline: ["inquiryType", "message"],
    corrected: z.object({
      firstName,
      lastName,
      ...correctedContact,
      inquiryType: clearable(z.enum(INQUIRY_TYPES), choice),
      message: text(MAX.message),
      language,
      location,
    }),
    entered: z.object({ kind: z.literal("contact"), ...entered, inquiryType: optional(z.enum(INQUIRY_TYPES, choice)) }),
  },
  service: {
    sent: serviceRequest,
    fields: SERVICE_FIELDS,
    onTimeline: ["subject", "message"],
    corrected: z.object({
      subject: z.enum(SERVICE_SUBJECTS, choice),
      firstName,
      lastName,
      ...correctedContact,
      message: text(MAX.message),
      ...correctedDetails("service"),
      language,
      location,
    }),
    /** A service request with the details of its subject, as far as they were given. */
    entered: enteredService({ kind: z.literal("service"), ...entered }),
  },
} as const satisfies { [K in LeadKind]: Forms<FieldsByKind[K]> };

type Filled<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value;
/** The fields of the forms of a kind as a stored request has them: what was left out is null. */
export type FieldsOf<K extends LeadKind> = { [Field in keyof FieldsByKind[K]]-?: Filled<FieldsByKind[K][Field]> };

/** The fields of each kind, with their uses. */
export const FIELDS: Record<LeadKind, AnyUses> = byKind((kind) => FORMS[kind].fields);

/**
 * The former values that the author of a correction saw (optimistic locking): a change that a colleague made meanwhile
 * is not overwritten.
 */
const seen = z.record(z.string(), z.union([z.string(), z.array(z.string())]).nullable()).default({});
/** The decision on a proposal, with the values of its fields that the person saw. */
export const proposalDecision = z.object({ seen });
/** Builds the schema of a correction of a request; a field that is not named stays. */
export const correctionOf = (kind: LeadKind) => z.object({ to: FORMS[kind].corrected.partial(), from: seen });
export type RequestCorrection = z.infer<ReturnType<typeof correctionOf>>;

type Details = Record<string, DetailValue>;
/** Builds the rules of a form with all fields of a request, of which those apply that `pick` leaves over. */
export const rulesOfPart = (kind: LeadKind, pick: (values: Details) => Details) =>
  z.preprocess((values) => pick(values as Details), FORMS[kind].corrected.partial());

type Entered = (typeof FORMS)[LeadKind]["entered"];
const enteredForms = LEAD_KINDS.map((kind): Entered => FORMS[kind].entered) as [Entered, ...Entered[]];
/** A request that somebody made by phone or at the counter, entered by the staff member who heard it. */
export const deskRequest = z
  .discriminatedUnion("kind", enteredForms, choice)
  .refine((form) => form.phone || form.email, { path: ["phone"], error: fault("validation:wayToAnswer") });
export type DeskRequest = z.infer<typeof deskRequest>;
