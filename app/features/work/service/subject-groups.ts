import type { NameIn } from "../../../../domain/platform/text-keys.ts";
import type { ServiceSubject } from "../../../../domain/work/service-options.ts";

type Group = { name: NameIn<"service-pages", "groupsOf">; fields: readonly NameIn<"service", "fields">[] };

const POLICY: Group = { name: "policy", fields: ["carrier", "policyNumber"] };
const WHICH_POLICY: Group = { name: "policy", fields: ["policyLine", "carrier", "policyNumber"] };
/** The group that a claim begins with: the insurer takes the report, not we. */
const INSURER: Group = { name: "insurer", fields: ["carrier"] };

/**
 * The details of each subject in groups, in the order in which its page asks for them. How each is drawn stands in
 * `app/features/work/leads/service-fields.ts`.
 */
export const SUBJECT_GROUPS: Record<ServiceSubject, readonly Group[]> = {
  "id-card": [{ name: "policy", fields: ["vehicleNamed", "carrier", "policyNumber"] }],
  proof: [{ name: "what", fields: ["proofFor", "deadline", "recipientName", "recipientContact"] }, WHICH_POLICY],
  certificate: [{ name: "what", fields: ["holderName", "holderAddress", "holderEmail", "deadline"] }, POLICY],
  vehicle: [
    { name: "change", fields: ["changeType", "effectiveDate", "vehicleYear", "vehicleMake", "vehicleModel", "vin"] },
    POLICY,
  ],
  driver: [
    { name: "change", fields: ["changeType", "effectiveDate", "driverName", "driverDob", "driverLicenseState"] },
    POLICY,
  ],
  address: [
    { name: "change", fields: ["changeType", "effectiveDate", "addressUse", "street", "city", "addressZip"] },
    POLICY,
  ],
  lienholder: [
    {
      name: "change",
      fields: ["changeType", "effectiveDate", "lienholderName", "lienholderAddress", "loanNumber", "vehicleNamed"],
    },
    POLICY,
  ],
  billing: [{ name: "what", fields: ["billingTopic"] }, WHICH_POLICY],
  cancellation: [{ name: "what", fields: ["cancelWish", "effectiveDate", "cancelReason"] }, WHICH_POLICY],
  loss: [
    INSURER,
    { name: "happened", fields: ["lossType", "lossDate", "lossPlace", "policyLine", "vehicleNamed"] },
    { name: "people", fields: ["isInjured", "othersInvolved"] },
    { name: "police", fields: ["policeReport", "policeReportNumber", "isReported", "policyNumber"] },
  ],
  glass: [
    INSURER,
    { name: "happened", fields: ["glassPart", "glassDamage", "lossDate", "vehicleNamed", "policyNumber"] },
  ],
  "service-other": [WHICH_POLICY],
};
