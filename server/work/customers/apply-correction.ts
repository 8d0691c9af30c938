import { eq, sql } from "drizzle-orm";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { knownLocation, locationOf, officeName } from "../../../domain/operations/settings/offices.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { isLanguage } from "../../../domain/platform/language.ts";
import { phoneDigits } from "../../../domain/platform/phone.ts";
import { emailKey, phoneSpelling } from "../../../domain/work/customer-keys.ts";
import { isEmptyValue, type DetailValue } from "../../../domain/work/detail-values.ts";
import { filterFields } from "../../../domain/work/request-fields.ts";
import { FIELDS } from "../../../domain/work/request-forms.ts";
import { KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { recomputeState } from "../history/request-state.ts";
import { detailFields } from "../leads/detail-fields.ts";
import { SERVER_KINDS } from "../leads/kinds.ts";
import { respondBy } from "../leads/respond-by.ts";
import { sealDetails, unsealedDetails } from "../leads/sealed-details.ts";
import { columnsFor, fieldsOf, type RequestRow } from "../leads/stored-fields.ts";
import { replaceLink } from "../private-links/link.ts";
import { followCorrection } from "./follow-correction.ts";
import { matchLead } from "./match-lead.ts";

type Values = Record<string, DetailValue>;
/** A correction of a locked request. */
export type Correction = {
  kind: LeadKind;
  row: RequestRow;
  /** The fields that change, with their new values. */
  values: Values;
  /** The columns that make the user the owner, where the action takes the request. */
  owner?: { ownerId?: number; routedBy?: null };
  /** The name of the colleague who proposed the change. */
  proposer?: string;
  /** True when the customer filled in the fields on the private page of the request. */
  isByCustomer?: boolean;
};

/** The user who corrects; null for the customer. */
type Author = { actor: Caller["actor"] | null };

/** The fields that are stored as `missing` when emptied. Other fields become an empty string. */
const MAY_BE_MISSING = ["name", "email", "phone"];

/**
 * Stores new values of a request's fields and writes the event with the old ones. Encrypted fields are named in the
 * event, their values are not. Consent belongs to a phone number: a new number has none. A wrong address may have got the
 * private link, which ends with it. With the first way to reach the customer, the request waits for an answer.
 */
export async function applyCorrection(deps: Deps, tx: Database, correction: Correction, { actor }: Author) {
  const { kind, row, values, owner = {}, proposer, isByCustomer } = correction;
  const agency = deps.settings.agency();
  const now = deps.clock();
  const stored = detailFields(deps.keys, agency, kind, row);
  const isOtherNumber = "phone" in values && phoneDigits(textOf(values["phone"])) !== phoneDigits(row.phone ?? "");
  const lostConsent = isOtherNumber && row.consentId !== null ? { consentId: row.consentId } : {};
  const columns = { ...columnsOf(deps, agency, correction), ...owner };
  const after = { ...row, ...columns };
  // A request that waits already, or that somebody answered, goes on as it is.
  const isReachable = row.waitsFor === "nobody" && becomesReachable(row, after);
  const deadline = isReachable && { respondBy: respondBy(agency, kind, now, after.location) };
  const [corrected] = await tx
    .update(requests)
    .set({ ...columns, ...deadline, ...(isOtherNumber && { consentId: null }), version: sql`${requests.version} + 1` })
    .where(eq(requests.id, row.id))
    .returning();
  if (!corrected) throw new AppError("notFound");
  if (hadWrongAddress(row, corrected)) await replaceLink(deps, tx, corrected);
  await followCorrection(tx, row, corrected);
  await matchLead(tx, corrected);
  const before = Object.fromEntries(Object.keys(values).map((field) => [field, stored[field] || null]));
  const hidden = Object.keys(values).filter((field) => !(field in unsealedDetails(values)));
  await writeDeskEvent(tx, {
    type: "corrected",
    requestId: row.id,
    customerId: row.customerId,
    actor,
    data: {
      before: { ...named(agency, before), ...lostConsent, ...(owner.ownerId && { ownerId: row.ownerId }) },
      after: { ...named(agency, values), ...owner },
      ...(hidden.length > 0 && { sealed: hidden }),
      ...(proposer && { proposer }),
      ...(isByCustomer && { isByCustomer }),
      ...(isReachable && { isReachable }),
      version: corrected.version,
    },
    at: now,
  });
  if (isReachable) await recomputeState(tx, row.id, now);
}

/** Returns true when a request that nobody could answer gets its first way to reach the customer. */
function becomesReachable(before: RequestRow, after: RequestRow): boolean {
  const canAnswer = ({ email, phone }: RequestRow) => Boolean(email || phone);
  return !before.isSuspect && before.respondBy === null && !canAnswer(before) && canAnswer(after);
}

/**
 * Returns true when the email or phone that a request had is replaced or removed. One that is only written in another
 * way is the same, and an empty one led to nobody.
 */
function hadWrongAddress(before: RequestRow, after: RequestRow): boolean {
  const [email, phone] = [emailKey(before.email), phoneSpelling(before.phone)];
  return (email !== null && email !== emailKey(after.email)) || (phone !== "" && phone !== phoneSpelling(after.phone));
}

const textOf = (value: DetailValue | undefined) => (typeof value === "string" ? value : "");

/** Returns the values that an event may show, with the name of the office instead of its id. */
function named(agency: Agency, values: Record<string, DetailValue | null>) {
  const { location, ...shown } = unsealedDetails(values);
  const office = typeof location === "string" ? location : null;
  return { ...shown, ...("location" in values && { location: officeName(agency, locationOf(agency, office)) }) };
}

/** Maps the corrected values to the columns of the request; details of its type are encrypted where they must be. */
function columnsOf(deps: Deps, agency: Agency, { kind, row, values }: Correction) {
  const kindFields = filterFields<string>(FIELDS[kind]);
  const changed = Object.entries(values).filter(([field]) => kindFields.includes(field));
  const filled = columnsFor(kind, {
    ...fieldsOf(kind, row),
    ...Object.fromEntries(changed.map(([field, value]) => [field, isEmptyValue(value) ? emptyOf(kind, field) : value])),
  });
  const further = Object.entries(values).filter(
    ([field]) => KINDS[kind].hasDetails && ![...kindFields, "language", "location"].includes(field),
  );
  const details: Record<string, unknown> = {
    ...row.details,
    ...filled.details,
    ...sealDetails(deps.keys, { reference: row.reference, details: Object.fromEntries(further) }),
  };
  for (const [field, value] of further) if (isEmptyValue(value)) delete details[field];
  const language = textOf(values["language"]);
  return {
    ...filled,
    details,
    language: isLanguage(language) ? language : row.language,
    ...("location" in values && moveTo(agency, row, textOf(values["location"]))),
  };
}

/** Returns how a field without a value is stored: a type as null, a name and a way to reach the customer as its kind does. */
function emptyOf(kind: LeadKind, field: string): null | "" {
  if (KINDS[kind].typeField === field) return null;
  return MAY_BE_MISSING.includes(field) ? SERVER_KINDS[kind].missing : "";
}

/**
 * Returns the columns of a request that moves to another office, or to the main one by an empty id. While nobody has
 * answered it, its deadline is that of the other office, counted from when it began to wait.
 */
function moveTo(agency: Agency, row: RequestRow, id: string): Partial<RequestRow> {
  const location = knownLocation(agency, id);
  if (location === null && id !== "") throw new AppError("invalid", { fields: { "to.location": "validation:choice" } });
  const { kind, waitsSince, firstResponseAt } = row;
  if (!row.respondBy || !waitsSince || firstResponseAt) return { location };
  return { location, respondBy: respondBy(agency, kind, waitsSince, location) };
}
