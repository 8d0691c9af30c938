import type { requests } from "../server/platform/db/schema/index.ts";
import type { Keys } from "../server/platform/keys.ts";
import { isClaimSubject, SERVICE_SUBJECTS, type ServiceSubject } from "../domain/work/service-options.ts";
import { nextNumber } from "../server/work/leads/kinds.ts";
import { sealDetails } from "../server/work/leads/sealed-details.ts";
import { columnsFor } from "../server/work/leads/stored-fields.ts";
import { CARRIERS, pick } from "./demo-history.ts";

type Sample = { message: string; details: Record<string, string> };

/** The wishes of made-up customers, by subject. */
const SAMPLES: Record<ServiceSubject, Sample> = {
  "id-card": { message: "My card is gone with my old phone.", details: { vehicleNamed: "The blue Ford" } },
  proof: {
    message: "The bank asks before Friday.",
    details: { proofFor: "lender", recipientName: "Bayou Credit Union" },
  },
  certificate: {
    message: "They ask for it before we may start work.",
    details: { holderName: "Gulf Builders LLC", holderAddress: "400 Main Street, Houston, TX 77002" },
  },
  vehicle: {
    message: "We pick it up on Saturday.",
    details: { changeType: "add", vehicleYear: "2024", vehicleMake: "Toyota", vehicleModel: "Corolla" },
  },
  driver: { message: "My son has his license now.", details: { changeType: "add", driverName: "Diego Vela" } },
  address: {
    message: "Mail should go there, too.",
    details: { changeType: "change", addressUse: "home", street: "1402 Heights Boulevard", addressZip: "77008" },
  },
  lienholder: {
    message: "The loan is paid off.",
    details: { changeType: "remove", lienholderName: "Bayou Credit Union" },
  },
  billing: { message: "Why is it more than last month?", details: { billingTopic: "amount", policyLine: "auto" } },
  cancellation: { message: "I sold the car.", details: { cancelWish: "cancel", cancelReason: "sold" } },
  loss: {
    message: "Somebody ran a red light and hit my door.",
    details: { lossType: "collision", lossDate: "2026-11-02", policeReport: "yes", isInjured: "no", isReported: "no" },
  },
  glass: { message: "A stone from a truck.", details: { glassPart: "windshield", glassDamage: "crack" } },
  "service-other": { message: "Could you explain my deductible to me?", details: { policyLine: "home" } },
};

type Lead = Pick<typeof requests.$inferInsert, "reference" | "email" | "phone">;
type Person = { firstName: string; lastName: string };

/** Returns the columns of the n-th made-up service request. Its policy number is encrypted, as in any other. */
export function serviceColumns(keys: Keys, lead: Lead, person: Person, n: number) {
  const subject = pick(SERVICE_SUBJECTS, n);
  const { message, details } = SAMPLES[subject];
  const columns = columnsFor("service", { ...lead, ...person, subject, message });
  const asked = { ...details, carrier: pick(CARRIERS, n), policyNumber: `TX-${100_000 + n}` };
  return {
    ...columns,
    kind: "service" as const,
    number: nextNumber("service"),
    priority: isClaimSubject(subject) ? ("high" as const) : ("normal" as const),
    details: { ...columns.details, ...sealDetails(keys, { reference: lead.reference, details: asked }) },
  };
}
