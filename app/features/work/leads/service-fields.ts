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
  PROOF_RECIPIENTS,
  REQUIRED_DETAILS,
  SERVICE_SUBJECTS,
  type ServiceSubject,
} from "../../../../domain/work/service-options.ts";
import { INSURANCE_TYPES, LICENSE_STATES } from "../../../../domain/work/lead-options.ts";
import type { NameIn } from "../../../../domain/platform/text-keys.ts";
import { recordOf } from "../../../../domain/platform/typed-records.ts";
import { vehicleMakes } from "../../../../content/vehicle-makes.ts";
import type { FormField } from "./form-field.ts";

type FieldName = NameIn<"service", "fields">;
type ServiceField = FormField<FieldName>;

/** A select field. Each option has a text under the name of its field. */
const choice = <N extends FieldName & NameIn<"service", "options">>(
  name: N,
  options: readonly NameIn<"service", `options.${N}`>[],
): ServiceField => ({ name, texts: "service", kind: "choice", options });
const text = (name: FieldName, extra: Partial<ServiceField> = {}): ServiceField => ({
  name,
  texts: "service",
  kind: "text",
  ...extra,
});
const long = (name: FieldName) => text(name, { kind: "long", isWide: true });
const date = (name: FieldName) => text(name, { kind: "date" });

const POLICY = [text("carrier"), text("policyNumber")];
const WHICH_POLICY = [choice("policyLine", INSURANCE_TYPES), ...POLICY];
const CHANGE = choice("changeType", CHANGE_TYPES);
const FROM = date("effectiveDate");

const FIELDS: Record<ServiceSubject, ServiceField[]> = {
  "id-card": [text("vehicleNamed", { isWide: true }), ...POLICY],
  proof: [
    choice("proofFor", PROOF_RECIPIENTS),
    date("deadline"),
    text("recipientName"),
    text("recipientContact"),
    ...WHICH_POLICY,
  ],
  certificate: [
    text("holderName", { isWide: true }),
    long("holderAddress"),
    text("holderEmail"),
    date("deadline"),
    ...POLICY,
  ],
  vehicle: [
    CHANGE,
    FROM,
    text("vehicleYear", { kind: "year" }),
    text("vehicleMake", { suggestions: vehicleMakes }),
    text("vehicleModel"),
    text("vin"),
    ...POLICY,
  ],
  driver: [
    CHANGE,
    FROM,
    text("driverName", { isWide: true }),
    date("driverDob"),
    choice("driverLicenseState", LICENSE_STATES),
    ...POLICY,
  ],
  address: [
    CHANGE,
    FROM,
    choice("addressUse", ADDRESS_USES),
    text("street", { autoComplete: "address-line1" }),
    text("city", { autoComplete: "address-level2" }),
    text("addressZip", { kind: "number", autoComplete: "postal-code" }),
    ...POLICY,
  ],
  lienholder: [
    CHANGE,
    FROM,
    text("lienholderName", { isWide: true }),
    long("lienholderAddress"),
    text("loanNumber"),
    text("vehicleNamed"),
    ...POLICY,
  ],
  billing: [choice("billingTopic", BILLING_TOPICS), ...WHICH_POLICY],
  cancellation: [choice("cancelWish", CANCEL_WISHES), FROM, choice("cancelReason", CANCEL_REASONS), ...WHICH_POLICY],
  loss: [
    ...WHICH_POLICY,
    choice("lossType", LOSS_TYPES),
    date("lossDate"),
    text("lossPlace"),
    text("vehicleNamed"),
    choice("isInjured", KNOWN_ANSWERS),
    choice("isReported", KNOWN_ANSWERS),
    long("othersInvolved"),
    choice("policeReport", KNOWN_ANSWERS),
    text("policeReportNumber"),
  ],
  glass: [
    choice("glassPart", GLASS_PARTS),
    choice("glassDamage", GLASS_DAMAGES),
    date("lossDate"),
    text("vehicleNamed"),
    ...POLICY,
  ],
  "service-other": WHICH_POLICY,
};

/** The details of each subject, in the order of its form, with those marked that it must have. */
export const SERVICE_FORMS = recordOf(SERVICE_SUBJECTS, (subject) =>
  FIELDS[subject].map((field) => ({ ...field, isRequired: REQUIRED_DETAILS[subject].includes(field.name) })),
);
