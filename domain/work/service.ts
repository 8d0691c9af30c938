import { z } from "zod";
import { day, email, line, optional, phone, text } from "../platform/fields.ts";
import { formEnvelope } from "../platform/form-envelope.ts";
import { MAX } from "../platform/limits.ts";
import { fault } from "../platform/text-keys.ts";
import { entriesOf } from "../platform/typed-records.ts";
import { INSURANCE_TYPES } from "./lead-options.ts";
import { officeChoice } from "./office-choice.ts";
import { quoteDetails } from "./quotes.ts";
import {
  ADDRESS_USES,
  BILLING_TOPICS,
  CANCEL_REASONS,
  CANCEL_WISHES,
  CHANGE_TYPES,
  GLASS_DAMAGES,
  GLASS_PARTS,
  KNOWN_ANSWERS,
  LOSS_TYPES,
  needsMessage,
  PROOF_RECIPIENTS,
  SERVICE_SUBJECTS,
  type ServiceSubject,
} from "./service-options.ts";

const choice = fault("validation:choice");
const required = fault("validation:required");

const oneOf = <const T extends readonly string[]>(values: T) => z.enum(values, choice);
const pick = <const T extends readonly string[]>(values: T) => optional(oneOf(values));
const needed = (max: number = MAX.name) => line(max).min(1, required);
const optionalDay = optional(day());

/** Builds the schema of a day on which something has happened; a form of the evening may be ahead of the world's clock. */
const pastDay = () => day().refine((value) => value <= tomorrow(), fault("validation:notFuture"));
const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);

/** The company and number of the policy: never required, and never shown back to whoever has the link. */
const policy = { carrier: optional(line(MAX.name)), policyNumber: optional(line(MAX.name)) };
const policyLine = pick(INSURANCE_TYPES);
const { vehicleYear, vehicleMake, vehicleModel, vin, driverDob, driverLicenseState } = quoteDetails.auto.shape;
/** The vehicle in the customer's own words, such as "the blue Ford". */
const vehicleNamed = optional(line(MAX.name));
/** The day from which the change is wished for. */
const effectiveDate = optionalDay;

/** The fields of each subject, besides those that every form has. */
export const serviceDetails = {
  "id-card": z.object({ ...policy, vehicleNamed }),
  proof: z.object({
    proofFor: pick(PROOF_RECIPIENTS),
    recipientName: optional(line(MAX.name)),
    recipientContact: optional(line(MAX.email)),
    deadline: optionalDay,
    ...policy,
    policyLine,
  }),
  certificate: z.object({
    holderName: needed(),
    holderAddress: text().min(1, required),
    holderEmail: optional(email(fault("validation:quoteEmail"))),
    deadline: optionalDay,
    ...policy,
  }),
  vehicle: z.object({
    changeType: oneOf(CHANGE_TYPES),
    vehicleYear,
    vehicleMake,
    vehicleModel,
    vin,
    effectiveDate,
    ...policy,
  }),
  driver: z.object({
    changeType: oneOf(CHANGE_TYPES),
    driverName: needed(),
    driverDob,
    driverLicenseState,
    effectiveDate,
    ...policy,
  }),
  address: z.object({
    changeType: oneOf(CHANGE_TYPES),
    addressUse: pick(ADDRESS_USES),
    street: needed(MAX.freeText),
    city: optional(line(MAX.name)),
    addressZip: optional(
      z
        .string()
        .trim()
        .regex(/^\d{5}$/, fault("validation:quoteZip")),
    ),
    effectiveDate,
    ...policy,
  }),
  lienholder: z.object({
    changeType: oneOf(CHANGE_TYPES),
    lienholderName: needed(),
    lienholderAddress: optional(text()),
    loanNumber: optional(line(MAX.name)),
    vehicleNamed,
    effectiveDate,
    ...policy,
  }),
  billing: z.object({ billingTopic: pick(BILLING_TOPICS), ...policy, policyLine }),
  cancellation: z.object({
    cancelWish: oneOf(CANCEL_WISHES),
    effectiveDate,
    cancelReason: pick(CANCEL_REASONS),
    ...policy,
    policyLine,
  }),
  loss: z.object({
    ...policy,
    policyLine,
    lossType: oneOf(LOSS_TYPES),
    lossDate: pastDay(),
    lossPlace: optional(line()),
    vehicleNamed,
    isInjured: pick(KNOWN_ANSWERS),
    othersInvolved: optional(text()),
    policeReport: pick(KNOWN_ANSWERS),
    policeReportNumber: optional(line(MAX.name)),
    isReported: pick(KNOWN_ANSWERS),
  }),
  glass: z.object({
    ...policy,
    glassPart: oneOf(GLASS_PARTS),
    glassDamage: pick(GLASS_DAMAGES),
    lossDate: optional(pastDay()),
    vehicleNamed,
  }),
  "service-other": z.object({ ...policy, policyLine }),
} satisfies Record<ServiceSubject, z.ZodObject>;

/** The fields that the form of every subject has, without the envelope. */
const common = {
  firstName: line(MAX.name).min(2, fault("validation:firstNameMin")),
  lastName: line(MAX.name).min(2, fault("validation:lastNameMin")),
  email: email(fault("validation:contactEmail")),
  phone: phone(),
};
/** Builds the rule of the message: required where it is the question itself. */
const messageOf = (subject: ServiceSubject): z.ZodType<string | undefined> =>
  needsMessage(subject) ? text(MAX.message).min(1, required) : optional(text(MAX.message));
const around = { ...formEnvelope, ...officeChoice };

function formOf<S extends ServiceSubject>(subject: S) {
  return z.object({
    subject: z.literal(subject),
    ...common,
    ...serviceDetails[subject].shape,
    message: messageOf(subject),
    ...around,
  });
}

/** The service form, by subject. */
export const serviceRequest = z.discriminatedUnion(
  "subject",
  [
    formOf("id-card"),
    formOf("proof"),
    formOf("certificate"),
    formOf("vehicle"),
    formOf("driver"),
    formOf("address"),
    formOf("lienholder"),
    formOf("billing"),
    formOf("cancellation"),
    formOf("loss"),
    formOf("glass"),
    formOf("service-other"),
  ],
  choice,
);
export type ServiceRequest = z.infer<typeof serviceRequest>;

/** The fields that every service form asks for. */
export type ServiceFields = Pick<ServiceRequest, "subject" | keyof typeof common | "message">;

type NamesIn<Details> = Details extends z.ZodObject<infer Shape> ? keyof Shape & string : never;
export type ServiceDetail = NamesIn<(typeof serviceDetails)[ServiceSubject]>;

/**
 * Builds the form in which the office enters a service request, from the fields that every entry has. All details are
 * optional: on the phone people say what they know.
 */
export function enteredService<Shape extends z.ZodRawShape>(entry: Shape) {
  const formOfSubject = (subject: ServiceSubject) => {
    const rules = entriesOf<string, z.ZodType>(serviceDetails[subject].shape);
    const details: object = Object.fromEntries(rules.map(([name, rule]) => [name, optional(rule)]));
    return z.object({ ...details, ...entry, subject: z.literal(subject) });
  };
  type Form = ReturnType<typeof formOfSubject>;
  return z.discriminatedUnion("subject", SERVICE_SUBJECTS.map(formOfSubject) as [Form, ...Form[]], choice);
}
