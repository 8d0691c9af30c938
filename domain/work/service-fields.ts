import { CONTACT_FIELDS } from "./contacts.ts";
import type { DetailUse } from "./detail-uses.ts";
import type { FieldUses } from "./request-fields.ts";
import type { ServiceDetail, ServiceFields } from "./service.ts";
import type { NameIn } from "../platform/text-keys.ts";

const { firstName, lastName, email, phone, message } = CONTACT_FIELDS;

/** The uses of the fields that every service form has. */
export const SERVICE_FIELDS: FieldUses<ServiceFields> = {
  subject: {
    is: { oneOf: "service:subject" },
    storedAs: "type",
    isSearched: false,
    exported: "exports:columns.subject",
    forwarded: "in order",
    shown: { in: "wish", as: "service:fields.subject" },
    tellsApart: true,
  },
  firstName,
  lastName,
  email,
  phone,
  message,
};

/**
 * The uses of the fields of single subjects. Sealed is whatever tells who or where somebody is, or opens an account:
 * policy and loan numbers, birth dates, streets, people who were involved.
 */
export const SERVICE_DETAILS = {
  changeType: { isSealed: false },
  proofFor: { isSealed: false },
  recipientName: { isSealed: false },
  recipientContact: { isSealed: false },
  holderName: { isSealed: false },
  holderAddress: { isSealed: true },
  holderEmail: { isSealed: false },
  deadline: { isSealed: false },
  vehicleYear: { isSealed: false },
  vehicleMake: { isSealed: false },
  vehicleModel: { isSealed: false },
  vin: { isSealed: false },
  vehicleNamed: { isSealed: false },
  driverName: { isSealed: false },
  driverDob: { isSealed: true },
  driverLicenseState: { isSealed: false },
  addressUse: { isSealed: false },
  street: { isSealed: true },
  city: { isSealed: false },
  addressZip: { isSealed: false },
  lienholderName: { isSealed: false },
  lienholderAddress: { isSealed: true },
  loanNumber: { isSealed: true },
  effectiveDate: { isSealed: false },
  billingTopic: { isSealed: false },
  cancelWish: { isSealed: false },
  cancelReason: { isSealed: false },
  lossType: { isSealed: false },
  lossDate: { isSealed: false },
  lossPlace: { isSealed: true },
  isInjured: { isSealed: false },
  othersInvolved: { isSealed: true },
  policeReport: { isSealed: false },
  policeReportNumber: { isSealed: false },
  isReported: { isSealed: false },
  glassPart: { isSealed: false },
  glassDamage: { isSealed: false },
  carrier: { isSealed: false },
  policyNumber: { isSealed: true },
  policyLine: { isSealed: false },
} as const satisfies { [Detail in ServiceDetail]: Detail extends NameIn<"service", "fields"> ? DetailUse : never };
