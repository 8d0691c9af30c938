import { z } from "zod";
import { day, email, line, optional, phone, rowId, text, zip } from "./fields.ts";
import { INQUIRY_TYPES, INSURANCE_TYPES } from "./lead-options.ts";
import { LANGUAGES } from "./language.ts";
import { MAX } from "./limits.ts";
import { ENTRY_CHANNELS, ORAL_CONSENTS, RENEWAL_DAYS } from "./customer-options.ts";
import { quoteDetails } from "./quotes.ts";
import { fault } from "./text-keys.ts";

const required = fault("validation:required");
const choice = fault("validation:choice");

/** An amount in dollars as people type it: $1,234.50 is 1234.50. */
const amount = line(MAX.name)
  .overwrite((typed) => typed.replace(/[$,\s]/g, ""))
  .regex(/^\d{1,7}(\.\d{1,2})?$/, fault("validation:amount"));

/** A policy that a customer has through the agency. */
export const policyInput = z
  .object({
    carrier: line(MAX.name).min(1, required),
    number: line(MAX.name).min(1, required),
    line: z.enum(INSURANCE_TYPES, fault("validation:insuranceType")),
    effectiveOn: day(),
    renewsOn: day(),
    premium: optional(amount),
  })
  .refine(({ effectiveOn, renewsOn }) => renewsOn > effectiveOn, {
    path: ["renewsOn"],
    error: fault("validation:renewal"),
  });
export type PolicyInput = z.infer<typeof policyInput>;

/** An amount in cents. */
export function centsOf(typed: string): number {
  return Math.round(Number(typed) * 100);
}

export const renewalQuery = z.object({
  days: z.enum(RENEWAL_DAYS, choice).default("30").transform(Number),
});

/** Whom a customer is merged with. */
export const mergeInput = z.object({ otherId: rowId() });

/** A field that may be emptied: nothing, or what its rule lets through. */
const emptied = (rule: z.ZodType<string>, message: ReturnType<typeof fault>) =>
  line().refine((value) => value === "" || rule.safeParse(value).success, message);

const quoteEmail = fault("validation:quoteEmail");
const language = z.enum(LANGUAGES, choice);

/** What can be corrected in a request; what is not named stays. */
const quoteFields = z.object({
  name: line(MAX.name),
  email: emptied(email(quoteEmail), quoteEmail),
  phone: emptied(phone(), fault("validation:phone")),
  zipCode: emptied(zip(fault("validation:quoteZip")), fault("validation:quoteZip")),
  language,
});
const contactFields = z.object({
  firstName: line(MAX.name).min(1, fault("validation:firstNameRequired")),
  lastName: line(MAX.name).min(1, fault("validation:lastNameRequired")),
  email: emptied(email(quoteEmail), quoteEmail),
  phone: emptied(phone(), fault("validation:phone")),
  language,
});

/** What the maker of a correction had before their eyes: what a colleague changed meanwhile is not overwritten. */
const seen = z.record(z.string(), z.string().nullable()).default({});
export const corrections = {
  quote: z.object({ to: quoteFields.partial(), from: seen }),
  contact: z.object({ to: contactFields.partial(), from: seen }),
};
export const correctedFields = { quote: quoteFields, contact: contactFields };

const entered = {
  channel: z.enum(ENTRY_CHANNELS, choice),
  oralConsent: z.enum(ORAL_CONSENTS, choice),
  language,
  firstName: line(MAX.name).min(1, fault("validation:firstNameRequired")),
  lastName: line(MAX.name).min(1, fault("validation:lastNameRequired")),
  phone: optional(phone()),
  email: optional(email(quoteEmail)),
  message: optional(text(MAX.message)),
};

const quote = { kind: z.literal("quote"), ...entered, zipCode: optional(zip(fault("validation:quoteZip"))) };
/** With whatever of the type's own details was said. */
const enteredQuote = z.discriminatedUnion(
  "insuranceType",
  [
    z.object({ ...quote, insuranceType: z.literal("auto"), ...quoteDetails.auto.shape }),
    z.object({ ...quote, insuranceType: z.literal("home"), ...quoteDetails.home.shape }),
    z.object({ ...quote, insuranceType: z.literal("business"), ...quoteDetails.business.shape }),
    z.object({ ...quote, insuranceType: z.literal("life"), ...quoteDetails.life.shape }),
  ],
  fault("validation:insuranceType"),
);

/** A request that somebody made by phone or at the counter, entered by whoever heard it. */
export const deskRequest = z
  .discriminatedUnion(
    "kind",
    [
      enteredQuote,
      z.object({ kind: z.literal("contact"), ...entered, inquiryType: optional(z.enum(INQUIRY_TYPES, choice)) }),
    ],
    choice,
  )
  .refine((form) => form.phone || form.email, { path: ["phone"], error: fault("validation:wayToAnswer") });
export type DeskRequest = z.infer<typeof deskRequest>;
