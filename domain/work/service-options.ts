import { isAmong } from "../platform/typed-records.ts";

/**
 * The choices of the service forms, for customers who have a policy. Kept apart from the schemas, so that a page can
 * draw a form without loading them.
 */

/** The subjects of service requests, in the order in which they are offered. */
export const SERVICE_SUBJECTS = [
  "id-card",
  "proof",
  "certificate",
  "vehicle",
  "driver",
  "address",
  "lienholder",
  "billing",
  "cancellation",
  "loss",
  "glass",
  "service-other",
] as const;
export type ServiceSubject = (typeof SERVICE_SUBJECTS)[number];

export function isServiceSubject(value: unknown): value is ServiceSubject {
  return isAmong(SERVICE_SUBJECTS, value);
}

/** The subjects that report damage: at the desk they are urgent, and telling us does not report them to the insurer. */
const CLAIM_SUBJECTS = ["loss", "glass"] as const satisfies readonly ServiceSubject[];
type ClaimSubject = (typeof CLAIM_SUBJECTS)[number];

export function isClaimSubject(value: unknown): value is ClaimSubject {
  return isAmong(CLAIM_SUBJECTS, value);
}

/** The changes of a vehicle, a driver, an address or a lienholder on the policy. */
export const CHANGE_TYPES = ["add", "change", "remove"] as const;
/** Whoever asks for proof of insurance. */
export const PROOF_RECIPIENTS = ["lender", "landlord", "employer", "court", "other"] as const;
/** The use of an address. */
export const ADDRESS_USES = ["home", "mailing", "garaging"] as const;
export const BILLING_TOPICS = ["amount", "due-date", "method", "autopay", "late", "refund", "other"] as const;
export const CANCEL_WISHES = ["cancel", "not-renew"] as const;
export const CANCEL_REASONS = ["sold", "moved", "price", "other-company", "not-needed", "other"] as const;
export const LOSS_TYPES = [
  "collision",
  "theft",
  "vandalism",
  "weather",
  "fire",
  "water",
  "injury",
  "liability",
  "other",
] as const;
/** Answers to a question of fact that people may not know yet. */
export const KNOWN_ANSWERS = ["yes", "no", "unsure"] as const;
export const GLASS_PARTS = ["windshield", "side", "rear", "roof"] as const;
export const GLASS_DAMAGES = ["chip", "crack", "shattered"] as const;

/** Returns true for a subject whose message is the question itself, so that its form must have one. */
export const needsMessage = (subject: ServiceSubject): boolean => subject === "billing" || subject === "service-other";

/** The details that the form of a subject must have. The rules say the same, which a test checks. */
export const REQUIRED_DETAILS: Record<ServiceSubject, readonly string[]> = {
  "id-card": [],
  proof: [],
  certificate: ["holderName", "holderAddress"],
  vehicle: ["changeType"],
  driver: ["changeType", "driverName"],
  address: ["changeType", "street"],
  lienholder: ["changeType", "lienholderName"],
  billing: [],
  cancellation: ["cancelWish"],
  loss: ["lossType", "lossDate"],
  glass: ["glassPart"],
  "service-other": [],
};
